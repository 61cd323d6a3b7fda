import { sql } from 'drizzle-orm';
import type { ExportedPart } from '#server/modules/accounts/index.ts';
import { noticePreferences, notifications } from '#server/modules/notifications/tables.ts';

/** What the file about a person has of their notifications. */
export const exportedNotifications: readonly ExportedPart[] = [
  {
    name: 'notifications',
    rows: (
      id,
      after,
    ) => sql`select n.id as key, jsonb_build_object('kind', n.kind, 'text', n.text, 'facts', n.facts, 'link', n.link,
        'notifiedAt', n.created_at, 'readAt', n.read_at) as value
      from ${notifications} n where n.account_id = ${id} and n.id > ${after} order by n.id`,
  },
  {
    name: 'notificationPreferences',
    rows: (id, after) => sql`select p.id as key, to_jsonb(p) - 'account_id' as value
      from ${noticePreferences} p where p.account_id = ${id} and p.id > ${after} order by p.id`,
  },
];
