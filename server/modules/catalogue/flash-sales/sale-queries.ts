import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type FlashSignUp, type FlashState, flashSignUpsMax, flashStates } from '#contract/catalogue/flash-sales.ts';
import type {
  countShopFlashSales,
  getShopFlashSale,
  listShopFlashSales,
  getFlashProduct as productContract,
  ShopFlashSale,
} from '#contract/catalogue/merchant-flash-sales.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activities, categories, flashSignUps, flashTerms } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { assertOwnProduct, findFlashProduct } from './flash-product-queries.ts';
import { mostPriceOf, obstacleOf } from './flash-rules.ts';
import { flashState } from './sale-rows.ts';
import { selectSignUps, signUpValue } from './sign-up-queries.ts';

/** How many products are signed up for a sale, by what became of them, of one shop or of all. */
export const signUpCounts = (shopId: number | null) => sql<ShopFlashSale['signUps']>`(
  select json_build_object('waiting', count(*) filter (where su.state = 'waiting'),
    'accepted', count(*) filter (where su.state = 'accepted'), 'refused', count(*) filter (where su.state = 'refused'))
  from ${flashSignUps} su where su.activity_id = ${activities.id} and ${shopId === null ? sql`true` : sql`su.shop_id = ${shopId}`})`;

export const termsColumns = {
  state: flashState,
  startsAt: activities.startsAt,
  endsAt: sql<Date>`${activities.endsAt}`.mapWith(activities.endsAt),
  signUpUntil: flashTerms.signUpUntil,
  leastPercent: flashTerms.leastPercent,
  mostUnits: flashTerms.mostUnits,
  perBuyer: flashTerms.perBuyer,
};

const columnsFor = (shopId: number, locale: Locale) => ({
  id: activities.id,
  name: textIn(activities.name, locale),
  instruction: textIn(activities.instruction, locale),
  banner: pictures,
  ...termsColumns,
  categories: sql<string[]>`array(
    select ${textIn(sql`c.name`, locale)} from ${categories} c where c.id = any(${flashTerms.categoryIds}) order by c.level, c.position, c.id)`,
  signUps: signUpCounts(shopId),
});

type Times = Record<'startsAt' | 'endsAt' | 'signUpUntil', Date>;
export const timesOf = ({ startsAt, endsAt, signUpUntil }: Times) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  signUpUntil: signUpUntil.toISOString(),
});

/** A sale concerns a shop while products can be signed up, and for good when it has signed up one itself. */
const concerns = (shopId: number): SQL => sql`(${flashState} = 'open' or exists (
  select 1 from ${flashSignUps} su where su.activity_id = ${activities.id} and su.shop_id = ${shopId} and su.state <> 'withdrawn'))`;

const selectSales = (shopId: number, locale: Locale) =>
  database()
    .select(columnsFor(shopId, locale))
    .from(activities)
    .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
    .leftJoin(pictures, eq(pictures.hash, activities.bannerHash))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSales>>[number];
const shopFlashSale = ({ banner, ...row }: Row): ShopFlashSale => ({
  ...row,
  ...timesOf(row),
  banner: banner && pictureValue(banner),
});

/** Those that can be joined come first, the next deadline before others; then the latest ones. */
const order = [
  desc(sql`${flashState} = 'open'`),
  asc(sql`case when ${flashState} = 'open' then ${flashTerms.signUpUntil} end`),
  desc(activities.startsAt),
  desc(activities.id),
];

export async function listFlashSalesFor(
  shopId: number,
  locale: Locale,
  { state, page, limit }: z.output<typeof listShopFlashSales.input>,
): Promise<OutputOf<typeof listShopFlashSales>> {
  const where = and(concerns(shopId), state && sql`${flashState} = ${state}`);
  const [rows, [counted]] = await Promise.all([
    selectSales(shopId, locale)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(activities)
      .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
      .where(where),
  ]);
  return { list: rows.map(shopFlashSale), total: counted?.total ?? 0, page, limit };
}

export async function countFlashSalesFor(shopId: number): Promise<OutputOf<typeof countShopFlashSales>> {
  const rows = await database()
    .select({ state: flashState, total: count() })
    .from(activities)
    .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
    .where(concerns(shopId))
    .groupBy(sql`1`);
  const totals = flashStates.map((state) => [state, rows.find((row) => row.state === state)?.total ?? 0] as const);
  const all = totals.reduce((sum, [, total]) => sum + total, 0);
  return { all, ...(Object.fromEntries(totals) as Record<FlashState, number>) };
}

/** A flash sale with the products that the shop has signed up for it. */
export async function getFlashSaleFor(
  shopId: number,
  id: number,
  locale: Locale,
): Promise<OutputOf<typeof getShopFlashSale>> {
  const [row] = await selectSales(shopId, locale).where(and(eq(activities.id, id), concerns(shopId)));
  if (!row) throw new Refusal('flash_sale_not_found');
  const rows = await selectSignUps(locale)
    .where(and(eq(flashSignUps.activityId, id), eq(flashSignUps.shopId, shopId)))
    .orderBy(asc(flashSignUps.signedUpAt), asc(flashSignUps.id))
    .limit(flashSignUpsMax);
  return { ...shopFlashSale(row), products: rows.map((each): FlashSignUp => signUpValue(each)) };
}

/** What a product of the shop may cost at most in a flash sale. */
export async function getFlashProductFor(
  shopId: number,
  { saleId: id, productId }: z.output<typeof productContract.input>,
  { isOfAnyone = false } = {}, // operators see every sale, a shop those that concern it
): Promise<OutputOf<typeof productContract>> {
  await assertOwnProduct(database(), { shopId, productId });
  const [sale] = await database()
    .select({ ...termsColumns, categoryIds: flashTerms.categoryIds })
    .from(activities)
    .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
    .where(and(eq(activities.id, id), isOfAnyone ? undefined : concerns(shopId)));
  if (!sale) throw new Refusal('flash_sale_not_found');
  const product = await findFlashProduct(database(), { shopId, productId }, { id, ...sale });
  if (!product) throw new Refusal('product_not_found');
  return {
    productId,
    usualPrice: money(product.usualPrice),
    lowestPrice: money(product.lowestPrice),
    mostPrice: money(mostPriceOf(product, sale)),
    stock: product.stock,
    mostUnits: Math.min(product.stock, sale.mostUnits),
    obstacle: obstacleOf(product),
  };
}
