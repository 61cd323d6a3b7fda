import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { quantityMax } from '#contract/catalogue/shopper-product.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { hashToken, newToken } from '#server/http/session/session-token.ts';
import { addFavourites } from '#server/modules/catalogue/index.ts';
import { assertNotFull } from './add-lines.ts';
import { type CartOwner, getCart, openCartOf } from './open-cart.ts';
import { cartLines, deletedLines } from './tables.ts';

const undoMinutes = 10;

const DeletedLine = z.object({
  id: z.int(),
  productId: z.int(),
  skuId: z.int(),
  quantity: z.int(),
  isSelected: z.boolean(),
  priceWhenAdded: z.int(),
  addedAt: z.coerce.date(),
});

/** Deletes lines from a cart and returns the key that restores them. */
export async function deleteLines(owner: CartOwner, ids: readonly number[]): Promise<string> {
  return transaction(async (tx) => {
    const cartId = await getCart(tx, owner);
    const lines = await takeOut(tx, cartId, ids);
    const key = newToken();
    await tx.insert(deletedLines).values({
      keyHash: hashToken(key),
      cartId,
      lines: z.array(DeletedLine).parse(lines),
      endsAt: sql`mall_now() + make_interval(mins => ${undoMinutes})`,
    });
    return key;
  });
}

/** Undoes a deletion, once. Quantities of variants that were added again since are summed up. */
export async function restoreLines(owner: CartOwner, key: string): Promise<void> {
  await transaction(async (tx) => {
    const cartId = await getCart(tx, owner);
    const isMeant = and(
      eq(deletedLines.keyHash, hashToken(key)),
      eq(deletedLines.cartId, cartId),
      sql`${deletedLines.endsAt} > mall_now()`,
    );
    const [deleted] = await tx.delete(deletedLines).where(isMeant).returning();
    if (!deleted) throw new Refusal('cart_line_not_found');
    await tx
      .insert(cartLines)
      .overridingSystemValue() // with their old ids, so that open pages still refer to the same lines
      .values(
        z
          .array(DeletedLine)
          .parse(deleted.lines)
          .map((line) => ({ ...line, cartId })),
      )
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.skuId],
        set: { quantity: sql`least(${cartLines.quantity} + excluded.quantity, ${quantityMax})` },
      });
    await assertNotFull(tx, cartId);
  });
}

/** Moves lines from an account's cart to its favourites. */
export async function moveToFavourites(accountId: number, ids: readonly number[]): Promise<void> {
  await transaction(async (tx) => {
    const lines = await takeOut(tx, await getCart(tx, { accountId }), ids);
    await addFavourites(tx, accountId, [...new Set(lines.map(({ productId }) => productId))]);
  });
}

/** Deletes ordered lines from an account's cart; lines that no longer exist are ignored. */
export async function removeOrdered(tx: Transaction, accountId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const cartId = await openCartOf(tx, accountId);
  await tx.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, [...ids])));
}

async function takeOut(tx: Transaction, cartId: number, ids: readonly number[]) {
  const lines = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), inArray(cartLines.id, [...ids])))
    .returning();
  if (lines.length === 0) throw new Refusal('cart_line_not_found');
  return lines;
}
