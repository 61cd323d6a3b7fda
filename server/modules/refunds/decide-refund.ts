import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import {
  type acceptRefunds as acceptContract,
  acceptProblems,
  type refuseRefund as refuseContract,
} from '#contract/refunds/merchant.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { doEach } from '#server/http/outcomes.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { moveRefundUnits } from '#server/modules/orders/index.ts';
import { type LockedRefund, withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { waitsFor } from './deadlines.ts';
import { platformDecided } from './events.ts';
import { freeUnits } from './free-units.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { chooseUnits, planRefund } from './plan-refund.ts';
import { listChosen, readLines, shownHashes } from './queries.ts';
import { copyReturnAddress } from './return-addresses.ts';
import { refunds } from './tables.ts';
import { openedUnits, writePlan } from './write-plan.ts';

/** The shop accepts: the refund is paid now, or when the products have come back. */
export function acceptRefund(actor: Actor, number: string, addressId: number | null): Promise<null> {
  return withRefund({ number, shopId: actor.shopId }, async (tx, locked) => {
    await accept(tx, locked, 'shop', addressId);
    await logAct(tx, actor, 'refund_accepted', number);
  });
}

/** The same with several of them: one that was decided meanwhile does not hold up the others. */
export async function acceptRefunds(
  actor: Actor,
  numbers: readonly string[],
  locale: Locale,
): Promise<OutputOf<typeof acceptContract>> {
  const outcomes = await doEach(numbers, { reasons: acceptProblems, locale }, (number) =>
    acceptRefund(actor, number, null),
  );
  return outcomes.map(({ item, ...outcome }) => ({ refundOrderNo: item, ...outcome }));
}

/** The effect of an acceptance, whoever accepts. */
export async function accept(
  tx: Transaction,
  locked: LockedRefund,
  by: Mover,
  addressId: number | null = null,
): Promise<void> {
  await moveRefund(tx, locked.refund.id, { from: 'under_review', to: 'accepted', by });
  if (locked.refund.kind === 'money') await payRefund(tx, locked, 'accepted', by);
  else await copyReturnAddress(tx, locked.refund, addressId);
}

type Refuse = z.output<typeof refuseContract.input>;

/** The shop refuses with a reason. The units can be sent, or requested back, again. */
export function refuseRefund(actor: Actor, { refundOrderNo: number, reason, pictures }: Refuse): Promise<null> {
  return withRefund({ number, shopId: actor.shopId }, async (tx, locked) => {
    await moveRefund(tx, locked.refund.id, { from: 'under_review', to: 'refused', by: 'shop', note: reason });
    const refusalPictureHashes = await shownHashes(tx, actor, pictures);
    await tx.update(refunds).set({ refusal: reason, refusalPictureHashes }).where(eq(refunds.id, locked.refund.id));
    await freeUnits(tx, locked);
    await logAct(tx, actor, 'refund_refused', number, reason);
  });
}

type Decision = { isAccepted: boolean; reason: string; by: 'platform' | 'clock' };

/** The platform decides about a refusal that the buyer has appealed, or about a disputed return. Works once. */
export function decideRefund(
  operator: LoggedOperator,
  { refundOrderNo: subject, ...decision }: Omit<Decision, 'by'> & { refundOrderNo: string },
) {
  const { isAccepted, reason } = decision;
  return withRefund({ number: subject }, async (tx, locked) => {
    await decide(tx, locked, { ...decision, by: 'platform' });
    const change = { before: { status: locked.refund.status }, after: { isAccepted } };
    await logOperatorAct(tx, operator, { act: 'dispute_decided', subject, ...change, reason });
  });
}

/** The same for the platform or the clock. */
export async function decide(
  tx: Transaction,
  locked: LockedRefund,
  { isAccepted, reason, by }: Decision,
): Promise<void> {
  const { refund } = locked;
  if (waitsFor(refund) !== 'platform') throw new Refusal('refund_cannot_move');
  // First, since it determines whether a refusal is final.
  await tx.update(refunds).set({ platformDecidedAt: mallNow, platformReason: reason }).where(eq(refunds.id, refund.id));
  if (refund.status === 'disputed') {
    if (isAccepted) await payRefund(tx, locked, 'disputed', by, reason);
    else {
      await moveRefund(tx, refund.id, { from: 'disputed', to: 'refused', by, note: reason });
      await freeUnits(tx, locked);
    }
  } else if (isAccepted) await acceptAfterAll(tx, locked, by, reason);
  else await moveRefund(tx, refund.id, { from: 'refused', to: 'refused', by, note: reason });
  await publish(tx, platformDecided, { number: refund.number, isAccepted, reason, by });
}

/** The refusal had released the units: they are taken again, if they are still available. */
async function acceptAfterAll(tx: Transaction, locked: LockedRefund, by: Mover, note: string): Promise<void> {
  const { order, refund } = locked;
  const asked = await listChosen(tx, refund.id);
  const lines = await readLines(tx, order);
  const wanted = asked.map(({ lineId, units }) => ({ lineId, quantity: units.length }));
  const chosen = chooseUnits(
    lines,
    wanted.filter(({ quantity }) => quantity > 0),
    refund.kind,
  );
  await writePlan(tx, refund.id, planRefund(lines, chosen, refund.reason as RefundReason));
  await moveRefundUnits(tx, order.id, openedUnits(chosen));
  await moveRefund(tx, refund.id, { from: 'refused', to: 'accepted', by, note });
  if (refund.kind === 'money') await payRefund(tx, locked, 'accepted', by);
  else await copyReturnAddress(tx, refund, null);
}
