import { getBalances } from '#contract/payouts/merchant.ts';
import { releaseShares } from '#server/modules/payouts/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import type { Buyer, Wanted } from '#tests/support/accounts/buyers.ts';
import { moveClock } from '#tests/support/mall/mall-clock.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { bought, receive, send } from './refunds.ts';
import { orderState } from './shop-orders.ts';

const names = ['pending', 'available', 'reserved', 'payable', 'paidOut'] as const;
type Balances = Record<(typeof names)[number], number>;

/** What someone's shop has in each of its accounts. */
export async function balancesOf(mall: MallUnderTest, { token }: Person): Promise<Balances> {
  const { data, message } = await mall.ask(getBalances, {}, as(token));
  if (!data) throw new Error(message);
  const { pending, available, reserved, payable, paidOut } = data;
  return { pending, available, reserved, payable, paidOut };
}

/** How the balances have changed since. */
export async function changeSince(mall: MallUnderTest, owner: Person, before: Balances): Promise<Partial<Balances>> {
  const now = await balancesOf(mall, owner);
  const changed = names.filter((name) => now[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name] - before[name]]));
}

/** An order that was received, and whose time for refunds is over: its share is available. */
export async function releasedOrder(mall: MallUnderTest, buyer: Buyer, ...wanted: Wanted[]) {
  const placed = await bought(mall, buyer, ...wanted);
  await send(placed.number, placed.lines);
  await receive(placed.number);
  await moveClock(30.1);
  await releaseShares();
  const { shopShare } = await orderState(mall, placed.number);
  return { ...placed, shopShare };
}
