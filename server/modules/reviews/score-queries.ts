import { sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { type getScores, scoreMonths } from '#contract/reviews/merchant.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { reviews } from './tables.ts';

type Month = OutputOf<typeof getScores>[number];

/** Count and average of a shop's visible reviews in each of the last months, the present one last. Months are those of UTC. */
export async function listScores(shopId: number): Promise<Month[]> {
  return statement<Month>(
    'list_scores',
    sql`
    select to_char(month, 'YYYY-MM-DD') as month, given.count, given.average
    from (
      select date_trunc('month', mall_now() at time zone 'UTC') - make_interval(months => back) as month
      from generate_series(0, ${scoreMonths - 1}) as back
    ) months
    cross join lateral (
      select count(*)::int as count, round(avg(r.product_score), 2)::float as average from ${reviews} r
      where r.shop_id = ${shopId} and r.hidden_at is null
        and r.created_at >= month at time zone 'UTC' and r.created_at < (month + interval '1 month') at time zone 'UTC'
    ) given
    order by month`,
  ).rows(database());
}
