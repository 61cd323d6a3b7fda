import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import type { getDelivery, listArrivals } from '#contract/pricing/shopper.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import {
  freightTemplateId,
  type getPreviewedVariant,
  listedSkuId,
  listSkuFacts,
  type SkuFacts,
} from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { addresses } from '#server/modules/identity/tables.ts';
import { dispatchDay } from '#server/modules/shops/index.ts';
import { freightRules, freightTemplates, shops } from '#server/modules/shops/tables.ts';
import { type FreightLine, parcelsByTemplate, type TemplateRule } from './freight.ts';

type Delivery = OutputOf<typeof getDelivery>;
type DeliveryInput = Destination & { id: number; skuId?: number | undefined; quantity: number };

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

const day = (days: SQLWrapper) => sql<string>`(${dispatchDay} + coalesce(${days}, 0))::text`;
const arrivalColumns = { earliest: day(freightRules.daysFrom), latest: day(freightRules.daysTo) };

const ruleColumns = {
  templateId: freightRules.templateId,
  basis: freightRules.basis,
  firstUnits: freightRules.firstUnits,
  firstFee: freightRules.firstFee,
  furtherUnits: freightRules.furtherUnits,
  furtherFee: freightRules.furtherFee,
  tiers: freightRules.tiers,
  freeFrom: freightRules.freeFrom,
};

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
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(freightRules, isRuleFor(country))
    .where(inArray(products.id, [...input.ids]))
    .orderBy(products.id, ownRuleFirst);
  return { country, list };
}

/**
 * The freight of a variant to a country, and between which days it would arrive. Its weight and price are those that carts and
 * orders count; without a chosen one they are those of the variant whose price lists show.
 */
export async function estimateDelivery(input: DeliveryInput): Promise<Delivery> {
  const { id, quantity } = input;
  const country = await destinationCountry(input);
  const [row] = await database()
    .select({
      listed: { price: products.price, weightGrams: products.weightGrams },
      listedSkuId,
      isVirtual: products.isVirtual,
      freightTemplateId,
      rule: ruleColumns,
      ...arrivalColumns,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(freightRules, isRuleFor(country))
    .where(eq(products.id, id))
    .orderBy(ownRuleFirst)
    .limit(1);
  if (!row) throw new Refusal('product_not_found');
  const sku = await findSku(id, input.skuId ?? row.listedSkuId);
  const { price, weightGrams } = sku ?? row.listed;
  return deliveryOf(country, row, { price, weightGrams, freightTemplateId: row.freightTemplateId, quantity });
}

type Previewed = Awaited<ReturnType<typeof getPreviewedVariant>>;

/** The same for a variant that is not published yet. */
export async function previewDeliveryOf(
  { shopId, isVirtual, freightTemplateId: own, ...variant }: Previewed,
  country: string,
  quantity: number,
): Promise<Delivery> {
  const [row] = await database()
    .select({ freightTemplateId: freightTemplates.id, rule: ruleColumns, ...arrivalColumns })
    .from(shops)
    .leftJoin(
      freightTemplates,
      and(
        eq(freightTemplates.shopId, shops.id),
        own === null ? eq(freightTemplates.isDefault, true) : eq(freightTemplates.id, own),
      ),
    )
    .leftJoin(
      freightRules,
      and(eq(freightRules.templateId, freightTemplates.id), inArray(freightRules.country, [country, anyCountry])),
    )
    .where(eq(shops.id, shopId))
    .orderBy(ownRuleFirst)
    .limit(1);
  if (!row) throw new Error(`Shop ${shopId} is gone`);
  const line = { ...variant, freightTemplateId: row.freightTemplateId, quantity };
  return deliveryOf(country, { ...row, isVirtual }, line);
}

type Terms = Pick<Delivery, 'earliest' | 'latest'> & { isVirtual: boolean; rule: TemplateRule | null };

function deliveryOf(country: string, { isVirtual, rule, earliest, latest }: Terms, line: FreightLine): Delivery {
  if (isVirtual) return { country, freight: money(0), earliest, latest, isServed: true };
  const [parcel] = parcelsByTemplate([line], (only) => only, rule ? [rule] : []);
  return { country, freight: parcel?.freight ?? money(0), earliest, latest, isServed: rule !== null };
}

/** A variant of the product; null for a product that offers none. */
async function findSku(productId: number, skuId: number | null): Promise<SkuFacts | null> {
  if (skuId === null) return null;
  const [sku] = await listSkuFacts(database(), [skuId]);
  if (sku?.productId !== productId) throw new Refusal('sku_not_found');
  return sku;
}
