import { bellCalls } from './bell-calls.ts';

// The notifications of operators.

export const { listNotifications, countUnread, markRead, markAllRead, getPreferences, savePreferences, openBell } =
  bellCalls('platform');
