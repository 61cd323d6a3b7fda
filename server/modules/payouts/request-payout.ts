import type { z } from 'zod';
import { requestPayout as contract, type Payout } from '#contract/payouts/merchant-payouts.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { newNumber } from '#server/modules/orders/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { sumBalances } from './balance-queries.ts';
import { lockDesk } from './lock-desk.ts';
import { bookPayout, movePayout, type PayoutRow } from './move-payout.ts';
import { findCurrentAccount, getPayoutOf } from './payout-queries.ts';
import { payouts } from './tables.ts';

type Shown = z.output<typeof Payout>;

/** Requests a payout of a part of what is available. */
export function requestPayout(caller: Caller<'merchant'>, amount: number): Promise<Shown> {
  const { session, idempotencyKey: key } = caller;
  const actor = actorOf(caller);
  return transaction((tx) => {
    const request = async () => {
      const { number } = await openPayout(tx, actor, amount);
      await logAct(tx, actor, 'payout_requested', number);
      return getPayoutOf(tx, actor.shopId, number);
    };
    if (key === null) return request();
    const keyed = { accountId: session.accountId, call: contract.path, key, input: { amount, shopId: actor.shopId } };
    return runOncePerKey(tx, keyed, request);
  });
}

/** Takes the amount out of what is available, which is checked with the shop's payouts locked: two at once cannot share it. */
export async function openPayout(
  tx: Transaction,
  { shopId, accountId: requestedBy }: Actor,
  amount: number,
  scheduledFor: string | null = null,
): Promise<PayoutRow> {
  await lockDesk(tx, shopId);
  const account = await findCurrentAccount(tx, shopId);
  if (!account) throw new Refusal('payout_account_missing');
  if (!account.isUsable) throw new Refusal('payout_account_cooling');
  const { minimum, isApprovalNeeded } = await getSite(tx, 'payouts');
  const { currency } = await getSite(tx, 'currency');
  const { available } = await sumBalances(tx, shopId, currency);
  if (amount > available) throw new Refusal('payout_too_high');
  if (amount < minimum) throw new Refusal('payout_too_low');
  const [payout] = await tx
    .insert(payouts)
    .values({
      ...{ number: newNumber('PO'), shopId, accountId: account.id, amount, currency, scheduledFor, requestedBy },
      requestedAt: mallNow,
    })
    .returning();
  if (!payout) throw new Error('Inserting a payout returned no row');
  await bookPayout(tx, payout);
  return isApprovalNeeded ? payout : movePayout(tx, { number: payout.number }, 'approved');
}

/** Cancels a payout that nobody has approved. */
export function cancelPayout(actor: Actor, number: string): Promise<null> {
  return transaction(async (tx) => {
    await movePayout(tx, { number, shopId: actor.shopId }, 'cancelled');
    await logAct(tx, actor, 'payout_cancelled', number);
    return null;
  });
}
