import { and, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { listSkuFacts } from '#server/modules/catalogue/index.ts';
import { assertCanHave, joinedQuantity } from './allowed-quantity.ts';
import { type CartOwner, getCart } from './open-cart.ts';
import { cartLines } from './tables.ts';

/** Changes the quantity of a line. */
export async function changeQuantity(
  owner: CartOwner,
  lineId: number,
  quantity: number,
  locale: Locale,
): Promise<void> {
  await transaction(async (tx) => {
    const line = await getLine(tx, await getCart(tx, owner), lineId);
    const [sku] = await listSkuFacts(tx, [line.skuId]);
    if (!sku) throw new Refusal('sku_not_found');
    assertCanHave(sku, quantity, locale);
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id));
  });
}

/** Replaces the variant of a line by another of the same product; a line of that variant is merged with it. */
export async function reselect(
  owner: CartOwner,
  { id, skuId, num }: { id: number; skuId: number; num: number },
  locale: Locale,
): Promise<void> {
  await transaction(async (tx) => {
    const cartId = await getCart(tx, owner);
    const line = await getLine(tx, cartId, id);
    const [sku] = await listSkuFacts(tx, [skuId]);
    if (sku?.productId !== line.productId) throw new Refusal('sku_not_found');
    assertCanHave(sku, num, locale);
    const isOther = and(eq(cartLines.cartId, cartId), eq(cartLines.skuId, skuId));
    const [other] = line.skuId === skuId ? [] : await tx.delete(cartLines).where(isOther).returning();
    await tx
      .update(cartLines)
      .set({
        skuId,
        quantity: joinedQuantity(num, other?.quantity ?? 0, sku.stock),
        isSelected: line.isSelected || (other?.isSelected ?? false),
        priceWhenAdded: sku.price,
      })
      .where(eq(cartLines.id, line.id));
  });
}

/** Selects or deselects lines for ordering. */
export async function selectLines(owner: CartOwner, ids: readonly number[], isSelected: boolean): Promise<void> {
  await transaction(async (tx) => {
    const isMeant = and(eq(cartLines.cartId, await getCart(tx, owner)), inArray(cartLines.id, [...ids]));
    const changed = await tx.update(cartLines).set({ isSelected }).where(isMeant).returning({ id: cartLines.id });
    if (changed.length === 0) throw new Refusal('cart_line_not_found');
  });
}

async function getLine(tx: Transaction, cartId: number, id: number) {
  const [line] = await tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, id)));
  if (!line) throw new Refusal('cart_line_not_found');
  return line;
}
