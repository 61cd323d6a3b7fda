import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { NoticeKind } from '#contract/notifications/kinds.ts';
import { type Notification, type NotificationPage, unreadMax } from '#contract/notifications/values.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { noticeText } from '#server/modules/notifications/notice-text.ts';
import { notifications } from '#server/modules/notifications/tables.ts';
import type { NoticeReader } from './notice-reader.ts';

/** The condition for notifications that someone may read. Every query of them has it. */
export function areReadableBy({ accountId, side, shopId, kinds }: NoticeReader): SQL | undefined {
  return and(
    eq(notifications.accountId, accountId),
    eq(notifications.side, side),
    shopId === null ? isNull(notifications.shopId) : eq(notifications.shopId, shopId),
    kinds === null ? undefined : kinds.length === 0 ? sql`false` : inArray(notifications.kind, [...kinds]),
    eq(notifications.isShown, true),
  );
}

const isUnread = isNull(notifications.readAt);

export async function countUnread(on: Asker, reader: NoticeReader): Promise<number> {
  const few = on
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(areReadableBy(reader), isUnread))
    .limit(unreadMax)
    .as('few');
  const [counted] = await on.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(few);
  return counted?.count ?? 0;
}

type Listing = {
  before?: number | undefined;
  limit: number;
  unread?: boolean | undefined;
  kind?: NoticeKind | undefined;
};

/** Someone's notifications, newest first. */
export async function listNotifications(
  reader: NoticeReader,
  { before, limit, unread, kind }: Listing,
): Promise<NotificationPage> {
  const rows = await database()
    .select()
    .from(notifications)
    .where(
      and(
        areReadableBy(reader),
        before === undefined ? undefined : lt(notifications.id, before),
        unread ? isUnread : undefined,
        kind && eq(notifications.kind, kind),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const list = rows.slice(0, limit).map((row) => shownIn(reader.locale, row));
  const next = rows.length > limit ? (list.at(-1)?.id ?? null) : null;
  return { list, next, unread: await countUnread(database(), reader) };
}

/** One of someone's notifications; null when it is not theirs. */
export async function findNotification(reader: NoticeReader, id: number): Promise<Notification | null> {
  const [row] = await database()
    .select()
    .from(notifications)
    .where(and(areReadableBy(reader), eq(notifications.id, id)));
  return row ? shownIn(reader.locale, row) : null;
}

export function shownIn(locale: Locale, row: typeof notifications.$inferSelect): Notification {
  const { id, kind, text, facts, link, createdAt, readAt } = row;
  return {
    ...{ id, kind, link, text: noticeText(locale, text, facts) },
    ...{ at: createdAt.toISOString(), isRead: readAt !== null },
  };
}
