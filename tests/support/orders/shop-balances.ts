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

/** What went in and out by the rows of orders, refunds and payouts, beside the ledger. */
export async function sumShopMoney({ pool }: MallUnderTest, shopId: number) {
  const { rows } = await pool.query(
    `with paid as (select * from orders where paid_at is not null),
      back as (select * from refunds where status in ('refunding', 'refunded'))
    select (select coalesce(sum(shop_share), 0) from paid where shop_id = $1) - (select coalesce(sum(shop_share), 0) from back where shop_id = $1)
        + (select coalesce(sum(amount), 0) from balance_corrections where shop_id = $1) as earned,
      (select coalesce(sum(amount), 0) from payouts where status = 'paid' and shop_id = $1) as "paidOut",
      (select coalesce(sum(amount), 0) from captures where is_accepted) as "cameIn",
      (select coalesce(sum(payable), 0) from back) as "wentBack",
      (select coalesce(sum(commission - platform_coupon - points), 0) from paid) - (select coalesce(sum(commission - platform_coupon - points), 0) from back)
        - (select coalesce(sum(amount), 0) from balance_corrections) as platform,
      (select coalesce(sum(shop_share), 0) from paid where shop_id <> $1) - (select coalesce(sum(shop_share), 0) from back where shop_id <> $1) as others`,
    [shopId],
  );
  const sum = (name: string) => Number(rows[0][name]);
  return {
    ...{ earned: sum('earned'), paidOut: sum('paidOut'), cameIn: sum('cameIn'), wentBack: sum('wentBack') },
    ...{ platform: sum('platform'), others: sum('others') },
  };
}
