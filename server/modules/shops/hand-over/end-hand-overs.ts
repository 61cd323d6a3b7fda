import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { shopHandOvers } from '#server/modules/shops/tables.ts';
import { mailEnded } from './hand-over-mails.ts';
import { findParties } from './hand-over-queries.ts';
import { isOverdue, type Offer, takeOffer } from './hand-over-rows.ts';

export function withdrawHandOver(caller: Caller<'merchant'>): Promise<null> {
  const { membership, session } = caller;
  return transaction(async (tx) => {
    const offer = await takeOffer(
      tx,
      and(eq(shopHandOvers.shopId, membership.shopId), eq(shopHandOvers.fromId, session.accountId)),
    );
    await mailEnded(tx, offer, 'withdrawn');
    await logAct(tx, actorOf(caller), 'hand_over_withdrawn', (await findParties(tx, offer)).to.nickname);
    return null;
  });
}

/** Withdraws the offer to someone who is being removed from the shop, if there is one. */
export async function withdrawOfferTo(tx: Transaction, caller: Caller<'merchant'>, accountId: number): Promise<void> {
  const [offer] = await tx
    .delete(shopHandOvers)
    .where(and(eq(shopHandOvers.shopId, caller.membership.shopId), eq(shopHandOvers.toId, accountId)))
    .returning();
  if (!offer) return;
  await mailEnded(tx, offer, 'withdrawn');
  await logAct(tx, actorOf(caller), 'hand_over_withdrawn', (await findParties(tx, offer)).to.nickname);
}

const byMall = ({ shopId }: Offer): Actor => ({ shopId, accountId: null });

/** Ends offers that nobody answered in time. */
export async function endOverdue(tx: Transaction, isMeant?: SQL): Promise<void> {
  const ended = await tx.delete(shopHandOvers).where(and(isOverdue, isMeant)).returning();
  for (const offer of ended) {
    await mailEnded(tx, offer, 'expired');
    await logAct(tx, byMall(offer), 'hand_over_expired', (await findParties(tx, offer)).to.nickname);
  }
}

export const expireHandOvers = () => transaction((tx) => endOverdue(tx));

/** Ends the offers from and to accounts that were closed. */
export async function endOffersOf(tx: Transaction, accountIds: readonly number[]): Promise<void> {
  const ids = [...accountIds];
  const ended = await tx
    .delete(shopHandOvers)
    .where(or(inArray(shopHandOvers.fromId, ids), inArray(shopHandOvers.toId, ids)))
    .returning();
  for (const offer of ended) {
    await mailEnded(tx, offer, 'closed');
    await logAct(tx, byMall(offer), 'hand_over_ended', (await findParties(tx, offer)).to.nickname);
  }
}
