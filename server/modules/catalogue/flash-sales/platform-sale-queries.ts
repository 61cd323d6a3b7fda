import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  listFlashSales as listContract,
  PlatformFlashSale,
  listFlashSignUps as signUpsContract,
} from '#contract/catalogue/platform-flash-sales.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activities, flashSignUps, flashTerms } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';
import { signUpCounts, termsColumns, timesOf } from './sale-queries.ts';
import { flashState } from './sale-rows.ts';
import { selectSignUps, signUpValue } from './sign-up-queries.ts';

const selectSales = () =>
  database()
    .select({
      id: activities.id,
      name: activities.name,
      instruction: activities.instruction,
      banner: pictures,
      ...termsColumns,
      categoryIds: flashTerms.categoryIds,
      signUps: signUpCounts(null),
      version: flashTerms.version,
      ...lastSavedColumns(flashTerms),
    })
    .from(activities)
    .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
    .leftJoin(pictures, eq(pictures.hash, activities.bannerHash))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSales>>[number];
const platformFlashSale = ({ banner, ...row }: Row): PlatformFlashSale => ({
  ...row,
  ...timesOf(row),
  banner: banner && pictureValue(banner),
});

export async function listFlashSales({
  state,
  page,
  limit,
}: z.output<typeof listContract.input>): Promise<OutputOf<typeof listContract>> {
  const where = state && sql`${flashState} = ${state}`;
  const [rows, [counted]] = await Promise.all([
    selectSales()
      .where(where)
      .orderBy(highestFirst(activities.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(activities)
      .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
      .where(where),
  ]);
  return { list: rows.map(platformFlashSale), total: counted?.total ?? 0, page, limit };
}

export async function getFlashSale(id: number): Promise<PlatformFlashSale> {
  const [row] = await selectSales().where(eq(activities.id, id));
  if (!row) throw new Refusal('flash_sale_not_found');
  return platformFlashSale(row);
}

/** What shops have signed up for a sale, those that wait longest first. */
export async function listFlashSignUps(
  locale: Locale,
  { id, state, page, limit }: z.output<typeof signUpsContract.input>,
): Promise<OutputOf<typeof signUpsContract>> {
  const where = and(eq(flashSignUps.activityId, id), state && eq(flashSignUps.state, state));
  const [sale] = await database()
    .select({ id: flashTerms.activityId })
    .from(flashTerms)
    .where(eq(flashTerms.activityId, id));
  if (!sale) throw new Refusal('flash_sale_not_found');
  const [rows, [counted]] = await Promise.all([
    selectSignUps(locale)
      .where(where)
      .orderBy(asc(flashSignUps.signedUpAt), asc(flashSignUps.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(flashSignUps).where(where),
  ]);
  const list = rows.map((row) => {
    const { shopId, shopName, lowestPrice, stock } = row;
    return { ...signUpValue(row), shopId, shopName, lowestPrice: money(lowestPrice), stock };
  });
  return { list, total: counted?.total ?? 0, page, limit };
}
