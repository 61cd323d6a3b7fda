import { type SQL, sql } from 'drizzle-orm';
import type { Segment } from '#contract/campaigns/platform.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { accounts, sessions } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { campaignPeople } from './tables.ts';

const sliceSize = 5_000; // accounts that one statement looks at, so that it ends long before its time limit

/** Accounts with ids above `after`, up to `upTo`. */
type Slice = { after: number; upTo: number };

const ago = (days: number) => sql`mall_now() - make_interval(days => ${days}::int)`;

/** Which accounts `a` belong to a segment; with a slice, of those in it. */
function isIn(segment: Segment, slice?: Slice): SQL {
  const isWithin = (id: SQL) => (slice ? sql`${id} > ${slice.after} and ${id} <= ${slice.upTo}` : sql`true`);
  const isMember = sql`a.disabled_at is null and a.adopted_by is null and a.user_type <> 'visitor'
    and ${isWithin(sql`a.id`)}`;
  // Only their orders are added up, and not those of the whole mall again for each slice. There are two indexes by account,
  // of hidden orders and of the others: naming both kinds lets the database use them.
  const isHiddenOrNot = slice ? sql`(o.hidden_at is null or o.hidden_at is not null)` : sql`true`;
  const isTheirs = sql`${isWithin(sql`o.account_id`)} and ${isHiddenOrNot}`;
  switch (segment.kind) {
    case 'everybody':
      return isMember;
    case 'account':
      return sql`${isMember} and a.id = ${segment.accountId}`;
    case 'unseen':
      return sql`${isMember} and a.created_at <= ${ago(segment.days)} and not exists (
        select 1 from ${sessions} s where s.account_id = a.id and s.seen_at > ${ago(segment.days)})`;
    case 'spent':
      return sql`${isMember} and a.id in (
        select o.account_id from ${orders} o where o.paid_at > ${ago(segment.days)} and ${isTheirs}
        group by o.account_id having sum(o.payable - o.refunded_payable) >= ${segment.amount})`;
    case 'bought':
      return sql`${isMember} and a.id in (
        select o.account_id from ${orders} o join ${orderLines} l on l.order_id = o.id join ${products} p on p.id = l.product_id
        where o.paid_at > ${ago(segment.days)} and ${isTheirs} and o.status not in ('cancelled', 'refunded') and p.category_id in (
          select leaf.id from ${categories} leaf left join ${categories} middle on middle.id = leaf.parent_id
          where ${segment.categoryId} in (leaf.id, leaf.parent_id, middle.parent_id)))`;
  }
}

/** How many people a segment has now: no further than `max`, since a large mall should not wait to learn that there are many. */
export async function countPeople(segment: Segment, max: number): Promise<number> {
  const [counted] = await statement<{ people: number }>(
    'count_segment',
    sql`select count(*)::int as people from (select 1 from ${accounts} a where ${isIn(segment)} limit ${max}) counted`,
  ).rows(database());
  return counted?.people ?? 0;
}

type Gathered = { people: number; upTo: number; isLast: boolean };

/** Writes down whom a campaign is for, of the accounts that come next after this id. */
export async function gatherSlice(on: Asker, campaignId: number, segment: Segment, after: number): Promise<Gathered> {
  const { isLast, ...slice } = await nextSlice(on, segment, after);
  const people = await statement(
    'gather_campaign_people',
    sql`insert into ${campaignPeople} (campaign_id, account_id)
      select ${campaignId}::int, a.id from ${accounts} a where ${isIn(segment, slice)} order by a.id on conflict do nothing`,
  ).run(on);
  return { people, upTo: slice.upTo, isLast };
}

/** The accounts to look at next, whether or not they are in the segment. */
async function nextSlice(on: Asker, segment: Segment, after: number): Promise<Slice & { isLast: boolean }> {
  if (segment.kind === 'account') return { after: segment.accountId - 1, upTo: segment.accountId, isLast: true };
  const [next] = await statement<{ accounts: number; upTo: number }>(
    'next_accounts',
    sql`select count(*)::int as accounts, coalesce(max(id), ${after}::int) as "upTo"
      from (select id from ${accounts} where id > ${after} order by id limit ${sliceSize}) next_ones`,
  ).rows(on);
  if (!next) throw new Error('Counting accounts returned no row');
  return { after, upTo: next.upTo, isLast: next.accounts < sliceSize };
}
