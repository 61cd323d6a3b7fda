import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { getReviewSummary, listReviews } from '#contract/reviews/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { badStarsMax, goodStarsMin, hasPictures, isOfKind, reviewColumns, reviewValue } from './review-row-queries.ts';
import { reviews } from './tables.ts';

type Input = z.output<(typeof listReviews)['input']>;

const isShown = isNull(reviews.hiddenAt);

const newest = [highestFirst(reviews.createdAt), highestFirst(reviews.id)];
const orders: Record<Input['sort'], SQL[]> = {
  newest,
  best: [highestFirst(reviews.productScore), ...newest],
  worst: [asc(reviews.productScore), ...newest],
};

/** The review summary of a product; zeros for one without reviews or one that does not exist. */
export async function summariseReviews(productId: number): Promise<OutputOf<typeof getReviewSummary>> {
  const [row] = await database()
    .select({
      pictureCount: sql<number>`count(*) filter (where ${hasPictures})::int`,
      productSum: sql<number>`coalesce(sum(${reviews.productScore}), 0)::int`,
      serviceSum: sql<number>`coalesce(sum(${reviews.serviceScore}), 0)::int`,
      stars: sql<number[]>`array[${sql.join(
        [1, 2, 3, 4, 5].map((score) => sql`count(*) filter (where ${reviews.productScore} = ${score})`),
        sql`, `,
      )}]::int[]`,
    })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isShown));
  const stars = row?.stars ?? [0, 0, 0, 0, 0];
  const countOf = (from: number, to: number) => stars.slice(from - 1, to).reduce((sum, each) => sum + each, 0);
  const sumCount = countOf(1, 5);
  const goodCount = countOf(goodStarsMin, 5);
  const mean = (sum: number) => (sumCount === 0 ? 0 : Math.round((sum * 10) / sumCount) / 10);
  return {
    sumCount,
    goodCount,
    inCount: countOf(badStarsMax + 1, goodStarsMin - 1),
    poorCount: countOf(1, badStarsMax),
    pictureCount: row?.pictureCount ?? 0,
    replyChance: sumCount === 0 ? 0 : Math.round((goodCount * 1_000) / sumCount) / 1_000,
    replyStar: mean(row?.productSum ?? 0),
    serviceStar: mean(row?.serviceSum ?? 0),
    stars,
  };
}

/** The visible reviews of a product, page by page. */
export async function listReviewsOf({ id, type, star, sort, page, limit }: Input, locale: Locale) {
  const hasStars = star === undefined ? undefined : eq(reviews.productScore, star);
  const where = and(eq(reviews.productId, id), isShown, isOfKind[type], hasStars);
  const [rows, [counted]] = await Promise.all([
    database()
      .select(reviewColumns(locale))
      .from(reviews)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(reviews).where(where),
  ]);
  return { list: rows.map(reviewValue), total: counted?.total ?? 0, page, limit };
}
