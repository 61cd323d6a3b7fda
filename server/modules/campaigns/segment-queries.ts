import { type SQL, sql } from 'drizzle-orm';
import type { Segment } from '#contract/campaigns/platform.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { categories, products } from '#server/modules/catalogue/tables.ts';
import { accounts, sessions } from '#server/modules/identity/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { campaignPeople } from './tables.ts';

const ago = (days: number) => sql`mall_now() - make_interval(days => ${days}::int)`;
const isMember = sql`a.disabled_at is null and a.adopted_by is null and a.user_type <> 'visitor'`;

/** Which accounts `a` belong to a segment. */
function isIn(segment: Segment): SQL {
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
        select o.account_id from ${orders} o where o.paid_at > ${ago(segment.days)}
        group by o.account_id having sum(o.payable - o.refunded_payable) >= ${segment.amount})`;
    case 'bought':
      return sql`${isMember} and a.id in (
        select o.account_id from ${orders} o join ${orderLines} l on l.order_id = o.id join ${products} p on p.id = l.product_id
        where o.paid_at > ${ago(segment.days)} and o.status not in ('cancelled', 'refunded') and p.category_id in (
          select leaf.id from ${categories} leaf left join ${categories} middle on middle.id = leaf.parent_id
          where ${segment.categoryId} in (leaf.id, leaf.parent_id, middle.parent_id)))`;
  }
}

export async function countPeople(segment: Segment, on: Asker = database()): Promise<number> {
  const [counted] = await statement<{ people: number }>(
    'count_segment',
    sql`select count(*)::int as people from ${accounts} a where ${isIn(segment)}`,
  ).rows(on);
  return counted?.people ?? 0;
}

/** Writes down whom a campaign is for, and returns how many they are. */
export function gatherPeople(on: Asker, campaignId: number, segment: Segment): Promise<number> {
  return statement(
    'gather_campaign_people',
    sql`insert into ${campaignPeople} (campaign_id, account_id)
      select ${campaignId}::int, a.id from ${accounts} a where ${isIn(segment)} on conflict do nothing`,
  ).run(on);
}
