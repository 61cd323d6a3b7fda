import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/shops/merchant-staff.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Membership } from '#server/http/session/membership.ts';
import { shopInvitations, shopRoles, shopStaff, shops } from '#server/modules/shops/tables.ts';
import { assertWithin, lockRole } from './roles.ts';

type Change = z.output<typeof contract.changeStaffRole.input>;

export function changeStaffRole(member: Membership, by: number, { accountId, roleId }: Change): Promise<null> {
  return transaction(async (tx) => {
    await lockColleague(tx, member, by, accountId);
    const { scopes } = await lockRole(tx, member.shopId, roleId);
    assertWithin(member, scopes);
    await tx.update(shopStaff).set({ roleId }).where(isStaff(member.shopId, accountId));
    return null;
  });
}

export function removeStaff(member: Membership, by: number, accountId: number): Promise<null> {
  return transaction(async (tx) => {
    await lockColleague(tx, member, by, accountId);
    await tx.delete(shopStaff).where(isStaff(member.shopId, accountId));
    return null;
  });
}

const isStaff = (shopId: number, accountId: number) =>
  and(eq(shopStaff.shopId, shopId), eq(shopStaff.accountId, accountId));

/** Locks someone else who works for the shop, and refuses if they may do more than the caller. */
async function lockColleague(tx: Transaction, member: Membership, by: number, accountId: number): Promise<void> {
  const [colleague] = await tx
    .select({ scopes: shopRoles.scopes })
    .from(shopStaff)
    .innerJoin(shopRoles, eq(shopRoles.id, shopStaff.roleId))
    .where(isStaff(member.shopId, accountId))
    .for('update', { of: shopStaff });
  if (!colleague) throw new Refusal('staff_not_found');
  if (accountId === by) throw new Refusal('not_allowed');
  assertWithin(member, colleague.scopes);
}

/** How many people a shop has or has invited. The shop is locked, so that two invitations do not pass the limit together. */
export async function countPlaces(tx: Transaction, shopId: number): Promise<number> {
  await tx.select({ id: shops.id }).from(shops).where(eq(shops.id, shopId)).for('update');
  const [staff] = await tx.select({ total: count() }).from(shopStaff).where(eq(shopStaff.shopId, shopId));
  const [invited] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(shopInvitations)
    .where(and(eq(shopInvitations.shopId, shopId), gt(shopInvitations.endsAt, mallNow)));
  return (staff?.total ?? 0) + (invited?.total ?? 0);
}
