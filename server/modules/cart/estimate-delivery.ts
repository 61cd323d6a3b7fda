import type { CartDelivery, estimateCartDelivery } from '#contract/cart/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { canBuy, listSkuFacts } from '#server/modules/catalogue/index.ts';
import {
  type Destination,
  destinationCountry,
  parcelsByTemplate,
  type TemplateParcel,
  type TemplateRule,
} from '#server/modules/pricing/index.ts';
import { type CountLimitedUnits, withOffers } from './cart-offers.ts';
import type { CartOwner } from './open-cart.ts';
import { listFreightRules, listLines } from './queries.ts';

/** The freight of a cart's selected lines to a country, by shop. Virtual products are left out. */
export async function estimateDelivery(
  owner: CartOwner,
  destination: Destination,
  countLimited: CountLimitedUnits,
): Promise<OutputOf<typeof estimateCartDelivery>> {
  const [country, lines] = await Promise.all([destinationCountry(destination), listLines(owner)]);
  const selected = new Map(lines.filter(({ isSelected }) => isSelected).map((line) => [line.skuId, line]));
  const facts = await listSkuFacts(database(), [...selected.keys()]);
  const chosen = facts.flatMap((sku) => {
    const line = selected.get(sku.skuId);
    return line ? [{ ...line, sku }] : [];
  });
  const offered = await withOffers(owner, chosen, countLimited);
  const sent = offered
    .map(({ sku, quantity }) => ({ ...sku, quantity }))
    .filter((sku) => !sku.isVirtual && canBuy(sku));
  const templateIds = [...new Set(sent.map(({ freightTemplateId }) => freightTemplateId))].filter((id) => id !== null);
  const rules = await listFreightRules(templateIds, country);
  const shops = [...Map.groupBy(sent, ({ shopId }) => shopId)].map(([shopId, own]) => ({
    shopId,
    ...deliveryOf(parcelsByTemplate(own, (line) => line, rules)),
  }));
  return { country, shops };
}

/** What several templates deliver has no single sum that is missing for free delivery. */
function deliveryOf(parcels: readonly TemplateParcel<unknown, TemplateRule>[]): Omit<CartDelivery, 'shopId'> {
  if (parcels.some(({ rule }) => rule === null)) return { isServed: false, freight: money(0), missing: null };
  const freight = money(parcels.reduce((sum, parcel) => sum + parcel.freight, 0));
  const [only] = parcels;
  const freeFrom = parcels.length === 1 ? (only?.rule?.freeFrom ?? null) : null;
  return {
    isServed: true,
    freight,
    missing: freeFrom === null ? null : money(Math.max(0, freeFrom - (only?.subtotal ?? 0))),
  };
}
