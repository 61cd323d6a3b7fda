import { sql } from 'drizzle-orm';
import type { PriceHistory } from '#contract/catalogue/shopper-prices.ts';
import { priceHistoryDays } from '#contract/catalogue/shopper-prices.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  bargainPeriods,
  bargainPrices,
  flashPeriods,
  pastPrices,
  products,
  skus,
} from '#server/modules/catalogue/tables.ts';
import { lowestOf, type PriceFacts, priceSteps } from './price-steps.ts';

type HistoryRow = PriceFacts & { skuId: number | null };

/** The prices of a variant in the last thirty days, or of the one whose price lists show. */
export async function getPriceHistoryOf(productId: number, skuId?: number): Promise<PriceHistory> {
  const ms = (time: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${time}) * 1000)::float8`;
  const rows = await statement<HistoryRow>(
    'price_history',
    sql`
    select s.id as "skuId", s.price, ${ms(sql`since.at`)} as "fromMs", ${ms(sql`mall_now()`)} as "untilMs",
      coalesce((
        select json_agg(json_build_object('untilMs', ${ms(sql`b.until_at`)}, 'price', b.price) order by b.until_at)
        from ${pastPrices} b where b.sku_id = s.id and b.until_at > since.at
      ), '[]') as past,
      coalesce((
        select json_agg(json_build_object('fromMs', ${ms(sql`f.from_at`)}, 'untilMs', ${ms(sql`f.until_at`)}, 'price', f.price))
        from (
          select from_at, until_at, price from ${flashPeriods} where product_id = p.id
          union all
          select period.from_at, period.until_at, own.price from ${bargainPrices} own
          join ${bargainPeriods} period on period.bargain_id = own.bargain_id where own.sku_id = s.id
        ) f where f.until_at > since.at and f.from_at <= mall_now()
      ), '[]') as flash
    from ${products} p
    cross join lateral (
      select greatest(p.created_at, mall_now() - make_interval(days => ${priceHistoryDays})) as at
    ) since
    left join lateral (
      select id, price from ${skus} where product_id = p.id and id = coalesce(${skuId ?? null}, id)
      order by on_hand > reserved desc, price, id limit 1
    ) s on true
    where p.id = ${productId}`,
  ).rows(database());
  const [row] = rows;
  if (!row) throw new Refusal('product_not_found');
  if (row.skuId === null) throw new Refusal('sku_not_found');
  const steps = priceSteps(row);
  const lowest = lowestOf(steps);
  const time = (atMs: number) => new Date(atMs).toISOString();
  return {
    skuId: row.skuId,
    from: time(row.fromMs),
    until: time(row.untilMs),
    lowest: { price: money(lowest.price), at: time(lowest.atMs) },
    steps: steps.map(({ atMs, price }) => ({ at: time(atMs), price: money(price) })),
  };
}
