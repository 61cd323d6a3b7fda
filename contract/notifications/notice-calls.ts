import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, nothing } from '#contract/core/values.ts';
import {
  listingInput,
  NoticePreferences,
  NotificationPage,
  noticesMax,
  savePreferencesInput,
  unreadCount,
} from './values.ts';

// Notifications for whoever has signed in. Shoppers, people of shops and operators have the same calls: shopper.ts, merchant.ts
// and platform-bell.ts list them. Everyone sees their own alone, and at work only what they may do there.

const baseOf = {
  shopper: '/api/front/notifications',
  merchant: '/api/merchant/notifications',
  platform: '/api/platform/notifications',
} as const;

export function noticeCalls<Who extends 'shopper' | 'merchant' | 'platform'>(who: Who) {
  const shared = who === 'shopper' ? { who } : { who, scope: 'any' as never };
  const refused = who === 'shopper' ? (['not_signed_in'] as const) : (['not_signed_in', 'not_allowed'] as const);
  const base: `/api/${string}` = baseOf[who];
  return {
    listNotifications: call({
      ...{ method: 'GET', path: `${base}/list`, ...shared },
      summary: 'Lists the caller’s notifications, newest first',
      input: z.object(listingInput),
      output: NotificationPage,
      refuses: ['bad_input', ...refused],
    }),
    countUnread: call({
      ...{ method: 'GET', path: `${base}/unread`, ...shared },
      summary: 'Counts the caller’s unread notifications',
      input: nothing,
      output: unreadCount,
      refuses: refused,
    }),
    markRead: call({
      ...{ method: 'POST', path: `${base}/read`, ...shared },
      summary: 'Marks notifications of the caller as read, or as unread. Others are left alone',
      input: z.object({ ids: z.array(Id).min(1).max(noticesMax), isRead: z.boolean().default(true) }),
      output: unreadCount,
      refuses: ['bad_input', ...refused],
    }),
    markAllRead: call({
      ...{ method: 'POST', path: `${base}/read/all`, ...shared },
      summary:
        'Marks everything as read up to the newest notification that the caller has seen: what came since stays unread',
      input: z.object({ upTo: Id }),
      output: unreadCount,
      refuses: ['bad_input', ...refused],
    }),
    getPreferences: call({
      ...{ method: 'GET', path: `${base}/preferences`, ...shared },
      summary: 'Returns what the caller is notified of, by which channels, and when not',
      input: nothing,
      output: NoticePreferences,
      refuses: refused,
    }),
    savePreferences: call({
      ...{ method: 'POST', path: `${base}/preferences/save`, ...shared },
      summary: 'Saves what the caller is notified of, unless it was changed elsewhere since `version`',
      input: savePreferencesInput,
      output: z.object({ version: z.int().min(1) }),
      refuses: ['bad_input', ...refused, 'changed_meanwhile'],
    }),
  };
}
