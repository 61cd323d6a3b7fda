import type { InputOf } from '#contract/call.ts';
import { getOrder } from '#contract/orders.ts';
import { requestRefund } from '#contract/refunds.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { moveOrders } from '#server/modules/orders/index.ts';
import { sendPayBacks, writeJournal } from '#server/modules/payments/index.ts';
import { earnPoints } from '#server/modules/points/index.ts';
import { deliverAll } from './audited.ts';
import { type Buyer, order, pay, type Wanted } from './buyers.ts';
import type { MallUnderTest } from './mall-under-test.ts';
import { as, type Person, somebody } from './people.ts';

// Orders that were paid, sent and received, for the tests of what goes back of them.

/** Somebody who owns this shop from now on. */
export async function ownerOf({ pool }: MallUnderTest, shopId: number): Promise<Person> {
  const owner = await somebody({ role: 'merchant' });
  await pool.query('update shops set owner_id = $2 where id = $1', [shopId, owner.accountId]);
  return owner;
}

/** Buys and pays. Gives the first order's number and its lines. */
export async function bought(mall: MallUnderTest, buyer: Buyer, ...wanted: Wanted[]) {
  const placed = await order(mall, buyer, ...wanted);
  if ((await pay(mall, buyer, placed.orderNo)) !== 'paid') throw new Error(`${placed.orderNo} was not paid`);
  return { ...placed, ...(await orderOf(mall, buyer, placed.orderNumbers[0] ?? '')) };
}

export async function orderOf(mall: MallUnderTest, { token }: Person, orderNo: string) {
  const { data, message } = await mall.ask(getOrder, { orderNo }, as(token));
  if (!data) throw new Error(message);
  return { number: orderNo, lines: data.lines, payable: data.payable, status: data.status };
}

type Line = { id: number; quantity: number };

/** The shop sends these pieces; when nothing is left to send, the order is shipped. */
export async function send(number: string, lines: readonly Line[]): Promise<void> {
  await transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      `select id from orders where number = '${number}' for no key update`,
    );
    const orderId = rows[0]?.id ?? 0;
    const parcel = await tx.execute<{ id: number }>(
      `insert into shipments (order_id, shop_id, kind, sent_at) select id, shop_id, 'dispatch', mall_now() from orders where id = ${orderId} returning id`,
    );
    for (const { id, quantity } of lines) {
      const { rowCount } = await tx.execute(
        `update order_lines set shipped = shipped + ${quantity} where id = ${id} and quantity - shipped - unsent >= ${quantity}`,
      );
      if (rowCount !== 1) throw new Refusal('order_cannot_move', { from: 'paid', to: 'shipped' });
      await tx.execute(
        `insert into shipment_lines (shipment_id, order_line_id, quantity) values (${parcel.rows[0]?.id}, ${id}, ${quantity})`,
      );
    }
    const left = await tx.execute(
      `select 1 from order_lines where order_id = ${orderId} and quantity > shipped + unsent`,
    );
    if (left.rows.length > 0) return;
    await moveOrders(tx, [orderId], { from: 'paid', to: 'shipped', by: 'shop' });
    await tx.execute(`update orders set receive_by = mall_now() + interval '14 days' where id = ${orderId}`);
  });
}

/** The buyer has it: the shop's money is released, and points are earned for what was not paid back. */
export async function receive(number: string): Promise<void> {
  await transaction(async (tx) => {
    const { rows } = await tx.execute<{
      id: number;
      shop: number;
      account: number;
      share: number;
      paid: number;
      currency: string;
    }>(
      `select id, shop_id as shop, account_id as account, shop_share - refunded_share as share, payable - refunded_payable as paid, currency
        from orders where number = '${number}' for no key update`,
    );
    const [found] = rows;
    if (!found) throw new Error(`There is no order ${number}`);
    await moveOrders(tx, [found.id], { from: 'shipped', to: 'received', by: 'shopper' });
    await writeJournal(tx, `receipt:${number}`, [
      { account: `held:${found.shop}`, amount: found.share, currency: found.currency },
      { account: `shop:${found.shop}`, amount: 0 - found.share, currency: found.currency },
    ]);
    await earnPoints(tx, found.account, Math.floor(found.paid / 100), number);
  });
}

type Wish = Omit<InputOf<typeof requestRefund>, 'orderNo' | 'lines'>;

/** What is sent to ask for these pieces. */
export function refundWish(
  orderNo: string,
  lines: readonly Line[],
  wish: Partial<Wish> = {},
): InputOf<typeof requestRefund> {
  return {
    orderNo,
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
    kind: 'money',
    reason: 'changed_mind',
    ...wish,
  };
}

/** Asks for these pieces and gives the refund's number. */
export async function askBack(
  mall: MallUnderTest,
  { token }: Person,
  orderNo: string,
  lines: readonly Line[],
  wish: Partial<Wish> = {},
): Promise<string> {
  const { data, message } = await mall.ask(requestRefund, refundWish(orderNo, lines, wish), as(token));
  if (!data) throw new Error(message);
  return data.refundOrderNo;
}

/** Lets providers pay and everybody hear of it. */
export async function settleAll(): Promise<void> {
  await deliverAll();
  await sendPayBacks();
  await deliverAll();
}

/** Every book that money, points, stock and coupons of these people and goods are in. */
export async function books({ pool }: MallUnderTest, accountId: number) {
  const all = async (statement: string, ...values: unknown[]) => (await pool.query(statement, values)).rows;
  return {
    journal: await all(
      'select account, sum(amount)::int as amount from journal_entries group by account having sum(amount) <> 0 order by 1',
    ),
    stock: await all('select id, on_hand, reserved from skus order by id'),
    points: await all('select available, frozen, spent, owed from points_balances where account_id = $1', accountId),
    coupons: await all('select id, state from received_coupons where account_id = $1 order by id', accountId),
  };
}
