import { bellCalls } from './bell-calls.ts';

// The notifications of someone who works for a shop: of that shop alone, and of what they may do there.

export const { listNotifications, countUnread, markRead, markAllRead, getPreferences, savePreferences, openBell } =
  bellCalls('merchant');
