import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/shops/merchant-staff.ts';
import { staffMax } from '#contract/shops/merchant-staff.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { withdrawOfferTo } from '#server/modules/shops/hand-over/end-hand-overs.ts';
import { lockShop } from '#server/modules/shops/lock-shop.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { setAside, takeBack } from '#server/modules/shops/removed-things.ts';
import { shopInvitations, shopStaff } from '#server/modules/shops/tables.ts';
import { assertWithin, lockRole } from './roles.ts';
import { findOpenAccount, isStaffOrOwner, lockStaff } from './staff-queries.ts';

type Change = z.output<typeof contract.changeStaffRole.input>;

export function changeStaffRole(caller: Caller<'merchant'>, { accountId, roleId }: Change): Promise<null> {
  return transaction(async (tx) => {
    const { membership } = caller;
    const nickname = await lockColleague(tx, caller, accountId);
    const { scopes, name } = await lockRole(tx, membership.shopId, roleId);
    assertWithin(membership, scopes);
    await tx.update(shopStaff).set({ roleId }).where(isStaff(membership.shopId, accountId));
    await logAct(tx, actorOf(caller), 'staff_role_changed', nickname, name);
    return null;
  });
}

type RemovedStaff = { roleId: number; joinedAt: string };

/** Takes someone out of the shop, whose role can be given back for a while. */
export function removeStaff(caller: Caller<'merchant'>, accountId: number): Promise<null> {
  return transaction(async (tx) => {
    await withdrawOfferTo(tx, caller, accountId); // before the person, as who accepts it does
    const nickname = await lockColleague(tx, caller, accountId);
    const { shopId } = caller.membership;
    const [left] = await tx.delete(shopStaff).where(isStaff(shopId, accountId)).returning();
    if (!left) throw new Refusal('staff_not_found');
    const removed: RemovedStaff = { roleId: left.roleId, joinedAt: left.joinedAt.toISOString() };
    await setAside(tx, { shopId, kind: 'staff', id: accountId }, removed);
    await logAct(tx, actorOf(caller), 'staff_removed', nickname);
    return null;
  });
}

/**
 * Takes someone back with the role that they had, if it is still there. Whoever works for the shop again stays as they are. An
 * offer to hand over the shop that ended with the removal stays ended.
 */
export function restoreStaff(caller: Caller<'merchant'>, accountId: number): Promise<null> {
  const { membership } = caller;
  const { shopId } = membership;
  return transaction(async (tx) => {
    const removed = await takeBack<RemovedStaff>(tx, { shopId, kind: 'staff', id: accountId });
    const person = await findOpenAccount(tx, accountId);
    // Before anything else, as who accepts an invitation does: of the two, the second finds the person in the shop.
    if (removed && person?.email)
      await tx
        .delete(shopInvitations)
        .where(and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.email, person.email)));
    if (await isStaffOrOwner(tx, shopId, accountId)) return null;
    if (!removed || !person) throw new Refusal('staff_not_found');
    const { roleId, joinedAt } = removed;
    const { scopes, name } = await lockRole(tx, shopId, roleId);
    assertWithin(membership, scopes);
    if ((await countPlaces(tx, shopId)) >= staffMax) throw new Refusal('too_many_staff');
    await tx.insert(shopStaff).values({ shopId, accountId, roleId, joinedAt: new Date(joinedAt) });
    await logAct(tx, actorOf(caller), 'staff_restored', person.nickname, name);
    return null;
  });
}

const isStaff = (shopId: number, accountId: number) =>
  and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, accountId));

/** Locks someone else who works for the shop, and refuses if they may do more than the caller. Returns their name. */
async function lockColleague(
  tx: Transaction,
  { membership, session }: Caller<'merchant'>,
  accountId: number,
): Promise<string> {
  const colleague = await lockStaff(tx, membership.shopId, accountId);
  if (!colleague) throw new Refusal('staff_not_found');
  if (accountId === session.accountId) throw new Refusal('not_allowed');
  assertWithin(membership, colleague.scopes);
  return colleague.nickname;
}

/** How many people a shop has or has invited. The shop is locked, so that two invitations do not pass the limit together. */
export async function countPlaces(tx: Transaction, shopId: number): Promise<number> {
  await lockShop(tx, shopId);
  const [staff] = await tx.select({ total: count() }).from(shopStaff).where(eq(shopStaff.shopId, shopId));
  const [invited] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.shopId, shopId), gt(shopInvitations.endsAt, mallNow)));
  return (staff?.total ?? 0) + (invited?.total ?? 0);
}
