import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { insightFigures, insightHealth } from '#server/modules/insights/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { isFaulty, isLate, refundAnswers, reviewAnswers, since } from './health-rules-queries.ts';

/** Counts what every shop's score is computed from. */
export async function countHealth(tx: Transaction): Promise<void> {
  await statement(
    'count_health',
    sql`
    insert into ${insightHealth} as known
      (shop_id, sent, late, paid, faulty, answers, slow, reviews, imperfect, stars, counted_at)
    select s.id, sent.count + late.count, late.count, paid.count, faulty.count, asked.count + low.count, asked.slow + low.slow,
      given.count, given.imperfect, given.stars, mall_now()
    from ${shops} s
    cross join lateral (
      select count(*)::int as count from ${orders} o
      where o.shop_id = s.id and o.paid_at >= ${since} - interval '60 days' and o.paid_at is not null
        and o.shipped_at >= ${since} and o.overdue_at is null
    ) sent
    cross join lateral (select count(*)::int as count from ${orders} o where o.shop_id = s.id and ${isLate}) late
    cross join lateral (
      select coalesce(sum(f.paid), 0)::int as count from ${insightFigures} f
      where f.shop_id = s.id and f.part = 'all' and f.day >= (${since} at time zone 'UTC')::date
    ) paid
    cross join lateral (select count(*)::int as count from ${refunds} r where r.shop_id = s.id and ${isFaulty}) faulty
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where is_slow))::int as slow from (${refundAnswers(sql`s.id`)}) a
    ) asked
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where is_slow))::int as slow from (${reviewAnswers(sql`s.id`)}) a
    ) low
    cross join lateral (
      select count(*)::int as count, (count(*) filter (where r.product_score < 5))::int as imperfect,
        coalesce(sum(r.product_score), 0)::int as stars
      from ${reviews} r where r.shop_id = s.id and r.created_at >= ${since} and r.hidden_at is null
    ) given
    on conflict (shop_id) do update set sent = excluded.sent, late = excluded.late, paid = excluded.paid,
      faulty = excluded.faulty, answers = excluded.answers, slow = excluded.slow, reviews = excluded.reviews,
      imperfect = excluded.imperfect, stars = excluded.stars, counted_at = excluded.counted_at`,
  ).run(tx);
}
