import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import type { getDelivery, listArrivals } from '#contract/pricing/shopper.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { currentPrice, flashPrices, freightTemplateId } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { freightRules } from '#server/modules/shops/tables.ts';
import { parcelsByTemplate } from './freight.ts';

type DeliveryInput = Destination & { id: number; quantity: number };

/** `accountId` is the caller's, if signed in. */
export type Destination = { accountId: number | null; country: string; prefer: 'country' | 'address' };

const anyCountry = '*';

/** The destination, as far as it is known before an address is chosen. */
export async function destinationCountry({ accountId, country, prefer }: Destination): Promise<string> {
  if (accountId === null || prefer === 'country') return country;
  const [row] = await database()
    .select({ country: addresses.country })
    .from(addresses)
    .where(and(eq(addresses.accountId, accountId), eq(addresses.isDefault, true)));
  return row?.country ?? country;
}

/** The rules by which a product is delivered to a country: the country's own, and that for all countries without one. */
const isRuleFor = (country: string) =>
  and(eq(freightRules.templateId, freightTemplateId), inArray(freightRules.country, [country, anyCountry]));
const ownRuleFirst = sql`${freightRules.country} = ${anyCountry}`;

const day = (days: SQLWrapper) => sql<string>`(mall_now()::date + coalesce(${days}, 0))::text`;
const arrivalColumns = { earliest: day(freightRules.daysFrom), latest: day(freightRules.daysTo) };

type ArrivalsInput = Destination & { ids: readonly number[] };

/** Between which days products would arrive in a country, by the rule of `estimateDelivery`. */
export async function estimateArrivals(input: ArrivalsInput): Promise<OutputOf<typeof listArrivals>> {
  const country = await destinationCountry(input);
  const list = await database()
    .selectDistinctOn([products.id], {
      id: products.id,
      ...arrivalColumns,
      isServed: sql<boolean>`${products.isVirtual} or ${freightRules.country} is not null`,
    })
    .from(products)
    .leftJoin(freightRules, isRuleFor(country))
    .where(inArray(products.id, [...input.ids]))
    .orderBy(products.id, ownRuleFirst);
  return { country, list };
}

/** The freight of a product to a country, and between which days it would arrive. */
export async function estimateDelivery(input: DeliveryInput): Promise<OutputOf<typeof getDelivery>> {
  const { id, quantity } = input;
  const country = await destinationCountry(input);
  const flash = flashPrices();
  const [row] = await database()
    .select({
      price: currentPrice,
      weightGrams: products.weightGrams,
      isVirtual: products.isVirtual,
      freightTemplateId,
      rule: {
        templateId: freightRules.templateId,
        basis: freightRules.basis,
        firstUnits: freightRules.firstUnits,
        firstFee: freightRules.firstFee,
        furtherUnits: freightRules.furtherUnits,
        furtherFee: freightRules.furtherFee,
        tiers: freightRules.tiers,
        freeFrom: freightRules.freeFrom,
      },
      ...arrivalColumns,
    })
    .from(products)
    .leftJoin(flash, eq(flash.productId, products.id))
    .leftJoin(freightRules, isRuleFor(country))
    .where(eq(products.id, id))
    .orderBy(ownRuleFirst)
    .limit(1);
  if (!row) throw new Refusal('product_not_found');
  const { isVirtual, rule, earliest, latest, ...facts } = row;
  if (isVirtual) return { country, freight: money(0), earliest, latest, isServed: true };
  const [parcel] = parcelsByTemplate([{ ...facts, quantity }], (line) => line, rule ? [rule] : []);
  return { country, freight: parcel?.freight ?? money(0), earliest, latest, isServed: rule !== null };
}
