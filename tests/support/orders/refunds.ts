import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/core/call.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { receiveOrder } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { sendParcel } from '#server/modules/shipping/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { type Buyer, order, pay, type Wanted } from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

// Orders that were paid, sent and received, for the tests of refunds.

/** A new account that owns this shop from now on. */
export async function ownerOf({ pool }: MallUnderTest, shopId: number): Promise<Person> {
  const owner = await someone({ role: 'merchant' });
  await pool.query('update shops set owner_id = $2 where id = $1', [shopId, owner.accountId]);
  return owner;
}

/** Buys and pays. Returns the payment's number, and the number and lines of its first order. */
export async function bought(mall: MallUnderTest, buyer: Buyer, ...wanted: Wanted[]) {
  const { orderNo: paymentNumber, ...placed } = await order(mall, buyer, ...wanted);
  if ((await pay(mall, buyer, paymentNumber)) !== 'paid') throw new Error(`${paymentNumber} was not paid`);
  return { paymentNumber, ...placed, ...(await orderOf(mall, buyer, placed.orderNumbers[0] ?? '')) };
}

export async function orderOf(mall: MallUnderTest, { token }: Person, orderNumber: string) {
  const { data, message } = await mall.ask(getOrder, { orderNo: orderNumber }, as(token));
  if (!data) throw new Error(message);
  return { number: orderNumber, lines: data.lines, payable: data.payable, status: data.status };
}

type Line = { id: number; quantity: number };

/** The shop sends these units; when nothing is left to send, the order is shipped. */
export async function send(number: string, lines: readonly Line[]): Promise<void> {
  const units = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  await transaction(async (tx) => sendParcel(tx, await orderIdOf(tx, number), { kind: 'dispatch' }, units));
}

/** Receives an order: the time for refunds begins, and points are earned for what was not paid back. */
export async function receive(number: string): Promise<void> {
  await transaction(async (tx) => receiveOrder(tx, await orderIdOf(tx, number), 'shopper'));
}

async function orderIdOf(tx: Transaction, number: string): Promise<number> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  if (!found) throw new Error(`There is no order ${number}`);
  return found.id;
}

type Input = Omit<InputOf<typeof requestRefund>, 'orderNo' | 'lines'>;

/** The input that requests a refund of these units. */
export function refundInput(
  orderNumber: string,
  lines: readonly Line[],
  input: Partial<Input> = {},
): InputOf<typeof requestRefund> {
  return {
    orderNo: orderNumber,
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    kind: 'money',
    reason: 'changed_mind',
    ...input,
  };
}

/** Requests a refund of these units; returns its number. */
export async function askForRefund(
  mall: MallUnderTest,
  { token }: Person,
  orderNumber: string,
  lines: readonly Line[],
  input: Partial<Input> = {},
): Promise<string> {
  const { data, message } = await mall.ask(requestRefund, refundInput(orderNumber, lines, input), as(token));
  if (!data) throw new Error(message);
  return data.refundOrderNo;
}

/** Sends provider refunds and delivers all events. */
export async function settleAll(): Promise<void> {
  await deliverAll();
  await sendProviderRefunds();
  await deliverAll();
}

/** An account's name, with the shop that it belongs to: "commission", "pending:12". */
export const accountName = "account || coalesce(':' || shop_id, '')";

/** Every ledger of money, points, stock and coupons. */
export async function ledgers({ pool }: MallUnderTest, accountId: number) {
  const all = async (statement: string, ...values: unknown[]) => (await pool.query(statement, values)).rows;
  return {
    money: await all(`select ${accountName} as account, sum(amount)::int as amount from ledger_entries
      group by 1 having sum(amount) <> 0 order by 1`),
    stock: await all('select id, on_hand, reserved from skus order by id'),
    points: await all('select available, frozen, spent, owed from points_balances where account_id = $1', accountId),
    coupons: await all('select id, state from received_coupons where account_id = $1 order by id', accountId),
  };
}
