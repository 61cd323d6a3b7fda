import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accept, payReturned } from './decide-refund.ts';
import { listDue } from './queries.ts';
import { holdRefund } from './with-refund.ts';

const atOnce = 100;

/**
 * Accepts what a shop has left unanswered too long, and takes what was sent back as received. Each is a transaction of its
 * own: one that fails holds up no other.
 */
export async function answerDueRefunds(): Promise<void> {
  const failures: unknown[] = [];
  for (const number of await listDue(atOnce)) {
    try {
      await transaction(async (tx) => {
        const held = await holdRefund(tx, { number });
        if (held.refund.status === 'sent_back') await payReturned(tx, held, 'clock');
        else await accept(tx, held, 'clock');
      });
    } catch (error) {
      // Answered or withdrawn in the last moment, or by another process: somebody else was first.
      if (!(error instanceof Refusal)) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'refunds could not be answered');
}
