import { noticeCalls } from './notice-calls.ts';

// The notifications of whoever shops.

export const { listNotifications, countUnread, markRead, markAllRead, getPreferences, savePreferences } =
  noticeCalls('shopper');
