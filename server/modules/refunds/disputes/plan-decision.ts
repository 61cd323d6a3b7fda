import type { RefundReason } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { partOf } from '#server/modules/refunds/part-share.ts';
import { type Chosen, chooseUnits, type Plan, planRefund } from '#server/modules/refunds/plan-refund.ts';
import { listChosen, readLines } from '#server/modules/refunds/queries.ts';
import type { LockedRefund } from '#server/modules/refunds/reads/with-refund.ts';

/** The units that a decision is about, what all of them would pay back, and what the decision pays. */
export type PlannedDecision = { chosen: Chosen[]; whole: Plan; plan: Plan };

/**
 * What the platform would pay: all that was asked for, or a part of it. What was never sent is refunded in whole, since there is
 * nothing that the buyer could keep.
 */
export async function planDecision(
  reader: Pick<Transaction, 'select'>,
  { order, refund }: LockedRefund,
  amount: number | null,
): Promise<PlannedDecision> {
  const asked = await listChosen(reader, refund.id);
  const lines = await readLines(reader, order);
  const wanted = asked.map(({ lineId, units }) => ({ lineId, quantity: units.length }));
  const chosen =
    refund.status === 'disputed'
      ? asked
      : chooseUnits(
          lines,
          wanted.filter(({ quantity }) => quantity > 0),
          refund.kind,
        );
  const whole = planRefund(lines, chosen, refund.reason as RefundReason);
  if (amount === null) return { chosen, whole, plan: whole };
  if (chosen.some(({ unsent }) => unsent > 0)) throw new Refusal('offer_unsent');
  if (amount >= whole.total.payable) throw new Refusal('offer_too_high');
  return { chosen, whole, plan: partOf(whole, amount) };
}
