import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { database, savepoint, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { getSite } from '#server/modules/content/index.ts';
import { type HeldRefund, holdRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { ifSilent, isSilenceForBuyer, waitsFor } from './deadlines.ts';
import { accept, decide } from './decide-refund.ts';
import { refundDeadlineNear } from './events.ts';
import { freeUnits } from './free-units.ts';
import { moveRefund } from './move-refund.ts';
import { isStill, listWaiting } from './queries.ts';
import { dispute, payReturned } from './returned-products.ts';
import { refunds } from './tables.ts';

const atOnce = 100;

/**
 * Reminds whoever a refund waits for, and goes on without them once their time is over. Nobody's silence is taken for an
 * answer before they were reminded: if that comes late, because the mall was down, they have as much more time.
 */
export async function answerDueRefunds(): Promise<void> {
  const { remindDays } = await getSite(database(), 'refunds');
  const remindFrom = sql`mall_now() + make_interval(days => ${remindDays})`;
  const failures = [
    ...(await forEach(and(isNull(refunds.remindedAt), lte(refunds.answerBy, remindFrom)), (tx, held) =>
      remind(tx, held, remindFrom),
    )),
    ...(await forEach(and(isNotNull(refunds.remindedAt), lte(refunds.answerBy, sql`mall_now()`)), goOn)),
  ];
  if (failures.length > 0) throw new AggregateError(failures, 'refunds could not be answered');
}

/** Each is a transaction of its own: one that fails holds up no other. It is looked at again once it is held. */
async function forEach(which: SQL | undefined, act: (tx: Transaction, held: HeldRefund) => Promise<void>) {
  const failures: unknown[] = [];
  for (const number of await listWaiting(which, atOnce)) {
    try {
      await transaction(async (tx) => {
        const held = await holdRefund(tx, { number });
        if (await isStill(tx, held.refund.id, which)) await act(tx, held);
      });
    } catch (error) {
      // Answered or withdrawn in the last moment, or by another process: someone else was first.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  }
  return failures;
}

async function remind(tx: Transaction, { refund }: HeldRefund, remindFrom: SQL): Promise<void> {
  const waited = waitsFor(refund);
  const [told] = await tx
    .update(refunds)
    .set({ remindedAt: sql`mall_now()`, answerBy: sql`greatest(${refunds.answerBy}, ${remindFrom})` })
    .where(eq(refunds.id, refund.id))
    .returning({ answerBy: refunds.answerBy });
  if (!waited || !told?.answerBy) throw new Error(`Refund ${refund.number} has a deadline and waits for nobody`);
  await publish(tx, refundDeadlineNear, {
    ...{ number: refund.number, status: refund.status, waitsFor: waited },
    ...{ deadline: told.answerBy.toISOString(), ifSilent: ifSilent(refund) },
  });
}

/** What their silence means is told beforehand: see `ifSilent`. */
async function goOn(tx: Transaction, held: HeldRefund): Promise<void> {
  const { refund } = held;
  switch (refund.status) {
    case 'under_review':
      return accept(tx, held, 'clock');
    case 'accepted':
      await moveRefund(tx, refund.id, { from: 'accepted', to: 'expired', by: 'clock' });
      return freeUnits(tx, held);
    case 'sent_back':
      if (refund.returnState === 'delivered') return payReturned(tx, held, 'clock');
      return dispute(tx, held, { kind: 'unconfirmed', note: '', hashes: [], by: 'clock' });
    case 'disputed':
      return decide(tx, held, { isAccepted: isSilenceForBuyer(refund), reason: '', by: 'clock' });
    default:
      return decideForBuyer(tx, held);
  }
}

/** A refusal stands when the same units were asked back again meanwhile: there is nothing left to pay. */
async function decideForBuyer(tx: Transaction, held: HeldRefund): Promise<void> {
  const said = { reason: '', by: 'clock' } as const;
  try {
    await savepoint(tx, (inner) => decide(inner, held, { ...said, isAccepted: true }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await decide(tx, held, { ...said, isAccepted: false });
  }
}
