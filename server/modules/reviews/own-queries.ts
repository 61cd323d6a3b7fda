import { and, asc, count, eq, lt, notExists, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { getReviewRules, listOwnReviews, listWaitingLines } from '#contract/reviews/shopper-own.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { getSite, pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { isOfKind, reviewColumns, reviewValue } from './review-row-queries.ts';
import { reviews } from './tables.ts';

export async function getRules(): Promise<OutputOf<typeof getReviewRules>> {
  const { picturesMax } = await getSite(database(), 'reviews');
  return { picturesMax };
}

/** Lines that an account has received, not completely refunded and not reviewed. */
const waitsFor = (accountId: number, lineId?: number) =>
  and(
    eq(orders.accountId, accountId),
    lineId === undefined ? undefined : eq(orderLines.id, lineId),
    eq(orders.status, 'received'),
    lt(orderLines.refunded, orderLines.quantity),
    notExists(database().select({ one: sql`1` }).from(reviews).where(eq(reviews.orderLineId, orderLines.id))),
  );

const countWaiting = (accountId: number, lineId?: number) =>
  database()
    .select({ total: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(waitsFor(accountId, lineId));

export async function listWaiting(
  accountId: number,
  { id, page, limit }: z.output<typeof listWaitingLines.input>,
  locale: Locale,
): Promise<OutputOf<typeof listWaitingLines>> {
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: orderLines.id,
        merOrderNo: orders.number,
        merId: orders.shopId,
        merName: textIn(shops.name, locale),
        productId: orderLines.productId,
        productName: textIn(orderLines.name, locale),
        sku: textIn(orderLines.variant, locale),
        price: orderLines.unitPrice,
        payNum: orderLines.quantity,
        receivedAt: sql<Date>`coalesce(${orders.receivedAt}, ${orders.createdAt})`.mapWith(orders.createdAt),
        reviewBy: orders.completeBy,
        picture: pictureColumns,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .innerJoin(pictures, eq(pictures.hash, orderLines.pictureHash))
      .where(waitsFor(accountId, id))
      .orderBy(highestFirst(orders.id), asc(orderLines.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countWaiting(accountId, id),
  ]);
  const list = rows.map(({ picture, price, receivedAt, reviewBy, ...line }) => ({
    ...line,
    price: money(price),
    image: pictureValue(picture),
    receivedAt: receivedAt.toISOString(),
    reviewBy: reviewBy?.toISOString() ?? null,
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}

type OwnFilters = z.output<(typeof listOwnReviews)['input']>;

/** An account's reviews of what it bought, hidden ones included and marked. */
export async function listOwn(
  accountId: number,
  { type, page, limit }: OwnFilters,
  locale: Locale,
): Promise<OutputOf<typeof listOwnReviews>> {
  const isTheirs = eq(reviews.accountId, accountId);
  const countOf = (kind: OwnFilters['type']) =>
    sql<number>`count(*) filter (where ${isOfKind[kind] ?? sql`true`})::int`;
  const [rows, [counts], [waiting]] = await Promise.all([
    database()
      .select({
        review: reviewColumns(locale),
        productId: reviews.productId,
        productName: textIn(orderLines.name, locale),
        hiddenAt: reviews.hiddenAt,
        picture: pictureColumns,
      })
      .from(reviews)
      .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
      .innerJoin(pictures, eq(pictures.hash, orderLines.pictureHash))
      .where(and(isTheirs, isOfKind[type]))
      .orderBy(highestFirst(reviews.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ all: countOf('all'), good: countOf('good'), general: countOf('general'), bad: countOf('bad') })
      .from(reviews)
      .where(isTheirs),
    countWaiting(accountId),
  ]);
  const list = rows.map(({ review, hiddenAt, picture, ...product }) => {
    const { nickname: _, avatar: __, ...value } = reviewValue(review);
    return {
      ...value,
      ...product,
      image: pictureValue(picture),
      isAnonymous: review.isAnonymous,
      isHidden: hiddenAt !== null,
      canFollowUp: hiddenAt === null && value.followUp === null,
    };
  });
  const known = counts ?? { all: 0, good: 0, general: 0, bad: 0 };
  return { list, total: known[type], page, limit, counts: known, waiting: waiting?.total ?? 0 };
}
