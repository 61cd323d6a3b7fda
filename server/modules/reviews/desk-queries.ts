import { and, count, eq, getTableColumns, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type listShopReviews, type reportStates, reviewsCountMax } from '#contract/reviews/merchant.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { loweredContain, textIn } from '#server/database/localized-text.ts';
import { containing } from '#server/database/wildcards.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { hasPictures, isOfKind, reviewColumns, reviewValue } from './review-row-queries.ts';
import { reviews, shopReviewReports } from './tables.ts';

type ShopFilters = z.output<(typeof listShopReviews)['input']>;

/** What the desks of shop and platform see of a review. */
export const deskColumns = (locale: Locale) => ({
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
export const deskValue = ({ review, productId, productName, repliedAt, hiddenAt }: DeskRow) => ({
  ...reviewValue(review),
  productId,
  productName,
  repliedAt: repliedAt?.toISOString() ?? null,
  isHidden: hiddenAt !== null,
});

/** Reviews of the shop's products, hidden ones included and marked. */
export async function listReviewsOfShop(
  shopId: number,
  { type, answered, stars, withPictures, reported, productId, words, page, limit }: ShopFilters,
  locale: Locale,
): Promise<OutputOf<typeof listShopReviews>> {
  const isAsked = and(
    eq(reviews.shopId, shopId),
    productId === undefined ? undefined : eq(reviews.productId, productId),
    isOfKind[type],
    answered === 'all' ? undefined : answered === 'yes' ? isNotNull(reviews.reply) : isNull(reviews.reply),
    stars === undefined ? undefined : eq(reviews.productScore, stars),
    withPictures === 'yes' ? hasPictures : undefined,
    reported === 'yes' ? isReported(shopId) : undefined,
  );
  const order = [highestFirst(reviews.createdAt), highestFirst(reviews.id)];
  const where = words ? isAbout(words, shopId, isAsked, order) : isAsked;
  // The ids come first: of a far page nothing else is read.
  const found = database().select({ id: reviews.id }).from(reviews).where(where);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({ ...deskColumns(locale), report: getTableColumns(shopReviewReports) })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .leftJoin(shopReviewReports, eq(shopReviewReports.reviewId, reviews.id))
      .where(
        inArray(
          reviews.id,
          found
            .orderBy(...order)
            .limit(limit)
            .offset((page - 1) * limit),
        ),
      )
      .orderBy(...order),
    database()
      .select({ total: count() })
      .from(database().select({ id: reviews.id }).from(reviews).where(where).limit(reviewsCountMax).as('counted')),
  ]);
  const list = rows.map(({ report, ...row }) => ({ ...deskValue(row), report: report && reportValue(report) }));
  return { list, total: counted?.total ?? 0, page, limit };
}

const trigram = 3; // letters that the index of product names needs
const scannedMax = 2_000;

/**
 * Words are looked for in the newest reviews, as many as are counted: a shop may have a million. Shorter ones, for which the names
 * of products have no index, in fewer.
 */
function isAbout(words: string, shopId: number, isAsked: SQL | undefined, order: SQL[]): SQL {
  const isShort = words.length < trigram;
  const newest = database()
    .select({
      id: reviews.id,
      ...{ text: reviews.text, followUp: reviews.followUp, nickname: reviews.nickname, productId: reviews.productId },
    })
    .from(reviews)
    .where(isAsked)
    .orderBy(...order)
    .limit(isShort ? scannedMax : reviewsCountMax)
    .as('newest');
  const isNamed = loweredContain(sql`p.names`, words);
  const found = database()
    .select({ id: newest.id })
    .from(newest)
    .where(
      or(
        ilike(newest.text, containing(words)),
        ilike(newest.followUp, containing(words)),
        ilike(newest.nickname, containing(words)),
        isShort
          ? sql`(select ${isNamed} from ${products} p where p.id = ${newest.productId})`
          : sql`${newest.productId} in (select p.id from ${products} p where p.shop_id = ${shopId} and ${isNamed})`,
      ),
    );
  return inArray(reviews.id, found);
}

/** By the shop's reports, which are few. */
const isReported = (shopId: number) =>
  sql`${reviews.id} in (select r.review_id from ${shopReviewReports} r where r.shop_id = ${shopId})`;

function reportValue({ reason, note, createdAt, isUpheld }: typeof shopReviewReports.$inferSelect) {
  const state: (typeof reportStates)[number] = isUpheld === null ? 'open' : isUpheld ? 'hidden' : 'stands';
  return { reason, note, createTime: createdAt.toISOString(), state };
}

/** A review of the shop; null for any other. */
export async function findShopReview(tx: Transaction, shopId: number, id: number) {
  const [review] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.shopId, shopId)));
  return review ?? null;
}

/** A review with its scores, locked until the transaction ends. */
export async function lockReview(tx: Transaction, id: number) {
  const [review] = await tx
    .select({
      productId: reviews.productId,
      shopId: reviews.shopId,
      productScore: reviews.productScore,
      serviceScore: reviews.serviceScore,
      isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
    })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('no key update');
  return review ?? null;
}
