import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type BargainState,
  bargainStates,
  type countShopBargains,
  type listShopBargains,
  type ShopBargain,
  type WholeBargain,
} from '#contract/catalogue/merchant-bargains.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { loweredContain, textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { bargainPrices, bargains, products, skus } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

type Input = z.output<typeof listShopBargains.input>;

/** What `bargainStates` says, by the mall's clock. */
const state = sql<BargainState>`case when ${bargains.stoppedAt} is not null then 'stopped' when ${bargains.endsAt} <= mall_now() then 'ended'
  when ${bargains.startsAt} > mall_now() then 'planned' else 'running' end`;

/** The variant with the lowest price, in a query of bargains. */
const lowest = (column: SQL) => sql<number>`(
  select ${column} from ${bargainPrices} bp join ${skus} s on s.id = bp.sku_id
  where bp.bargain_id = ${bargains.id} order by bp.price, s.id limit 1)`;

const columnsIn = (locale: Locale) => ({
  id: bargains.id,
  productId: bargains.productId,
  name: textIn(products.name, locale),
  picture: pictureColumns,
  state,
  variants: sql<number>`(select count(*)::int from ${bargainPrices} bp where bp.bargain_id = ${bargains.id})`,
  lowestPrice: lowest(sql`bp.price`),
  usualPrice: lowest(sql`s.price`),
  startsAt: bargains.startsAt,
  endsAt: bargains.endsAt,
  quota: bargains.quota,
  sold: bargains.sold,
  perBuyer: bargains.perBuyer,
});

type Row = Omit<ShopBargain, 'picture' | 'lowestPrice' | 'usualPrice' | 'startsAt' | 'endsAt'> & {
  picture: Parameters<typeof pictureValue>[0];
  lowestPrice: number;
  usualPrice: number;
  startsAt: Date;
  endsAt: Date;
};

const shopBargain = ({ picture, lowestPrice, usualPrice, startsAt, endsAt, ...row }: Row): ShopBargain => ({
  ...row,
  picture: pictureValue(picture),
  lowestPrice: money(lowestPrice),
  usualPrice: money(usualPrice),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const orderOf: Record<Input['sort'], SQL[]> = {
  newest: [highestFirst(bargains.id)],
  oldest: [asc(bargains.id)],
  ending: [asc(bargains.endsAt), highestFirst(bargains.id)],
  sold: [highestFirst(bargains.sold), highestFirst(bargains.id)],
};

export async function listBargainsOf(shopId: number, locale: Locale, { words, sort, page, limit, ...input }: Input) {
  const where = and(
    eq(bargains.shopId, shopId),
    input.state && sql`${state} = ${input.state}`,
    words ? loweredContain(sql`${products.names}`, words) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select(columnsIn(locale))
      .from(bargains)
      .innerJoin(products, eq(products.id, bargains.productId))
      .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
      .where(where)
      .orderBy(...orderOf[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(bargains)
      .innerJoin(products, eq(products.id, bargains.productId))
      .where(where),
  ]);
  return { list: rows.map(shopBargain), total: counted?.total ?? 0, page, limit };
}

export async function countBargainsOf(shopId: number): Promise<OutputOf<typeof countShopBargains>> {
  const rows = await database()
    .select({ state, total: count() })
    .from(bargains)
    .where(eq(bargains.shopId, shopId))
    .groupBy(sql`1`);
  const totalOf = (of: BargainState) => rows.find((row) => row.state === of)?.total ?? 0;
  const [running = 0, planned = 0, ended = 0, stopped = 0] = bargainStates.map(totalOf);
  return { all: running + planned + ended + stopped, running, planned, ended, stopped };
}

/** A bargain of the shop with everything that its form shows. */
export async function getBargainOf(shopId: number, id: number, locale: Locale): Promise<WholeBargain> {
  const [row] = await database()
    .select({ ...columnsIn(locale), version: bargains.version, ...lastSavedColumns(bargains) })
    .from(bargains)
    .innerJoin(products, eq(products.id, bargains.productId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .where(and(eq(bargains.shopId, shopId), eq(bargains.id, id)));
  if (!row) throw new Refusal('bargain_not_found');
  const prices = await database()
    .select({ skuId: bargainPrices.skuId, price: bargainPrices.price })
    .from(bargainPrices)
    .where(eq(bargainPrices.bargainId, id))
    .orderBy(asc(bargainPrices.skuId));
  const { version, savedBy, savedAt } = row;
  return {
    ...shopBargain(row),
    ...{ version, savedBy, savedAt },
    prices: prices.map(({ skuId, price }) => ({ skuId, price: money(price) })),
  };
}
