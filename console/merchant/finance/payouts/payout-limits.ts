import type { OutputOf } from '#contract/core/call.ts';
import { type getPayoutDesk, payoutAmountMax } from '#contract/payouts/merchant-payouts.ts';

export type PayoutDesk = OutputOf<typeof getPayoutDesk>;

/** How much can be requested at most. */
export const highestOf = ({ available }: PayoutDesk) => Math.min(available, payoutAmountMax);

/** Why nothing can be requested now; null when something can. */
export function obstacleOf({ account, available, minimum }: PayoutDesk): 'account' | 'cooling' | 'balance' | null {
  if (!account) return 'account';
  if (!account.isUsable) return 'cooling';
  return available < Math.max(minimum, 1) ? 'balance' : null;
}

/** Whether this amount can be requested. */
export const isPossible = (amount: number, desk: PayoutDesk) =>
  Number.isSafeInteger(amount) && amount >= Math.max(desk.minimum, 1) && amount <= highestOf(desk);
