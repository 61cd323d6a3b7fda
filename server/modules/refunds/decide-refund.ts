import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import {
  type acceptRefunds as acceptContract,
  acceptProblems,
  type refuseRefund as refuseContract,
} from '#contract/refunds/merchant.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { doEach } from '#server/http/outcomes.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { moveRefundUnits } from '#server/modules/orders/index.ts';
import { type PlannedDecision, planDecision } from '#server/modules/refunds/disputes/plan-decision.ts';
import { type LockedRefund, withRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { waitsFor } from './deadlines.ts';
import { platformDecided } from './events.ts';
import { freeUnits } from './free-units.ts';
import { type Mover, moveRefund } from './move-refund.ts';
import { payRefund } from './pay-refund.ts';
import { findNickname, shownHashes } from './queries.ts';
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

type Decision = {
  isAccepted: boolean;
  /** Only a part is paid; null: all of it. */
  amount?: number | null;
  /** What the buyer would get when the operator looked. */
  seen?: number | null;
  reason: string;
  by: 'platform' | 'clock';
  /** The operator who decides; null at the demo's desk and for the clock. */
  operatorId?: number | null;
};

/** The platform decides about a refusal that the buyer has appealed, or about a disputed return. Works once. */
export function decideRefund(
  operator: LoggedOperator,
  { refundOrderNo: subject, ...decision }: Omit<Decision, 'by' | 'operatorId'> & { refundOrderNo: string },
) {
  const { isAccepted, amount = null, reason } = decision;
  return withRefund({ number: subject }, async (tx, locked) => {
    await decide(tx, locked, { ...decision, by: 'platform', operatorId: operator?.session.accountId ?? null });
    const { status, payable } = locked.refund;
    const after = { isAccepted, amount: isAccepted ? (amount ?? payable) : 0 };
    await logOperatorAct(tx, operator, {
      act: 'dispute_decided',
      subject,
      before: { status, amount: payable },
      after,
      reason,
    });
  });
}

/** The same for the platform or the clock. */
export async function decide(tx: Transaction, locked: LockedRefund, decision: Decision): Promise<void> {
  const { isAccepted, amount = null, seen = null, reason, by, operatorId = null } = decision;
  const { refund } = locked;
  if (waitsFor(refund) !== 'platform') throw await refusalOf(tx, refund);
  // First, since it determines whether a refusal is final.
  await tx
    .update(refunds)
    .set({ platformDecidedAt: mallNow, platformDecidedBy: operatorId, platformReason: reason })
    .where(eq(refunds.id, refund.id));
  if (isAccepted) await pay(tx, locked, await planDecision(tx, locked, amount), { amount, seen, by, note: reason });
  else {
    await moveRefund(tx, refund.id, { from: refund.status, to: 'refused', by, note: reason });
    if (refund.status === 'disputed') await freeUnits(tx, locked);
  }
  await publish(tx, platformDecided, { number: refund.number, isAccepted, reason, by });
}

/** Another operator was faster, and is named; or the refund waits for someone else. */
async function refusalOf(tx: Transaction, { platformDecidedBy }: LockedRefund['refund']): Promise<Refusal> {
  const name = platformDecidedBy === null ? null : await findNickname(tx, platformDecidedBy);
  return name === null ? new Refusal('refund_cannot_move') : new Refusal('dispute_decided', { name });
}

type Payment = { amount: number | null; seen: number | null; by: Mover; note: string };

/** Pays what was decided. A refusal had released its units: they are taken again, if they are still available. */
async function pay(
  tx: Transaction,
  { order, refund }: LockedRefund,
  { chosen, whole, plan }: PlannedDecision,
  { amount, seen, by, note }: Payment,
): Promise<void> {
  if (seen !== null && seen !== plan.total.payable) throw new Refusal('refund_amount_changed');
  const decided = amount === null ? {} : partColumns(refund, amount, whole.total.payable);
  if (amount !== null) await tx.update(refunds).set(decided).where(eq(refunds.id, refund.id));
  const locked = { order, refund: { ...refund, ...decided } };
  if (refund.status === 'disputed') return payRefund(tx, locked, 'disputed', by, note);
  await writePlan(tx, refund.id, whole);
  await moveRefundUnits(tx, order.id, openedUnits(chosen));
  await moveRefund(tx, refund.id, { from: 'refused', to: 'accepted', by, note });
  if (locked.refund.kind === 'money') await payRefund(tx, locked, 'accepted', by);
  else await copyReturnAddress(tx, refund, null);
}

/** Of a part, nothing has to be sent back any more. */
const partColumns = ({ sentBackAt }: LockedRefund['refund'], agreedAmount: number, askedPayable: number) => ({
  agreedAmount,
  askedPayable,
  kind: sentBackAt === null ? ('money' as const) : ('goods' as const),
});
