import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { database, savepoint, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { type LockedRefund, lockRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { ifSilent, isSilenceForBuyer, waitsFor } from './deadlines.ts';
import { accept, decide } from './decide-refund.ts';
import { refundDeadlineNear } from './events.ts';
import { freeUnits } from './free-units.ts';
import { moveRefund } from './move-refund.ts';
import { agree } from './offer-part.ts';
import { listWaiting, stillMatches } from './queries.ts';
import { dispute, payReturned } from './returned-products.ts';
import { refunds } from './tables.ts';

const batchSize = 100;

/**
 * Reminds whoever has to act on a refund, and continues without them once the deadline is over. Silence counts as an answer only
 * after a reminder: if the reminder is late, because the mall was down, the deadline is extended accordingly.
 */
export async function handleDueRefunds(): Promise<void> {
  const { remindDays } = await getSite(database(), 'refunds');
  const remindFrom = sql`mall_now() + make_interval(days => ${remindDays})`;
  const failures = [
    ...(await forEach(and(isNull(refunds.remindedAt), lte(refunds.answerBy, remindFrom)), (tx, locked) =>
      remind(tx, locked, remindFrom),
    )),
    ...(await forEach(and(isNotNull(refunds.remindedAt), lte(refunds.answerBy, mallNow)), continueWithoutAnswer)),
  ];
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due refunds could not be handled`);
}

/** Each in its own transaction: one that fails does not hold up the others. It is checked again once it is locked. */
async function forEach(which: SQL | undefined, act: (tx: Transaction, locked: LockedRefund) => Promise<void>) {
  const failures: unknown[] = [];
  for (const number of await listWaiting(which, batchSize)) {
    try {
      await transaction(async (tx) => {
        const locked = await lockRefund(tx, { number });
        if (await stillMatches(tx, locked.refund.id, which)) await act(tx, locked);
      });
    } catch (error) {
      // Just answered or withdrawn, or handled by another process.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  }
  return failures;
}

async function remind(tx: Transaction, { refund }: LockedRefund, remindFrom: SQL): Promise<void> {
  const waited = waitsFor(refund);
  const [reminded] = await tx
    .update(refunds)
    .set({ remindedAt: mallNow, answerBy: sql`greatest(${refunds.answerBy}, ${remindFrom})` })
    .where(eq(refunds.id, refund.id))
    .returning({ answerBy: refunds.answerBy });
  if (!waited || !reminded?.answerBy) throw new Error(`Refund ${refund.number} has a deadline, but nobody has to act`);
  await publish(tx, refundDeadlineNear, {
    ...{ number: refund.number, status: refund.status, waitsFor: waited },
    ...{ deadline: reminded.answerBy.toISOString(), ifSilent: ifSilent(refund) },
  });
}

/** What happens without an answer; the reminder has said so, see `ifSilent`. */
async function continueWithoutAnswer(tx: Transaction, locked: LockedRefund): Promise<void> {
  const { refund } = locked;
  switch (refund.status) {
    case 'under_review':
      return accept(tx, locked, 'clock');
    case 'offered':
      return agree(tx, locked, 'clock');
    case 'accepted':
      await moveRefund(tx, refund.id, { from: 'accepted', to: 'expired', by: 'clock' });
      return freeUnits(tx, locked);
    case 'sent_back':
      if (refund.returnState === 'delivered') return payReturned(tx, locked, 'clock');
      return dispute(tx, locked, { from: 'sent_back', kind: 'unconfirmed', note: '', hashes: [], by: 'clock' });
    case 'disputed':
      return decide(tx, locked, { isAccepted: isSilenceForBuyer(refund), reason: '', by: 'clock' });
    default:
      return decideForBuyer(tx, locked);
  }
}

/** The refusal stands when the same units were requested back again meanwhile: there is nothing left to pay. */
async function decideForBuyer(tx: Transaction, locked: LockedRefund): Promise<void> {
  const decision = { reason: '', by: 'clock' } as const;
  try {
    await savepoint(tx, (inner) => decide(inner, locked, { ...decision, isAccepted: true }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await decide(tx, locked, { ...decision, isAccepted: false });
  }
}
