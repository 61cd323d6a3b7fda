import type { CartDelivery, estimateCartDelivery } from '#contract/cart/shopper.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { canBuy, listSkuFacts } from '#server/modules/catalogue/index.ts';
import { type Destination, destinationCountry, type FreightRule, freightOf } from '#server/modules/pricing/index.ts';
import type { CartOwner } from './open-cart.ts';
import { listFreightRules, listLines } from './queries.ts';

type Sent = { quantity: number; price: number; weightGrams: number };

/** The freight of a cart's selected lines to a country, by shop. Virtual products are left out. */
export async function estimateDelivery(
  owner: CartOwner,
  destination: Destination,
): Promise<OutputOf<typeof estimateCartDelivery>> {
  const [country, lines] = await Promise.all([destinationCountry(destination), listLines(owner)]);
  const selected = new Map(lines.filter(({ isSelected }) => isSelected).map((line) => [line.skuId, line.quantity]));
  const facts = await listSkuFacts(database(), [...selected.keys()]);
  const sent = facts.filter((sku) => !sku.isVirtual && canBuy(sku));
  const byShop = Map.groupBy(sent, ({ shopId }) => shopId);
  const rules = new Map(
    (await listFreightRules([...byShop.keys()], country)).map(({ shopId, ...rule }) => [shopId, rule]),
  );
  const shops = [...byShop].map(([shopId, own]) => {
    const parcel = own.map(({ skuId, price, weightGrams }) => ({
      price,
      weightGrams,
      quantity: selected.get(skuId) ?? 0,
    }));
    return { shopId, ...deliveryOf(rules.get(shopId) ?? null, parcel) };
  });
  return { country, shops };
}

function deliveryOf(rule: FreightRule | null, sent: readonly Sent[]): Omit<CartDelivery, 'shopId'> {
  if (!rule) return { isServed: false, freight: money(0), missing: null };
  const sum = (amount: (one: Sent) => number) => sent.reduce((total, one) => total + amount(one), 0);
  const subtotal = sum(({ price, quantity }) => price * quantity);
  const freight = freightOf(rule, {
    units: sum(({ quantity }) => quantity),
    grams: sum(({ weightGrams, quantity }) => weightGrams * quantity),
    subtotal: money(subtotal),
  });
  return {
    isServed: true,
    freight,
    missing: rule.freeFrom === null ? null : money(Math.max(0, rule.freeFrom - subtotal)),
  };
}
