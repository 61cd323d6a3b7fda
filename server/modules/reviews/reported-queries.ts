import { asc, count, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import type { listReportedReviews } from '#contract/reviews/platform.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { deskColumns, deskValue } from './desk-queries.ts';
import { reviewReports, reviews, shopReviewReports } from './tables.ts';

const reportsShown = 20;
type Report = OutputOf<typeof listReportedReviews>['list'][number]['reports'][number];

/** Reports of readers and of shops that nobody has decided. */
const openReports = sql`(
  select review_id, 'shopper' as by, reason, note, created_at from ${reviewReports} where settled_at is null
  union all
  select review_id, 'shop', reason, note, created_at from ${shopReviewReports} where settled_at is null)`;

/** Whether nobody has decided about its reports. */
export async function hasOpenReports(tx: Transaction, reviewId: number): Promise<boolean> {
  const [open] = await tx
    .select({ one: sql`1` })
    .from(sql`${openReports} each`)
    .where(sql`each.review_id = ${reviewId}`)
    .limit(1);
  return open !== undefined;
}

/** Reviews with open reports, longest waiting first. */
export async function listReported(
  { page, limit }: Paging,
  locale: Locale,
): Promise<OutputOf<typeof listReportedReviews>> {
  const open = database()
    .select({
      reviewId: sql<number>`each.review_id`.as('review_id'),
      count: sql<number>`count(*)::int`.as('count'),
      since: sql`min(each.created_at)`.as('since'),
    })
    .from(sql`${openReports} each`)
    .groupBy(sql`each.review_id`)
    .as('open');
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        ...deskColumns(locale),
        shopId: shops.id,
        shopName: textIn(shops.name, locale),
        reportCount: open.count,
        reports: sql<Report[]>`(
          select json_agg(json_build_object('by', each.by, 'reason', each.reason, 'note', each.note,
            'createTime', to_char(each.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by each.created_at)
          from (
            select * from ${openReports} r where r.review_id = ${open.reviewId} order by created_at limit ${reportsShown}
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
    list: rows.map(({ shopId, shopName, reportCount, reports, ...row }) => ({
      ...deskValue(row),
      shopId,
      shopName,
      reportCount,
      reports,
    })),
    total: counted?.total ?? 0,
    page,
    limit,
  };
}
