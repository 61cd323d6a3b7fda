import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type ProductDeal, productDealsMax } from '#contract/catalogue/shopper-deals.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { textIn } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { listSkuFacts } from '#server/modules/catalogue/sku-queries.ts';
import { dealProducts, deals, products, skus } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';

/** A deal that can be had now. `version` changes with its terms. */
export type RunningDeal = Pick<
  typeof deals.$inferSelect,
  'id' | 'shopId' | 'kind' | 'name' | 'steps' | 'off' | 'version'
> & { endsAt: string; products: { productId: number; units: number }[] };

/** Whether a deal with the alias `d` runs, by the mall's clock. One rule for screens and orders. */
const isRunning = sql`d.stopped_at is null and d.starts_at <= mall_now() and d.ends_at > mall_now()`;

/** The deals of these shops that run, by id. */
export function listRunningDeals(reader: Asker, shopIds: readonly number[]): Promise<RunningDeal[]> {
  return statement<RunningDeal>(
    'running_deals',
    sql`
    select d.id, d.shop_id as "shopId", d.kind, d.name, d.steps, d.off, d.version, d.ends_at as "endsAt", coalesce((
      select json_agg(json_build_object('productId', p.product_id, 'units', p.units) order by p.product_id)
      from ${dealProducts} p where p.deal_id = d.id), '[]') as products
    from ${deals} d where d.shop_id = any(${sql.param(shopIds)}::int[]) and ${isRunning} order by d.id`,
  ).rows(reader);
}

/** The deals that a product takes part in, those that end first coming first. */
export async function listDealsOfProduct(productId: number, locale: Locale): Promise<ProductDeal[]> {
  const [product] = await database()
    .select({ shopId: products.shopId })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.isOnSale, true)));
  if (!product) return [];
  const running = await listRunningDeals(database(), [product.shopId]);
  const own = running
    .filter((deal) => deal.products.length === 0 || deal.products.some((each) => each.productId === productId))
    .toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt) || a.id - b.id)
    .slice(0, productDealsMax);
  const shown = await listShown(
    own.flatMap((deal) => (deal.kind === 'bundle' ? deal.products.map((each) => each.productId) : [])),
    locale,
  );
  return own.flatMap((deal): ProductDeal[] => {
    const set = deal.kind === 'bundle' ? deal.products : [];
    const found = set.flatMap((each) => {
      const is = shown.get(each.productId);
      return is ? [{ ...is, units: each.units }] : [];
    });
    if (found.length < set.length) return []; // something of the set is not sold now
    return [
      {
        id: deal.id,
        kind: deal.kind,
        name: localized(deal.name, locale),
        endsAt: new Date(deal.endsAt).toISOString(),
        steps: deal.steps,
        mixes: deal.products.length !== 1,
        off: deal.off === null ? null : money(deal.off),
        products: found,
      },
    ];
  });
}

/** The names of products of which a variant is sold at its usual price, by their id. Units at a lower one count for no deal. */
export async function listNamesAtUsualPrice(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  const shown = await listShown(ids, locale);
  const ofShown = await database()
    .select({ id: skus.id })
    .from(skus)
    .where(inArray(skus.productId, [...shown.keys()]));
  const facts = await listSkuFacts(
    database(),
    ofShown.map(({ id }) => id),
  );
  const sold = facts.filter(({ isOnSale, offers }) => isOnSale && offers.length === 0);
  const atUsualPrice = new Set(sold.map(({ productId }) => productId));
  return new Map([...shown].flatMap(([id, { name }]) => (atUsualPrice.has(id) ? [[id, name]] : [])));
}

type Shown = Omit<ProductDeal['products'][number], 'units'>;

async function listShown(ids: readonly number[], locale: Locale): Promise<Map<number, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .select({
      id: products.id,
      name: textIn(products.name, locale),
      picture: pictureColumns,
      price: products.price,
    })
    .from(products)
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(and(inArray(products.id, [...ids]), eq(products.isOnSale, true)))
    .orderBy(asc(products.id));
  return new Map(
    rows.map(({ id, name, picture, price }) => [id, { id, name, picture: pictureValue(picture), price: money(price) }]),
  );
}
