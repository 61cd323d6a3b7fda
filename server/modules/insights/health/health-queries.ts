import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import type {
  getHealth,
  HealthFactor,
  listCostlyChats,
  listCostlyRefunds,
  listCostlyReviews,
  listLateOrders,
} from '#contract/insights/merchant-health.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { insightHealth } from '#server/modules/insights/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { reviews } from '#server/modules/reviews/tables.ts';
import {
  chatAnswers,
  chatRatings,
  isFaulty,
  isLate,
  refundAnswers,
  reviewAnswers,
  since,
} from './health-rules-queries.ts';
import { costOfOne, type HealthCounts, rounded, scoreOf } from './health-score.ts';

type ChatCounts = Pick<HealthCounts, 'chats' | 'slowChats' | 'ratings' | 'imperfectRatings' | 'ratingStars'>;

const nothing: Omit<HealthCounts, keyof ChatCounts> = {
  ...{ sent: 0, late: 0, paid: 0, faulty: 0, answers: 0, slow: 0 },
  ...{ reviews: 0, imperfect: 0, stars: 0 },
};

async function readCounts(shopId: number): Promise<HealthCounts & { countedAt: Date | null }> {
  const [[row], chats] = await Promise.all([
    database().select().from(insightHealth).where(eq(insightHealth.shopId, shopId)),
    countChats(shopId),
  ]);
  return { ...(row ?? { ...nothing, countedAt: null }), ...chats };
}

/** Counted whenever it is asked for: a month of one desk is a short part of an index. */
async function countChats(shopId: number): Promise<ChatCounts> {
  const [row] = await statement<ChatCounts>(
    'count_chats_of_health',
    sql`
    select answered.*, rated.* from (
      select count(*)::int as chats, (count(*) filter (where is_slow))::int as "slowChats" from (${chatAnswers(sql`${shopId}`)}) a
    ) answered, (
      select count(*)::int as ratings, (count(*) filter (where stars < 5))::int as "imperfectRatings",
        coalesce(sum(stars), 0)::int as "ratingStars"
      from (${chatRatings(sql`${shopId}`)}) r
    ) rated`,
  ).rows(database());
  if (!row) throw new Error('Counting conversations returned no row');
  return row;
}

/** The score of a shop, from what was counted last. */
export async function getHealthOf(shopId: number): Promise<OutputOf<typeof getHealth>> {
  const counts = await readCounts(shopId);
  const { score, factors } = scoreOf(counts);
  return {
    score,
    countedAt: counts.countedAt?.toISOString() ?? null,
    factors: factors.map((factor) => ({
      ...factor,
      points: factor.points === null ? null : rounded(factor.points),
      average: factor.average === null ? null : rounded(factor.average),
    })),
  };
}

type Cost = { at: string; doneAt: string | null; total: number };
const isoOf = (time: string) => new Date(time).toISOString();
const timesOf = ({ at, doneAt }: Cost) => ({ at: isoOf(at), doneAt: doneAt && isoOf(doneAt) });
const costOf = async (shopId: number, factor: HealthFactor) => costOfOne(factor, await readCounts(shopId));
const pageOf = ({ page, limit }: Paging): SQL => sql`limit ${limit}::int offset ${(page - 1) * limit}::int`;

export async function listLateOrdersOf(shopId: number, paging: Paging): Promise<OutputOf<typeof listLateOrders>> {
  const [cost, rows] = await Promise.all([
    costOf(shopId, 'shipping'),
    statement<Cost & { orderNo: string }>(
      'list_late_orders',
      sql`
      select o.number as "orderNo", coalesce(o.ship_by, o.overdue_at) as at, o.shipped_at as "doneAt", count(*) over ()::int as total
      from ${orders} o where o.shop_id = ${shopId} and ${isLate}
      order by o.overdue_at desc, o.id desc ${pageOf(paging)}`,
    ).rows(database()),
  ]);
  const list = rows.map((row) => ({ orderNo: row.orderNo, ...timesOf(row), cost: rounded(cost) }));
  return { list, total: rows[0]?.total ?? 0, ...paging };
}

