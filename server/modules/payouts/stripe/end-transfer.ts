import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { movePayout } from '#server/modules/payouts/move-payout.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { lockTransfer, setTransfer, type Transfer } from './transfer-rows.ts';

// How a payout by a provider ends, each once. The caller has locked its transfer. The shop's log names no person for it.

const mallFor = (shopId: number): Actor => ({ shopId, accountId: null });

/** The bank has the money. */
export async function endPaid(tx: Transaction, transfer: Transfer, providerPayoutId: string): Promise<void> {
  const { number, shopId } = transfer;
  await setTransfer(tx, transfer, { state: 'ended', providerPayoutId });
  await movePayout(tx, { number }, 'paid', { reference: providerPayoutId });
  await logAct(tx, mallFor(shopId), 'payout_paid', number, providerPayoutId);
}

/** Nothing of it is with the shop, or all of it came back: its amount is available again. */
export async function endUnpaid(tx: Transaction, transfer: Transfer, reason: string): Promise<void> {
  const { number, shopId, status } = transfer;
  const wasPaid = status === 'paid';
  await movePayout(tx, { number }, wasPaid ? 'returned' : 'failed', { reason });
  if (wasPaid) await logAct(tx, mallFor(shopId), 'payout_returned', number, reason);
  else await logAct(tx, mallFor(shopId), 'payout_failed', number, reason);
}

/** The transfer was refused: nothing has left the mall. */
export const endRefused = (number: string, reason: string): Promise<void> =>
  transaction(async (tx) => {
    const transfer = await lockTransfer(tx, number);
    if (transfer?.state !== 'to_transfer') return;
    await setTransfer(tx, transfer, { state: 'ended', failure: reason });
    await endUnpaid(tx, transfer, reason);
  });

/** What was transferred is back at the mall. */
export async function endReversed(tx: Transaction, transfer: Transfer, transferId: string): Promise<void> {
  await setTransfer(tx, transfer, { state: 'ended', transferId, reversedAt: mallNow });
  await endUnpaid(tx, transfer, transfer.failure || 'The transfer was taken back');
}
