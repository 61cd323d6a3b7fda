import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type countShopDeals,
  type DealState,
  dealStates,
  type listShopDeals,
  type ShopDeal,
  type WholeDeal,
} from '#contract/catalogue/merchant-deals.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { anyTextContains, textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { dealProducts, deals, products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

type Input = z.output<typeof listShopDeals.input>;

/** What `dealStates` says, by the mall's clock. */
const state = sql<DealState>`case when ${deals.stoppedAt} is not null then 'stopped' when ${deals.endsAt} <= mall_now() then 'ended'
  when ${deals.startsAt} > mall_now() then 'planned' else 'running' end`;

const columnsIn = (locale: Locale) => ({
  id: deals.id,
  name: textIn(deals.name, locale),
  kind: deals.kind,
  state,
  steps: deals.steps,
  off: deals.off,
  productCount: sql<number>`(select count(*)::int from ${dealProducts} dp where dp.deal_id = ${deals.id})`,
  startsAt: deals.startsAt,
  endsAt: deals.endsAt,
});

type Row = Omit<ShopDeal, 'off' | 'startsAt' | 'endsAt'> & { off: number | null; startsAt: Date; endsAt: Date };

const shopDeal = ({ off, startsAt, endsAt, ...row }: Row): ShopDeal => ({
  ...row,
  off: off === null ? null : money(off),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const orderOf: Record<Input['sort'], SQL[]> = {
  newest: [highestFirst(deals.id)],
  oldest: [asc(deals.id)],
  ending: [asc(deals.endsAt), highestFirst(deals.id)],
};

export async function listDealsOf(shopId: number, locale: Locale, { words, sort, page, limit, ...input }: Input) {
  const where = and(
    eq(deals.shopId, shopId),
    input.state && sql`${state} = ${input.state}`,
    words ? anyTextContains(deals.name, words) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select(columnsIn(locale))
      .from(deals)
      .where(where)
      .orderBy(...orderOf[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(deals).where(where),
  ]);
  return { list: rows.map(shopDeal), total: counted?.total ?? 0, page, limit };
}

export async function countDealsOf(shopId: number): Promise<OutputOf<typeof countShopDeals>> {
  const rows = await database()
    .select({ state, total: count() })
    .from(deals)
    .where(eq(deals.shopId, shopId))
    .groupBy(sql`1`);
  const totalOf = (of: DealState) => rows.find((row) => row.state === of)?.total ?? 0;
  const [running = 0, planned = 0, ended = 0, stopped = 0] = dealStates.map(totalOf);
  return { all: running + planned + ended + stopped, running, planned, ended, stopped };
}

/** A deal of the shop with everything that its form shows. */
export async function getDealOf(shopId: number, id: number, locale: Locale): Promise<WholeDeal> {
  const [row] = await database()
    .select({ ...columnsIn(locale), texts: deals.name, version: deals.version, ...lastSavedColumns(deals) })
    .from(deals)
    .where(and(eq(deals.shopId, shopId), eq(deals.id, id)));
  if (!row) throw new Refusal('deal_not_found');
  const own = await database()
    .select({
      id: products.id,
      name: textIn(products.name, locale),
      picture: pictureColumns,
      price: products.price,
      units: dealProducts.units,
    })
    .from(dealProducts)
    .innerJoin(products, eq(products.id, dealProducts.productId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(eq(dealProducts.dealId, id))
    .orderBy(asc(products.id));
  const { texts, version, savedBy, savedAt, ...shown } = row;
  return {
    ...shopDeal(shown),
    ...{ texts, version, savedBy, savedAt },
    products: own.map(({ picture, price, ...product }) => ({
      ...product,
      picture: pictureValue(picture),
      price: money(price),
    })),
  };
}
