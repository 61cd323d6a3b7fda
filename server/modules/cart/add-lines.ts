import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { cartLinesMax } from '#contract/cart/shopper.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { listSkuFacts } from '#server/modules/catalogue/index.ts';
import { assertCanHave } from './allowed-quantity.ts';
import { addedToCart } from './events.ts';
import { type CartOwner, findCart, openCartOf, openGuestCart, ownerOf } from './open-cart.ts';
import { hasCart } from './queries.ts';
import { cartLines } from './tables.ts';

export type NewLine = { productId: number; skuId: number; quantity: number };

/**
 * Adds variants to the caller's cart, all of them or none; quantities of variants already in it are raised. Returns the owner
 * of the cart: a guest without a valid key gets a new one, since keys are never chosen by the client.
 */
export async function addToCart(caller: Caller<'anyone'>, wanted: readonly NewLine[]): Promise<CartOwner> {
  const owner = ownerOf(caller);
  if ('accountId' in owner) {
    await transaction((tx) => addLines(tx, owner.accountId, wanted, caller.locale));
    return owner;
  }
  if (!(await hasCart(owner))) await caller.countTry('guestCart');
  const newKey = newToken();
  const keyHash = hashToken(newKey);
  const isNew = await transaction(async (tx) => {
    const found = await findCart(tx, owner);
    await putInto(tx, found ?? (await openGuestCart(tx, keyHash)), wanted, caller.locale);
    return found === null;
  });
  caller.cartKey.give(isNew ? newKey : undefined);
  return isNew ? { keyHash } : owner;
}

/** The same for an account's cart, as part of a larger transaction. */
export async function addLines(
  tx: Transaction,
  accountId: number,
  wanted: readonly NewLine[],
  locale: Locale,
): Promise<void> {
  await putInto(tx, await openCartOf(tx, accountId), wanted, locale);
}

async function putInto(tx: Transaction, cartId: number, wanted: readonly NewLine[], locale: Locale): Promise<void> {
  const skuIds = [...new Set(wanted.map(({ skuId }) => skuId))];
  const present = await tx
    .select({ skuId: cartLines.skuId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), inArray(cartLines.skuId, skuIds)));
  const facts = new Map((await listSkuFacts(tx, skuIds)).map((sku) => [sku.skuId, sku]));
  const quantities = new Map(present.map(({ skuId, quantity }) => [skuId, quantity]));
  for (const { productId, skuId, quantity } of wanted) {
    const sku = facts.get(skuId);
    if (sku?.productId !== productId) throw new Refusal('sku_not_found');
    const together = (quantities.get(skuId) ?? 0) + quantity;
    assertCanHave(sku, together, locale);
    quantities.set(skuId, together);
  }
  const rows = [...facts.values()].map(({ skuId, productId, price }) => ({
    cartId,
    productId,
    skuId,
    quantity: quantities.get(skuId) ?? 0,
    priceWhenAdded: price,
    addedAt: mallNow,
  }));
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.skuId],
      set: { quantity: sql`excluded.quantity`, isSelected: true },
    });
  await assertNotFull(tx, cartId);
  await publish(tx, addedToCart, { cartId, productIds: [...new Set(rows.map(({ productId }) => productId))] });
}

export async function assertNotFull(tx: Transaction, cartId: number): Promise<void> {
  if ((await countLines(tx, cartId)) > cartLinesMax) throw new Refusal('cart_full');
}

export async function countLines(tx: Transaction, cartId: number): Promise<number> {
  const [row] = await tx.select({ lines: count() }).from(cartLines).where(eq(cartLines.cartId, cartId));
  return row?.lines ?? 0;
}
