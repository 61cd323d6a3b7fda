import type { Transaction } from '#server/database/connection.ts';
import { moveRefundUnits, startShipDeadline } from '#server/modules/orders/index.ts';
import type { LockedRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { listChosen } from './queries.ts';
import { freedUnits } from './write-plan.ts';

/**
 * Releases the units of a refund that has ended without payment: they can be sent, or requested back, again. Units that have to be
 * sent after all were blocked meanwhile, so the shipping deadline starts again.
 */
export async function freeUnits(tx: Transaction, { order, refund }: LockedRefund): Promise<void> {
  const chosen = await listChosen(tx, refund.id);
  await moveRefundUnits(tx, order.id, freedUnits(chosen));
  if (chosen.some(({ unsent }) => unsent > 0)) await startShipDeadline(tx, [order.id]);
}
