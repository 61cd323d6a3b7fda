import { lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Locale, localized } from '#contract/core/languages.ts';
import type { createDraft as contract } from '#contract/orders/shopper-checkout.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findCartLines } from '#server/modules/cart/index.ts';
import { listSkuFacts, whyNotSoMany } from '#server/modules/catalogue/index.ts';
import { checkoutDrafts, type DraftLine } from '#server/modules/orders/tables.ts';
import { newNumber } from './order-numbers.ts';

type Input = z.output<typeof contract.input>;
type Chosen = Omit<DraftLine, 'priceSeen'> & { priceSeen: number | null };

const lifetimeHours = 24; // as long as a browser may stay open; amounts are computed again in any case

/** Creates a checkout draft. Nothing is reserved; products that cannot be bought are refused. */
export async function createDraft(accountId: number, input: Input, locale: Locale): Promise<{ preOrderNo: string }> {
  const chosen = await chosenLines(accountId, input);
  const facts = await listSkuFacts(
    database(),
    chosen.map(({ skuId }) => skuId),
  );
  const lines = chosen.map((line): DraftLine => {
    const fact = facts.find(({ skuId, productId }) => skuId === line.skuId && productId === line.productId);
    const why = fact ? whyNotSoMany(fact, line.quantity) : 'off_sale';
    if (!fact || why === 'shop_closed' || why === 'off_sale') throw new Refusal('sku_not_found');
    if (why === 'on_holiday') throw new Refusal('shop_on_holiday', { shop: localized(fact.shopName, locale) });
    if (why !== null) {
      const name = localized(fact.name, locale);
      throw new Refusal('not_enough_stock', { name, stock: fact.stock });
    }
    return { ...line, priceSeen: line.priceSeen ?? fact.price };
  });
  const number = newNumber('PR');
  await database()
    .insert(checkoutDrafts)
    .values({ number, accountId, lines, endsAt: sql`mall_now() + make_interval(hours => ${lifetimeHours})` });
  return { preOrderNo: number };
}

async function chosenLines(accountId: number, input: Input): Promise<Chosen[]> {
  if (input.preOrderType === 'buyNow')
    return input.orderDetails.map((line) => ({ ...line, priceSeen: null, cartLineId: null }));
  const ids = [...new Set(input.orderDetails.map(({ shoppingCartId }) => shoppingCartId))];
  const lines = await findCartLines(database(), accountId, ids);
  if (lines.length < ids.length) throw new Refusal('cart_line_not_found');
  return lines.map(({ id, productId, skuId, quantity, priceWhenAdded }) => ({
    productId,
    skuId,
    quantity,
    priceSeen: priceWhenAdded,
    cartLineId: id,
  }));
}

/** Deletes expired drafts, ordered or not. */
export async function deleteOldDrafts(): Promise<void> {
  await database().delete(checkoutDrafts).where(lt(checkoutDrafts.endsAt, sql`mall_now() - interval '1 day'`));
}
