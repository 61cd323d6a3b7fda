import type { OutputOf } from '#contract/core/call.ts';
import type { getBalances } from '#contract/payouts/merchant.ts';
import type { ShopAccount } from '#contract/payouts/values.ts';

export type Balances = OutputOf<typeof getBalances>;

export const balanceOf = ({ paidOut, ...balances }: Balances, account: ShopAccount): number =>
  account === 'paid_out' ? paidOut : balances[account];
