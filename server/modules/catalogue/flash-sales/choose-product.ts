import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getFlashProduct } from '#contract/catalogue/merchant-flash-sales.ts';
import type { chooseFlashProduct as contract } from '#contract/catalogue/platform-flash-sales.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Asker, database, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { flashSignUps, products } from '#server/modules/catalogue/tables.ts';
import { savedNow } from '#server/modules/shops/index.ts';
import { putIntoSale } from './decide-sign-up.ts';
import { lockProduct } from './lock-product.ts';
import { getFlashProductFor } from './sale-queries.ts';
import { lockSale } from './sale-rows.ts';

async function shopOf(on: Asker, productId: number): Promise<number> {
  const [product] = await on
    .select({ shopId: products.shopId })
    .from(products)
    .where(and(eq(products.id, productId), ne(products.state, 'bin')));
  if (!product) throw new Refusal('product_not_found');
  return product.shopId;
}

/** What a product of whichever shop may cost at most in a sale. */
export async function getCandidate(which: {
  saleId: number;
  productId: number;
}): Promise<OutputOf<typeof getFlashProduct>> {
  return getFlashProductFor(await shopOf(database(), which.productId), which, { isOfAnyone: true });
}

/**
 * Puts a product into a sale that its shop has not signed up. It is recorded as a sign-up that was accepted, also in the place of
 * one that was refused, withdrawn, or lapsed.
 */
export function chooseFlashProduct(
  by: Caller<'platform'>,
  { saleId, productId, offer }: z.output<typeof contract.input>,
): Promise<{ id: number }> {
  return transaction(async (tx) => {
    const shopId = await shopOf(tx, productId);
    const sale = await lockSale(tx, saleId, 'share');
    if (sale.state === 'ended' || sale.state === 'cancelled') throw new Refusal('flash_sale_over');
    const name = await lockProduct(tx, productId);
    const isThis = and(eq(flashSignUps.activityId, saleId), eq(flashSignUps.productId, productId));
    const [before] = await tx.select({ state: flashSignUps.state }).from(flashSignUps).where(isThis).for('update');
    const isUndecided = before?.state === 'waiting' && sale.state !== 'running';
    if (isUndecided || before?.state === 'accepted') throw new Refusal('flash_signed_up');
    const values = { ...offer, state: 'waiting', reason: null, ...savedNow(by.session.accountId) } as const;
    const [signUp] = await tx
      .insert(flashSignUps)
      .values({ activityId: saleId, shopId, productId, signedUpAt: mallNow, ...values })
      .onConflictDoUpdate({
        target: [flashSignUps.activityId, flashSignUps.productId],
        set: { ...values, version: sql`${flashSignUps.version} + 1` },
      })
      .returning();
    if (!signUp) throw new Error('Choosing a product for a flash sale returned no row');
    await putIntoSale(tx, by, { sale, signUp, name, isChosen: true });
    return { id: signUp.id };
  });
}
