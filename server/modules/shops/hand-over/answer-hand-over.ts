import { and, eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { endMerchant, hasSecondFactor, makeMerchant } from '#server/modules/identity/index.ts';
import { shopHandedOver } from '#server/modules/shops/events.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { lockRole } from '#server/modules/shops/staff/roles.ts';
import { lockStaff } from '#server/modules/shops/staff/staff-queries.ts';
import { shopHandOvers, shopStaff, shops } from '#server/modules/shops/tables.ts';
import { mailAccepted, mailEnded } from './hand-over-mails.ts';
import { findParties } from './hand-over-queries.ts';
import { changeOwner, type Offer, takeOffer } from './hand-over-rows.ts';

/** Makes the caller the owner, once; the former owner gets the role that they chose, or leaves. All of it or nothing. */
export function acceptHandOver(caller: Caller<'merchant'>): Promise<null> {
  const actor = actorOf(caller);
  return transaction(async (tx) => {
    const offer = await takeOffer(tx, isOfferedTo(caller));
    const { shopId, fromId, toId, roleId } = offer;
    const member = await lockStaff(tx, shopId, toId);
    if (!member) throw new Refusal('hand_over_over');
    if (roleId !== null) await lockRole(tx, shopId, roleId);
    const formerJoinedAt = await joinedAtOfOwner(tx, shopId);
    const { demandsSecondFactor } = await changeOwner(tx, offer, member.joinedAt);
    if (demandsSecondFactor && !(await hasSecondFactor(tx, toId))) throw new Refusal('second_factor_needed');
    if (!(await makeMerchant(tx, toId))) throw new Refusal('cannot_own_shop');
    await endMerchant(tx, fromId);
    await tx.delete(shopStaff).where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, toId)));
    if (roleId !== null)
      await tx.insert(shopStaff).values({ shopId, accountId: fromId, roleId, joinedAt: formerJoinedAt });
    await mailAccepted(tx, offer);
    await logAct(tx, actor, 'hand_over_accepted', await ownerOf(tx, offer));
    await publish(tx, shopHandedOver, { shopId, fromId, toId, offeredAt: offer.offeredAt.toISOString() });
    return null;
  });
}

export function declineHandOver(caller: Caller<'merchant'>): Promise<null> {
  const actor = actorOf(caller);
  return transaction(async (tx) => {
    const offer = await takeOffer(tx, isOfferedTo(caller));
    await mailEnded(tx, offer, 'declined');
    await logAct(tx, actor, 'hand_over_declined', await ownerOf(tx, offer));
    return null;
  });
}

const isOfferedTo = ({ membership, session }: Caller<'merchant'>) =>
  and(eq(shopHandOvers.shopId, membership.shopId), eq(shopHandOvers.toId, session.accountId));

const ownerOf = async (tx: Transaction, offer: Offer) => (await findParties(tx, offer)).from.nickname;

async function joinedAtOfOwner(tx: Transaction, shopId: number): Promise<Date> {
  const [shop] = await tx
    .select({ joinedAt: sql`coalesce(${shops.ownerJoinedAt}, ${shops.joinedAt})`.mapWith(shops.joinedAt) })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Refusal('hand_over_over');
  return shop.joinedAt;
}
