import { sql } from 'drizzle-orm';
import type { getChatFigures as contract } from '#contract/chat/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { type Clerk, isOwn } from '#server/modules/chat/party.ts';
import { chatRounds, chats } from '#server/modules/chat/tables.ts';

type Figures = OutputOf<typeof contract>;

/** What a desk is measured by: what is open now, and the rounds of the last days. */
export async function getFigures(clerk: Clerk, days: number): Promise<Figures> {
  const seconds = sql`extract(epoch from r.answered_at - r.opened_at)`;
  const [row] = await statement<Figures>(
    'chat_figures',
    sql`select now_open.*, rounds.* from (
        select count(*)::int as open, count("chats".waiting_since)::int as waiting,
          floor(extract(epoch from greatest(mall_now(), min("chats".waiting_since)) - min("chats".waiting_since)))::int as "longestWaitSeconds"
        from ${chats} where ${isOwn(clerk)} and "chats".state <> 'closed' and "chats".last_number > 0
      ) now_open, (
        select count(*)::int as asked, count(r.answered_at)::int as answered,
          floor(percentile_cont(0.5) within group (order by ${seconds}))::int as "medianAnswerSeconds",
          floor(percentile_cont(0.9) within group (order by ${seconds}))::int as "slowAnswerSeconds",
          count(r.stars)::int as rated, round(avg(r.stars), 2)::float8 as stars
        from ${chatRounds} r
        where coalesce(r.shop_id, 0) = ${clerk.shopId ?? 0}::int and r.opened_at > mall_now() - make_interval(days => ${days}::int)
      ) rounds`,
  ).rows(database());
  if (!row) throw new Error('Figures of a desk returned no row');
  return row;
}
