import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/call.ts';
import type { getDelivery } from '#contract/pricing.ts';
import { money } from '#contract/values.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { currentPrice, flashPrices } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { freightRules } from '#server/modules/shops/tables.ts';
import { freightOf } from './freight.ts';

type Wish = { id: number; country: string; quantity: number };
const elsewhere = '*';

/** What sending some of a product to a country costs, and between which days it would arrive. */
export async function estimateDelivery({ id, country, quantity }: Wish): Promise<OutputOf<typeof getDelivery>> {
  const flash = flashPrices();
  const day = (days: SQLWrapper) => sql<string>`(mall_now()::date + coalesce(${days}, 0))::text`;
  const [row] = await database()
    .select({
      price: currentPrice,
      weightGrams: products.weightGrams,
      isVirtual: products.isVirtual,
      rule: {
        basis: freightRules.basis,
        firstUnits: freightRules.firstUnits,
        firstFee: freightRules.firstFee,
        furtherUnits: freightRules.furtherUnits,
        furtherFee: freightRules.furtherFee,
        freeFrom: freightRules.freeFrom,
      },
      earliest: day(freightRules.daysFrom),
      latest: day(freightRules.daysTo),
    })
    .from(products)
    .leftJoin(flash, eq(flash.productId, products.id))
    .leftJoin(
      freightRules,
      and(eq(freightRules.shopId, products.shopId), inArray(freightRules.country, [country, elsewhere])),
    )
    .where(eq(products.id, id))
    .orderBy(sql`${freightRules.country} = ${elsewhere}`) // the country's own rule, if there is one
    .limit(1);
  if (!row) throw new Refusal('product_not_found');
  const { price, weightGrams, isVirtual, rule, earliest, latest } = row;
  if (isVirtual) return { freight: money(0), earliest, latest, isServed: true };
  if (!rule) return { freight: money(0), earliest, latest, isServed: false };
  const parcel = { pieces: quantity, grams: weightGrams * quantity, goods: money(price * quantity) };
  return { freight: freightOf(rule, parcel), earliest, latest, isServed: true };
}
