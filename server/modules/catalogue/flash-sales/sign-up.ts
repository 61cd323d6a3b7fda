import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type FlashOffer, flashSignUpsMax } from '#contract/catalogue/flash-sales.ts';
import type {
  editFlashSignUp as editContract,
  signUpForFlashSale as signUpContract,
} from '#contract/catalogue/merchant-flash-sales.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { flashSignUps } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged, logAct, savedNow } from '#server/modules/shops/index.ts';
import { assertOwnProduct, findFlashProduct } from './flash-product-queries.ts';
import { whyNotOffered } from './flash-rules.ts';
import { lockProduct } from './lock-product.ts';
import { type LockedSale, lockSale, lockSignUp } from './sale-rows.ts';

/** Offers a product of the shop for a flash sale. One that was refused or withdrawn is offered again. */
export function signUpForFlashSale(
  actor: Actor,
  { saleId, productId, offer }: z.output<typeof signUpContract.input>,
): Promise<{ id: number }> {
  const { shopId } = actor;
  return transaction(async (tx) => {
    await assertOwnProduct(tx, { shopId, productId });
    const sale = await lockSale(tx, saleId, 'share');
    if (sale.state !== 'open') throw new Refusal('flash_sign_up_closed');
    await lockProduct(tx, productId);
    const name = await assertOffer(tx, { shopId, productId }, sale, offer);
    const isThis = and(eq(flashSignUps.activityId, saleId), eq(flashSignUps.productId, productId));
    const [before] = await tx.select().from(flashSignUps).where(isThis).for('update');
    if (before && (before.state === 'waiting' || before.state === 'accepted')) throw new Refusal('flash_signed_up');
    if (!before) await assertRoom(tx, shopId, saleId);
    const undecided = {
      state: 'waiting',
      reason: null,
      decidedBy: null,
      decidedAt: null,
      signedUpAt: mallNow,
    } as const;
    const values = { ...offer, ...undecided, ...savedNow(actor.accountId) };
    const [saved] = await tx
      .insert(flashSignUps)
      .values({ activityId: saleId, shopId, productId, ...values })
      .onConflictDoUpdate({
        target: [flashSignUps.activityId, flashSignUps.productId],
        set: { ...values, version: sql`${flashSignUps.version} + 1` },
      })
      .returning({ id: flashSignUps.id });
    if (!saved) throw new Error('Signing up for a flash sale returned no id');
    await logAct(tx, actor, 'flash_signed_up', name, sale.name.en);
    return saved;
  });
}

/** Changes what is offered, unless it was changed since `version`. */
export function editFlashSignUp(
  actor: Actor,
  { id, version, offer }: z.output<typeof editContract.input>,
): Promise<null> {
  return transaction(async (tx) => {
    const { sale, signUp } = await lockSignUp(tx, actor.shopId, id);
    await assertUnchanged(tx, signUp, version);
    assertOpen(sale, signUp.state);
    const name = await assertOffer(tx, signUp, sale, offer);
    await tx
      .update(flashSignUps)
      .set({ ...offer, version: version + 1, ...savedNow(actor.accountId) })
      .where(eq(flashSignUps.id, id));
    await logAct(tx, actor, 'flash_changed', name, sale.name.en);
    return null;
  });
}

/** Takes back what was offered. Repeating it changes nothing. */
export function withdrawFlashSignUp(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { sale, signUp, name } = await lockSignUp(tx, actor.shopId, id);
    if (signUp.state === 'withdrawn') return null;
    assertOpen(sale, signUp.state);
    await tx
      .update(flashSignUps)
      .set({ state: 'withdrawn', version: signUp.version + 1, ...savedNow(actor.accountId) })
      .where(eq(flashSignUps.id, id));
    await logAct(tx, actor, 'flash_withdrawn', name?.en ?? '', sale.name.en);
    return null;
  });
}

/** A shop changes its mind until the platform has decided, and as long as it could sign up something else. */
function assertOpen(sale: LockedSale, state: (typeof flashSignUps.$inferSelect)['state']): void {
  if (state !== 'waiting') throw new Refusal('flash_sign_up_decided');
  if (sale.state !== 'open') throw new Refusal('flash_sign_up_closed');
}

/** Refuses an offer that does not meet the terms of the sale. Returns the product's name. */
async function assertOffer(
  tx: Transaction,
  which: { shopId: number; productId: number },
  sale: LockedSale,
  offer: FlashOffer,
): Promise<string> {
  const product = await findFlashProduct(tx, which, sale);
  if (!product) throw new Refusal('product_not_found');
  const reason = whyNotOffered(product, sale, offer);
  if (reason) throw new Refusal(reason);
  return product.name;
}

async function assertRoom(tx: Transaction, shopId: number, saleId: number): Promise<void> {
  const [own] = await tx
    .select({ total: count() })
    .from(flashSignUps)
    .where(and(eq(flashSignUps.shopId, shopId), eq(flashSignUps.activityId, saleId)));
  if ((own?.total ?? 0) >= flashSignUpsMax) throw new Refusal('too_many_sign_ups');
}
