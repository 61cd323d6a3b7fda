import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { handOverDays } from '#contract/shops/merchant-hand-over.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { refuseViolation } from '#server/http/refuse-violation.ts';
import { shopHandOvers, shops } from '#server/modules/shops/tables.ts';
import { isOfferOpen } from './hand-over-queries.ts';

// The statements that decide between two who act at once. All who change an offer lock it first, then the person, the role and the
// shop, so that no two wait for each other.

export type Offer = typeof shopHandOvers.$inferSelect;

export const isOverdue = lte(shopHandOvers.endsAt, mallNow);

/** Writes the offer of a shop that has none: of two at once, the second is refused. */
export async function openOffer(
  tx: Transaction,
  offer: Pick<Offer, 'shopId' | 'fromId' | 'toId' | 'roleId'>,
): Promise<Offer> {
  const [opened] = await refuseViolation(
    tx
      .insert(shopHandOvers)
      .values({
        ...offer,
        offeredAt: mallNow,
        endsAt: sql`${mallNow} + make_interval(days => ${handOverDays})`,
      })
      .onConflictDoNothing()
      .returning(),
    { shop_hand_overs_member: 'staff_not_found', shop_hand_overs_role_id_shop_roles_id_fk: 'role_not_found' },
  );
  if (!opened) throw new Refusal('hand_over_open');
  return opened;
}

/** Takes an open offer, once: the statement that finds it deletes it, and it comes back if the transaction fails. */
export async function takeOffer(tx: Transaction, isMeant: SQL | undefined): Promise<Offer> {
  const [taken] = await tx
    .delete(shopHandOvers)
    .where(and(isMeant, isOfferOpen(tx)))
    .returning();
  if (!taken) throw new Refusal('hand_over_over');
  return taken;
}

/** Gives the shop to whom it was offered, if who offered it still owns it. Returns whether it demands a second factor. */
export async function changeOwner(
  tx: Transaction,
  { shopId, fromId, toId }: Offer,
  ownerJoinedAt: Date,
): Promise<{ demandsSecondFactor: boolean }> {
  const [changed] = await refuseViolation(
    tx
      .update(shops)
      .set({ ownerId: toId, ownerJoinedAt })
      .where(and(eq(shops.id, shopId), eq(shops.ownerId, fromId)))
      .returning({ demandsSecondFactor: shops.demandsSecondFactor }),
    { shops_owner: 'cannot_own_shop' },
  );
  if (!changed) throw new Refusal('hand_over_over');
  return changed;
}
