import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { offerHandOver as contract, HandOver } from '#contract/shops/merchant-hand-over.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { asProvenSelf } from '#server/modules/identity/index.ts';
import { logAct } from '#server/modules/shops/log/log-act.ts';
import { lockRole } from '#server/modules/shops/staff/roles.ts';
import { isStaffOf, lockStaff } from '#server/modules/shops/staff/staff-queries.ts';
import { shopHandOvers, shops } from '#server/modules/shops/tables.ts';
import { endOverdue } from './end-hand-overs.ts';
import { mailOffered } from './hand-over-mails.ts';
import { findHandOver, mayOwnShop } from './hand-over-queries.ts';
import { openOffer } from './hand-over-rows.ts';

type Input = z.output<typeof contract.input>;

/** Offers the shop to someone who works for it. Only the owner can, who proves to be the one at the keyboard. */
export async function offerHandOver(caller: Caller<'merchant'>, input: Input): Promise<HandOver> {
  const { membership, session } = caller;
  const { shopId } = membership;
  const { accountId: toId, roleId, ...proof } = input;
  if (!membership.isOwner) throw new Refusal('not_allowed');
  if (!(await isStaffOf(database(), shopId, toId))) throw new Refusal('staff_not_found');
  return asProvenSelf(proof, caller, async (tx) => {
    await endOverdue(tx, eq(shopHandOvers.shopId, shopId));
    const offer = await openOffer(tx, { shopId, fromId: session.accountId, toId, roleId });
    const member = await lockStaff(tx, shopId, toId);
    if (!member) throw new Refusal('staff_not_found');
    const role = roleId === null ? null : await lockRole(tx, shopId, roleId);
    await assertOwner(tx, shopId, session.accountId);
    if (!(await mayOwnShop(tx, toId))) throw new Refusal('cannot_own_shop');
    await mailOffered(tx, offer, caller.origin);
    await logAct(tx, actorOf(caller), 'hand_over_offered', member.nickname, role?.name);
    const written = await findHandOver(shopId, tx);
    if (!written) throw new Error('Writing an offer returned no row');
    return written;
  });
}

/** The offer refers to the shop, whose owner cannot change until this transaction ends. */
async function assertOwner(tx: Transaction, shopId: number, accountId: number): Promise<void> {
  const [owned] = await tx
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shopId), eq(shops.ownerId, accountId)));
  if (!owned) throw new Refusal('not_allowed');
}
