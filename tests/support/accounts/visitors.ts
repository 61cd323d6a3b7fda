import { signInAsVisitor } from '#contract/identity/shopper.ts';
import { listOrders } from '#contract/orders/shopper.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { as, newEmail, type Person } from './accounts.ts';
import type { Wanted } from './buyers.ts';
import { order } from './buyers.ts';

/** A visitor with an address. */
export async function aVisitor(mall: MallUnderTest, email = newEmail()): Promise<Person> {
  const { data, message } = await mall.ask(signInAsVisitor, { email });
  if (!data) throw new Error(message);
  await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code, is_default)
     values ($1, 'Ana Silva', '+1', '2025550123', 'US', '1 Main Street', '02134', true)`,
    [data.uid],
  );
  return { accountId: data.uid, token: data.token, email };
}

/** Orders one variant; returns the numbers of the payment and the order. */
export async function oneOrder(mall: MallUnderTest, visitor: Person, wanted: Wanted) {
  const placed = await order(mall, visitor, wanted);
  return { tradeNo: placed.orderNo, orderNo: placed.orderNumbers[0] ?? '' };
}

/** The numbers of all orders in an account's list, sorted. */
export async function ordersOf(mall: MallUnderTest, token: string): Promise<string[] | undefined> {
  const { data } = await mall.ask(listOrders, {}, as(token));
  return data?.list.map(({ orderNo }) => orderNo).sort();
}
