import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { bargainPrices, bargains, skus } from '#server/modules/catalogue/tables.ts';

/** Whether a bargain runs and has units left, by the mall's clock. One rule for screens, lists and orders. */
export const isBargainRunning = sql`${bargains.stoppedAt} is null and ${bargains.startsAt} <= mall_now()
  and ${bargains.endsAt} > mall_now() and ${bargains.quota} > ${bargains.sold}`;

/** The running bargain of a variant, in a query of variants. A product has at most one at a time. */
export function runningBargain() {
  return database()
    .select({
      bargainId: bargains.id,
      price: bargainPrices.price,
      quota: bargains.quota,
      sold: bargains.sold,
      perBuyer: bargains.perBuyer,
      endsAt: bargains.endsAt,
    })
    .from(bargainPrices)
    .innerJoin(bargains, eq(bargains.id, bargainPrices.bargainId))
    .where(and(eq(bargainPrices.skuId, skus.id), isBargainRunning))
    .limit(1)
    .as('bargain');
}

/** The price of a variant in its running bargain, by the variant's id; null without one. */
export const bargainPriceOf = (skuId: SQLWrapper): SQL<number | null> => sql<number | null>`(
  select ${bargainPrices.price} from ${bargainPrices} join ${bargains} on ${bargains.id} = ${bargainPrices.bargainId}
  where ${bargainPrices.skuId} = ${skuId} and ${isBargainRunning} limit 1)`;

/** The lowest price of a product in its running bargain, from the columns that lists read; null without one. */
export const listedBargain = (product: SQLWrapper): SQL<number | null> =>
  sql<
    number | null
  >`case when ${product}.bargain_from <= mall_now() and ${product}.bargain_until > mall_now() then ${product}.bargain_price end`;
