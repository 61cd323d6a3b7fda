import { asc, eq, inArray } from 'drizzle-orm';
import { cartLinesMax } from '#contract/cart/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { listSkuFacts } from '#server/modules/catalogue/index.ts';
import { joinedQuantity } from './allowed-quantity.ts';
import { findCart, openCartOf } from './open-cart.ts';
import { cartLines, carts } from './tables.ts';

type Line = typeof cartLines.$inferSelect;

/**
 * Merges a guest's cart into an account's. No line is lost: lines beyond the maximum stay in the guest's cart. The guest's cart is
 * deleted with its last line, so that merging twice, or in two tabs at once, changes nothing. Returns the lines whose quantity
 * was limited, and whether the guest's cart is gone.
 */
export async function mergeCarts(
  accountId: number,
  keyHash: string | null,
): Promise<{ capped: number[]; isEmptied: boolean }> {
  return transaction(async (tx) => {
    const cartId = await openCartOf(tx, accountId); // locked first, so that two tabs of one person take turns
    const guestCartId = await findCart(tx, { keyHash });
    if (guestCartId === null) return { capped: [], isEmptied: true };
    const brought = await linesOf(tx, guestCartId);
    const own = new Map((await linesOf(tx, cartId)).map((line) => [line.skuId, line]));
    const same = brought.filter(({ skuId }) => own.has(skuId));
    const others = brought.filter(({ skuId }) => !own.has(skuId)).slice(0, Math.max(0, cartLinesMax - own.size));
    await move(tx, cartId, others);
    const capped = await join(tx, same, own);
    const isEmptied = same.length + others.length === brought.length;
    if (isEmptied) await tx.delete(carts).where(eq(carts.id, guestCartId));
    else await remove(tx, same);
    return { capped, isEmptied };
  });
}

/** Newest first: when not all fit, these are the ones just wanted. */
async function linesOf(tx: Transaction, cartId: number): Promise<Line[]> {
  return tx
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(highestFirst(cartLines.addedAt), asc(cartLines.id));
}

async function move(tx: Transaction, cartId: number, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  if (ids.length > 0) await tx.update(cartLines).set({ cartId }).where(inArray(cartLines.id, ids));
}

async function remove(tx: Transaction, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, ids));
}

async function join(tx: Transaction, same: readonly Line[], own: ReadonlyMap<number, Line>): Promise<number[]> {
  const facts = await listSkuFacts(
    tx,
    same.map(({ skuId }) => skuId),
  );
  const stock = new Map(facts.map((sku) => [sku.skuId, sku.stock]));
  const capped: number[] = [];
  for (const { skuId, quantity, isSelected } of same) {
    const line = own.get(skuId) as Line;
    const together = joinedQuantity(line.quantity, quantity, stock.get(skuId) ?? 0);
    if (together < line.quantity + quantity) capped.push(line.id);
    await tx
      .update(cartLines)
      .set({ quantity: together, isSelected: line.isSelected || isSelected })
      .where(eq(cartLines.id, line.id));
  }
  return capped;
}
