import type { OutputOf } from '#contract/core/call.ts';
import type { explainEntry } from '#contract/payouts/merchant.ts';
import { shopAccounts } from '#contract/payouts/values.ts';

type Movement = OutputOf<typeof explainEntry>['movement'];
/** `buyer`: what a buyer pays for several lines at once is booked in one sum, of which this is the line's part. */
export type Side = { account: Movement[number]['account'] | 'buyer'; amount: number };

const isShops = (account: string) => shopAccounts.some((one) => one === account);

/** Where the money of a movement came from and where it went, both adding up to the same. */
export function sidesOf(movement: Movement): { from: Side[]; to: Side[] } {
  // A shop's account grows by what comes to it; one of the mall's is above zero by what it gives.
  const given = movement.map(({ account, amount }) => ({ account, amount: isShops(account) ? 0 - amount : amount }));
  const from: Side[] = given.filter(({ amount }) => amount > 0);
  const to: Side[] = given.filter(({ amount }) => amount < 0).map((side) => ({ ...side, amount: 0 - side.amount }));
  const missing = sumOf(to) - sumOf(from);
  if (missing > 0) from.unshift({ account: 'buyer', amount: missing });
  if (missing < 0) to.unshift({ account: 'buyer', amount: 0 - missing });
  return { from, to };
}

export const sumOf = (sides: readonly { amount: number }[]) => sides.reduce((sum, { amount }) => sum + amount, 0);
