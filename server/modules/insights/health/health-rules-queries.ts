import { type SQL, sql } from 'drizzle-orm';
import {
  chatAnswerHours,
  healthDays,
  refundAnswerHours,
  reviewAnswerHours,
  reviewToAnswerStars,
} from '#contract/insights/merchant-health.ts';
import { chatRounds } from '#server/modules/chat/tables.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';

// What costs points, once for the counts and for the lists of exactly these orders, refunds and reviews.

export const since = sql`(mall_now() - make_interval(days => ${sql.raw(String(healthDays))}))`;

/** An order `o` that was not sent before its deadline, which was lately; whatever became of it. */
export const isLate = sql`o.overdue_at is not null and o.overdue_at >= ${since}`;

/** A refund `r` for which the shop is to blame, unless it was withdrawn, refused or never sent back. */
export const isFaulty = sql`r.created_at >= ${since} and r.status not in ('withdrawn', 'refused', 'expired')
  and r.reason in ('not_as_described', 'damaged', 'wrong_goods', 'missing_parts', 'poor_quality', 'late')`;

const hours = (count: number) => sql`make_interval(hours => ${sql.raw(String(count))})`;

/** Requests of buyers that the shop has answered, or should have: what the clock or the platform decided was not answered. */
export const refundAnswers = (shopId: SQL) => sql`
  select r.id, r.created_at as at, answered.at as done_at,
    coalesce(answered.at, mall_now()) > r.created_at + ${hours(refundAnswerHours)} as is_slow
  from ${refunds} r
  cross join lateral (
    select min(h.at) filter (where h.by = 'shop') as at, bool_or(h.step = 1 and h.by = 'shop') as is_granted
    from ${refundStatusHistory} h where h.refund_id = r.id
  ) answered
  where r.shop_id = ${shopId} and r.created_at >= ${since} and not coalesce(answered.is_granted, false)
    and (answered.at is not null or (r.status <> 'withdrawn' and r.created_at + ${hours(refundAnswerHours)} < mall_now()))`;

/** Reviews of few stars that the shop has answered, or should have. */
export const reviewAnswers = (shopId: SQL) => sql`
  select r.id, r.created_at as at, r.replied_at as done_at,
    coalesce(r.replied_at, mall_now()) > r.created_at + ${hours(reviewAnswerHours)} as is_slow
  from ${reviews} r
  where r.shop_id = ${shopId} and r.created_at >= ${since} and r.hidden_at is null
    and r.product_score <= ${sql.raw(String(reviewToAnswerStars))}
    and (r.replied_at is not null or r.created_at + ${hours(reviewAnswerHours)} < mall_now())`;

/**
 * Questions in conversations that the shop's desk has answered, or should have; the automatic answer is none. What it passed on
 * unanswered is the other desk's: there a round begins in the same transaction.
 */
export const chatAnswers = (shopId: SQL) => sql`
  select r.id, r.chat_id, r.opened_at as at, r.answered_at as done_at,
    coalesce(r.answered_at, mall_now()) > r.opened_at + ${hours(chatAnswerHours)} as is_slow
  from ${chatRounds} r
  where coalesce(r.shop_id, 0) = ${shopId} and r.opened_at >= ${since}
    and (r.answered_at is not null or (r.opened_at + ${hours(chatAnswerHours)} < mall_now() and not exists (
      select from ${chatRounds} n where n.chat_id = r.chat_id and n.id > r.id and n.opened_at = r.closed_at)))`;

/** Conversations that their shoppers have rated. */
export const chatRatings = (shopId: SQL) => sql`
  select r.id, r.chat_id, r.rated_at as at, r.stars, r.comment from ${chatRounds} r
  where coalesce(r.shop_id, 0) = ${shopId} and r.opened_at >= ${since} and r.rated_at is not null`;
