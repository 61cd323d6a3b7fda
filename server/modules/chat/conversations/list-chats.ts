import { sql } from 'drizzle-orm';
import type { listChats as contract } from '#contract/chat/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { isOwn, type Shopper } from '#server/modules/chat/party.ts';
import { chatMessages, chats } from '#server/modules/chat/tables.ts';
import { chatsOf } from './chat-queries.ts';

const countedMax = 100;

/** A shopper's conversations in which something was written, the newest message first. */
export async function listChats(shopper: Shopper, { page, limit }: Paging): Promise<OutputOf<typeof contract>> {
  const written = sql`(${isOwn(shopper)}) and "chats".last_number > 0`;
  const [list, [counted]] = await Promise.all([
    chatsOf(
      database(),
      shopper,
      sql`where ${written} order by "chats".last_at desc, "chats".id desc limit ${limit}::int offset ${(page - 1) * limit}::int`,
    ),
    statement<{ total: number }>('count_chats', sql`select count(*)::int as total from ${chats} where ${written}`).rows(
      database(),
    ),
  ]);
  return { list, total: counted?.total ?? 0, page, limit };
}

/** How many of them have something to read. */
export async function countUnread(shopper: Shopper): Promise<{ count: number }> {
  const [row] = await statement<{ count: number }>(
    'count_unread_chats',
    sql`select count(*)::int as count from (
      select from ${chats} where (${isOwn(shopper)}) and "chats".last_number > "chats".shopper_read and exists (
        select from ${chatMessages} m
        where m.chat_id = "chats".id and m.number > "chats".shopper_read and m.side <> 'shopper')
      limit ${countedMax}::int) unread`,
  ).rows(database());
  return { count: row?.count ?? 0 };
}
