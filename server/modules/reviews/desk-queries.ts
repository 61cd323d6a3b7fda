import { and, asc, count, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import type { listShopReviews } from '#contract/reviews/merchant.ts';
import type { listReportedReviews } from '#contract/reviews/platform.ts';
import type { reportReasons } from '#contract/reviews/shopper.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { isOfKind, reviewColumns, reviewValue } from './review-row-queries.ts';
import { reviewReports, reviews } from './tables.ts';

type ShopFilters = z.output<(typeof listShopReviews)['input']>;

const deskColumns = (locale: Locale) => ({
  review: reviewColumns(locale),
  productId: reviews.productId,
  productName: textIn(products.name, locale),
  repliedAt: reviews.repliedAt,
  hiddenAt: reviews.hiddenAt,
});

type DeskRow = {
  review: Parameters<typeof reviewValue>[0];
  productId: number;
  productName: string;
  repliedAt: Date | null;
  hiddenAt: Date | null;
};
const deskValue = ({ review, productId, productName, repliedAt, hiddenAt }: DeskRow) => ({
  ...reviewValue(review),
  productId,
  productName,
  repliedAt: repliedAt?.toISOString() ?? null,
  isHidden: hiddenAt !== null,
});

/** Reviews of the shop's products, hidden ones included and marked. */
export async function listReviewsOfShop(
  shopId: number,
  { type, answered, page, limit }: ShopFilters,
  locale: Locale,
): Promise<OutputOf<typeof listShopReviews>> {
  const where = and(
    eq(products.shopId, shopId),
    isOfKind[type],
    answered === 'all' ? undefined : answered === 'yes' ? isNotNull(reviews.reply) : isNull(reviews.reply),
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select(deskColumns(locale))
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(where)
      .orderBy(highestFirst(reviews.createdAt), highestFirst(reviews.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(where),
  ]);
  return { list: rows.map(deskValue), total: counted?.total ?? 0, page, limit };
}

/** A review of the shop; null for any other. */
export async function findShopReview(tx: Transaction, shopId: number, id: number) {
  const [review] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), eq(products.shopId, shopId)));
  return review ?? null;
}

/** A review with its scores, locked until the transaction ends. */
export async function lockReview(tx: Transaction, id: number) {
  const [review] = await tx
    .select({
      productId: reviews.productId,
      shopId: products.shopId,
      productScore: reviews.productScore,
      serviceScore: reviews.serviceScore,
      isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, id))
    .for('no key update', { of: reviews });
  return review ?? null;
}

const reportsShown = 20;
type Report = { reason: (typeof reportReasons)[number]; note: string; createTime: string };

/** Reviews with reports that nobody has decided, longest waiting first. */
export async function listReported(
  { page, limit }: Paging,
  locale: Locale,
): Promise<OutputOf<typeof listReportedReviews>> {
  const open = database()
    .select({
      reviewId: reviewReports.reviewId,
      count: count().as('count'),
      since: min(reviewReports.createdAt).as('since'),
    })
    .from(reviewReports)
    .where(isNull(reviewReports.settledAt))
    .groupBy(reviewReports.reviewId)
    .as('open');
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        ...deskColumns(locale),
        shopName: textIn(shops.name, locale),
        reportCount: open.count,
        reports: sql<Report[]>`(
          select json_agg(json_build_object('reason', each.reason, 'note', each.note,
            'createTime', to_char(each.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by each.created_at)
          from (
            select reason, note, created_at from ${reviewReports} r
            where r.review_id = ${open.reviewId} and r.settled_at is null order by created_at limit ${reportsShown}
          ) each)`,
      })
      .from(open)
      .innerJoin(reviews, eq(reviews.id, open.reviewId))
      .innerJoin(products, eq(products.id, reviews.productId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .orderBy(asc(open.since), asc(reviews.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(open),
  ]);
  return {
    list: rows.map(({ shopName, reportCount, reports, ...row }) => ({
      ...deskValue(row),
      shopName,
      reportCount,
      reports,
    })),
    total: counted?.total ?? 0,
    page,
    limit,
  };
}
