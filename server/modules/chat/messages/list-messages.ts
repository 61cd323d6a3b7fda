import { sql } from 'drizzle-orm';
import type { Chat, DeskChat, Messages } from '#contract/chat/values.ts';
import { database } from '#server/database/connection.ts';
import { containing } from '#server/database/wildcards.ts';
import { getChat, getDeskChat } from '#server/modules/chat/conversations/chat-queries.ts';
import type { Clerk, Party, Shopper } from '#server/modules/chat/party.ts';
import { isVisibleTo, readRows, showMessages } from './message-queries.ts';

export type Reading = {
  chatId: number;
  after?: number | undefined;
  before?: number | undefined;
  keyword?: string | undefined;
  limit: number;
};

export async function listMessages(shopper: Shopper, reading: Reading): Promise<Messages & { chat: Chat }> {
  // Before the messages: what is written meanwhile must not count as known.
  const chat = await getChat(shopper, reading.chatId);
  return { ...(await readMessages(shopper, reading, chat.lastNumber)), chat };
}

export async function listDeskMessages(clerk: Clerk, reading: Reading): Promise<Messages & { chat: DeskChat }> {
  const chat = await getDeskChat(clerk, reading.chatId);
  return { ...(await readMessages(clerk, reading, chat.lastNumber)), chat };
}

/** Messages of a conversation that the party may read, in the order of their numbers. */
async function readMessages(
  party: Party,
  { chatId, after, before, keyword, limit }: Reading,
  lastNumber: number,
): Promise<Messages> {
  const isForward = after !== undefined;
  const rows = await readRows(
    database(),
    sql`where m.chat_id = ${chatId}::int and m.number > ${after ?? 0}::int
      and (${before ?? null}::int is null or m.number < ${before ?? null}::int) and ${isVisibleTo(party)}
      and (${keyword ?? null}::text is null or m.kind = 'text' and m.text ilike ${containing(keyword ?? '')})
      order by m.number ${isForward ? sql`asc` : sql`desc`} limit ${limit + 1}::int`,
  );
  const hasMore = rows.length > limit;
  const shown = isForward ? rows.slice(0, limit) : rows.slice(0, limit).reverse();
  const list = await showMessages(party, shown);
  const last = list.at(-1)?.number ?? 0;
  const isWhole = keyword === undefined && before === undefined;
  const upTo = !isWhole ? 0 : isForward && hasMore ? last : Math.max(lastNumber, last);
  return { list, upTo, hasMore };
}