export async function listCostlyRefundsOf(
  shopId: number,
  { factor, ...paging }: z.output<typeof listCostlyRefunds.input>,
): Promise<OutputOf<typeof listCostlyRefunds>> {
  const costly =
    factor === 'refunds'
      ? sql`select r.id, r.created_at as at, r.refunded_at as done_at from ${refunds} r where r.shop_id = ${shopId} and ${isFaulty}`
      : sql`select id, at, done_at from (${refundAnswers(sql`${shopId}`)}) a where is_slow`;
  const [cost, rows] = await Promise.all([
    costOf(shopId, factor),
    statement<Cost & { number: string; reason: string }>(
      `list_costly_refunds_${factor}`,
      sql`
      select r.number, r.reason, c.at, c.done_at as "doneAt", count(*) over ()::int as total
      from (${costly}) c join ${refunds} r on r.id = c.id order by c.at desc, c.id desc ${pageOf(paging)}`,
    ).rows(database()),
  ]);
  const list = rows.map((row) => ({
    refundOrderNo: row.number,
    reason: row.reason,
    ...timesOf(row),
    cost: rounded(cost),
  }));
  return { list, total: rows[0]?.total ?? 0, ...paging };
}

export async function listCostlyReviewsOf(
  shopId: number,
  { factor, ...paging }: z.output<typeof listCostlyReviews.input>,
  locale: Locale,
): Promise<OutputOf<typeof listCostlyReviews>> {
  const costly =
    factor === 'reviews'
      ? sql`select r.id, r.created_at as at, r.replied_at as done_at from ${reviews} r
          where r.shop_id = ${shopId} and r.created_at >= ${since} and r.hidden_at is null and r.product_score < 5`
      : sql`select id, at, done_at from (${reviewAnswers(sql`${shopId}`)}) a where is_slow`;
  const [cost, rows] = await Promise.all([
    costOf(shopId, factor),
    statement<Cost & { reviewId: number; product: string; stars: number; text: string }>(
      `list_costly_reviews_${factor}`,
      sql`
      select r.id as "reviewId", ${textIn(sql`p.name`, locale)} as product, r.product_score as stars, r.text, c.at,
        c.done_at as "doneAt", count(*) over ()::int as total
      from (${costly}) c join ${reviews} r on r.id = c.id join ${products} p on p.id = r.product_id
      order by c.at desc, c.id desc ${pageOf(paging)}`,
    ).rows(database()),
  ]);
  const list = rows.map((row) => ({
    ...{ reviewId: row.reviewId, product: row.product, stars: row.stars, text: row.text },
    ...timesOf(row),
    cost: rounded(factor === 'reviews' ? cost * (5 - row.stars) : cost),
  }));
  return { list, total: rows[0]?.total ?? 0, ...paging };
}

export async function listCostlyChatsOf(
  shopId: number,
  { factor, ...paging }: z.output<typeof listCostlyChats.input>,
): Promise<OutputOf<typeof listCostlyChats>> {
  const costly =
    factor === 'chats'
      ? sql`select id, chat_id, at, done_at, null::int as stars, '' as comment from (${chatAnswers(sql`${shopId}`)}) a where is_slow`
      : sql`select id, chat_id, at, null::timestamptz as done_at, stars, comment from (${chatRatings(sql`${shopId}`)}) r where stars < 5`;
  const [cost, rows] = await Promise.all([
    costOf(shopId, factor),
    statement<Cost & { id: number; chatId: number | null; stars: number | null; comment: string }>(
      `list_costly_chats_${factor}`,
      sql`
      select c.id, c.chat_id as "chatId", c.stars, c.comment, c.at, c.done_at as "doneAt", count(*) over ()::int as total
      from (${costly}) c order by c.at desc, c.id desc ${pageOf(paging)}`,
    ).rows(database()),
  ]);
  const list = rows.map((row) => ({
    ...{ roundId: row.id, chatId: row.chatId, stars: row.stars, comment: row.comment },
    ...timesOf(row),
    cost: rounded(row.stars === null ? cost : cost * (5 - row.stars)),
  }));
  return { list, total: rows[0]?.total ?? 0, ...paging };
}
