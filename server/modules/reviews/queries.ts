import { and, asc, between, count, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/call.ts';
import type { getReviewSummary, listReviews, Review, ReviewKind } from '#contract/reviews.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { maskedName } from './masked-name.ts';
import { reviews } from './tables.ts';

type Wish = z.output<(typeof listReviews)['input']>;

const goodFrom = 4;
const badTo = 2;
const hasPictures = sql`cardinality(${reviews.pictureHashes}) > 0`;

const isOfKind: Record<ReviewKind, SQL | undefined> = {
  all: undefined,
  good: gte(reviews.productScore, goodFrom),
  general: between(reviews.productScore, badTo + 1, goodFrom - 1),
  bad: lte(reviews.productScore, badTo),
  pictures: hasPictures,
};

const newest = [highestFirst(reviews.createdAt), highestFirst(reviews.id)];
const orders: Record<Wish['sort'], SQL[]> = {
  newest,
  best: [highestFirst(reviews.productScore), ...newest],
  worst: [asc(reviews.productScore), ...newest],
};

/** How a product is judged. One without reviews, or that does not exist, is not judged at all. */
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
    .where(eq(reviews.productId, productId));
  const stars = row?.stars ?? [0, 0, 0, 0, 0];
  const countOf = (from: number, to: number) => stars.slice(from - 1, to).reduce((sum, each) => sum + each, 0);
  const sumCount = countOf(1, 5);
  const goodCount = countOf(goodFrom, 5);
  const mean = (sum: number) => (sumCount === 0 ? 0 : Math.round((sum * 10) / sumCount) / 10);
  return {
    sumCount,
    goodCount,
    inCount: countOf(badTo + 1, goodFrom - 1),
    poorCount: countOf(1, badTo),
    pictureCount: row?.pictureCount ?? 0,
    replyChance: sumCount === 0 ? 0 : Math.round((goodCount * 1_000) / sumCount) / 1_000,
    replyStar: mean(row?.productSum ?? 0),
    serviceStar: mean(row?.serviceSum ?? 0),
    stars,
  };
}

/** Reviews of a product, page by page. Nobody's full name is told. */
export async function listReviewsOf({ id, type, sort, page, limit }: Wish) {
  const where = and(eq(reviews.productId, id), isOfKind[type]);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: reviews.id,
        nickname: reviews.nickname,
        star: reviews.productScore,
        serviceStar: reviews.serviceScore,
        sku: reviews.sku,
        comment: reviews.text,
        merchantReplyContent: reviews.reply,
        createdAt: reviews.createdAt,
        pics: sql<Parameters<typeof pictureValue>[0][]>`coalesce((
          select json_agg(json_build_object('hash', p.hash, 'width', p.width, 'height', p.height, 'colour', p.colour) order by shown.place)
          from unnest(${reviews.pictureHashes}) with ordinality as shown(hash, place) join ${pictures} p on p.hash = shown.hash
        ), '[]'::json)`,
      })
      .from(reviews)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(reviews).where(where),
  ]);
  const list = rows.map(
    ({ nickname, createdAt, pics, ...review }): Review => ({
      ...review,
      nickname: maskedName(nickname),
      avatar: null,
      pics: pics.slice(0, 9).map(pictureValue),
      createTime: createdAt.toISOString(),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}
