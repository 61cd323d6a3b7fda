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

/** The transfer was refused: nothing has left the mall, and its amount is available again. */
export const endRefused = (number: string, reason: string): Promise<void> =>
  transaction(async (tx) => {
    const transfer = await lockTransfer(tx, number);
    if (transfer?.state !== 'to_transfer') return;
    await setTransfer(tx, transfer, { state: 'ended', failure: reason });
    await movePayout(tx, { number }, 'failed', { reason });
    await logAct(tx, mallFor(transfer.shopId), 'payout_failed', number, reason);
  });

/** What was transferred is back at the mall, paid out before or not: its amount is available again. */
export async function endReversed(tx: Transaction, transfer: Transfer, transferId: string): Promise<void> {
  await setTransfer(tx, transfer, { state: 'ended', transferId, reversedAt: mallNow });
  const { number, shopId } = transfer;
  const reason = transfer.failure || 'The transfer was taken back';
  await movePayout(tx, { number }, 'returned', { reason });
  await logAct(tx, mallFor(shopId), 'payout_returned', number, reason);
}
