import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { inboxFilters } from '#contract/chat/desk.ts';
import type { listInbox as contract } from '#contract/chat/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { containing } from '#server/database/wildcards.ts';
import { deskChatsOf } from '#server/modules/chat/conversations/chat-queries.ts';
import { type Clerk, isOwn } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

const countedMax = 10_000; // nobody pages further

/** Conversations of a desk: those that wait first, by how long, and then the newest message first. */
export async function listInbox(
  clerk: Clerk,
  { show, keyword, page, limit }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const shown: Record<(typeof inboxFilters)[number], SQL> = {
    waiting: sql`"chats".state = 'waiting'`,
    mine: sql`"chats".state = 'assigned' and "chats".clerk_id = ${clerk.accountId}::int`,
    open: sql`"chats".state <> 'closed'`,
    closed: sql`"chats".state = 'closed'`,
    blocked: sql`"chats".blocked_by_desk_at is not null`,
  };
  const number = /^\d{1,9}$/.test(keyword ?? '') ? Number(keyword) : null;
  const found =
    keyword === undefined
      ? sql`true`
      : sql`("chats".id = ${number}::int or exists (
          select from ${accounts} n where n.id = "chats".account_id and n.nickname ilike ${containing(keyword)}))`;
  const where = sql`where ${isOwn(clerk)} and "chats".last_number > 0 and ${shown[show]} and ${found}`;
  const order =
    show === 'closed'
      ? sql`"chats".last_at desc, "chats".id desc`
      : sql`"chats".waiting_since asc nulls last, "chats".last_at desc, "chats".id desc`;
  const [list, [counted]] = await Promise.all([
    deskChatsOf(
      database(),
      clerk,
      sql`${where} order by ${order} limit ${limit}::int offset ${(page - 1) * limit}::int`,
    ),
    statement<{ total: number }>(
      'count_inbox',
      sql`select count(*)::int as total from (select from ${chats} ${where} limit ${countedMax}::int) counted`,
    ).rows(database()),
  ]);
  return { list, total: counted?.total ?? 0, page, limit };
}
