import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { noteAccount } from '#server/modules/chat/index.ts';
import { notifications } from '#server/modules/notifications/tables.ts';
import type { NoticeReader } from './notice-reader.ts';
import { areReadableBy, countUnread } from './notification-queries.ts';

/** Marks some of someone's notifications as read, or as unread; those of others are left alone. */
export function markRead(
  reader: NoticeReader,
  { ids, isRead }: { ids: readonly number[]; isRead: boolean },
): Promise<{ unread: number }> {
  return mark(reader, isRead, inArray(notifications.id, [...ids]));
}

/** Marks as read what came up to a notification, and nothing that came after it: nobody has seen that. */
export function markAllRead(reader: NoticeReader, { upTo }: { upTo: number }): Promise<{ unread: number }> {
  return mark(reader, true, lte(notifications.id, upTo));
}

function mark(reader: NoticeReader, isRead: boolean, which: ReturnType<typeof lte>): Promise<{ unread: number }> {
  return transaction(async (tx) => {
    const changed = await tx
      .update(notifications)
      .set({ readAt: isRead ? mallNow : null })
      .where(
        and(
          areReadableBy(reader),
          which,
          isRead ? isNull(notifications.readAt) : sql`${notifications.readAt} is not null`,
        ),
      )
      .returning({ id: notifications.id });
    // Other pages of the same person count again.
    if (changed.length > 0) await noteAccount(tx, { accountId: reader.accountId, name: 'notification', id: 0 });
    return { unread: await countUnread(tx, reader) };
  });
}
