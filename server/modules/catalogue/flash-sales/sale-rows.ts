import { and, eq, sql } from 'drizzle-orm';
import type { FlashState } from '#contract/catalogue/flash-sales.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activities, flashSignUps, flashTerms } from '#server/modules/catalogue/tables.ts';
import { lockProduct } from './lock-product.ts';

/** What `flashStates` says, by the mall's clock, in a query of activities and their terms. */
export const flashState = sql<FlashState>`case when not ${activities.isOpen} then 'cancelled' when ${activities.endsAt} <= mall_now() then 'ended'
  when ${activities.startsAt} <= mall_now() then 'running' when ${flashTerms.signUpUntil} > mall_now() then 'open' else 'coming' end`;

/**
 * A flash sale with its terms. Whoever changes or cancels it locks it alone; who signs up or decides locks it with others, so that
 * its terms stay what they are meanwhile.
 */
export async function lockSale(tx: Transaction, id: number, strength: 'update' | 'share') {
  const [locked] = await tx
    .select({ id: flashTerms.activityId })
    .from(flashTerms)
    .where(eq(flashTerms.activityId, id))
    .for(strength);
  if (!locked) throw new Refusal('flash_sale_not_found');
  // Read when the lock is had: whoever held it may have changed it.
  const [sale] = await tx
    .select({ activity: activities, terms: flashTerms, state: flashState })
    .from(activities)
    .innerJoin(flashTerms, eq(flashTerms.activityId, activities.id))
    .where(eq(activities.id, id));
  if (!sale?.activity.endsAt) throw new Error(`Flash sale ${id} has no end`);
  const { activity, terms, state } = sale;
  return {
    ...terms,
    id,
    name: activity.name,
    activity,
    startsAt: activity.startsAt,
    endsAt: sale.activity.endsAt,
    state,
  };
}
export type LockedSale = Awaited<ReturnType<typeof lockSale>>;

/**
 * A sign-up with its sale and the name of its product, all locked until the transaction ends: in this order, as whoever signs up
 * locks them. `shopId` is null for the platform, which decides about those of all shops.
 */
export async function lockSignUp(tx: Transaction, shopId: number | null, id: number) {
  const isThis = and(eq(flashSignUps.id, id), shopId === null ? undefined : eq(flashSignUps.shopId, shopId));
  const [found] = await tx
    .select({ saleId: flashSignUps.activityId, productId: flashSignUps.productId })
    .from(flashSignUps)
    .where(isThis);
  if (!found) throw new Refusal('flash_sign_up_not_found');
  const sale = await lockSale(tx, found.saleId, 'share');
  const name = await lockProduct(tx, found.productId);
  const [signUp] = await tx.select().from(flashSignUps).where(isThis).for('update');
  if (!signUp) throw new Refusal('flash_sign_up_not_found');
  return { sale, signUp, name };
}
