import type { Transaction } from '#server/database/connection.ts';
import { moveRefundUnits, startShipDeadline } from '#server/modules/orders/index.ts';
import type { HeldRefund } from '#server/modules/refunds/reads/with-refund.ts';
import { listChosen } from './queries.ts';
import { freedUnits } from './write-plan.ts';

/**
 * Lets go of the units of a request that has ended without money: they can be sent, or asked back, again. What is to be sent
 * after all could not be sent meanwhile, so the shop has its whole time for it.
 */
export async function freeUnits(tx: Transaction, { order, refund }: HeldRefund): Promise<void> {
  const chosen = await listChosen(tx, refund.id);
  await moveRefundUnits(tx, order.id, freedUnits(chosen));
  if (chosen.some(({ unsent }) => unsent > 0)) await startShipDeadline(tx, [order.id]);
}
