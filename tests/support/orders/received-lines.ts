import { inArray } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { receiveOrder } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { sendParcel } from '#server/modules/shipping/index.ts';
import type { Person } from '#tests/support/accounts/accounts.ts';
import { order, pay, type Wanted } from '#tests/support/accounts/buyers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

export type ReceivedLine = { orderNo: string; orderInfoId: number };

/** Ships paid orders and marks them as received, as a shop and a carrier would in days. */
export async function receiveOrders(numbers: readonly string[]): Promise<void> {
  await transaction(async (tx) => {
    const rows = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.number, [...numbers]));
    for (const { id } of rows) {
      await sendParcel(tx, id, { kind: 'dispatch' }, []);
      await receiveOrder(tx, id, 'shopper');
    }
  });
}

/** Buys, pays and receives; returns the lines sorted by id. */
export async function receive(mall: MallUnderTest, person: Person, ...wanted: Wanted[]): Promise<ReceivedLine[]> {
  const { orderNo: paymentNumber, orderNumbers } = await order(mall, person, ...wanted);
  const state = await pay(mall, person, paymentNumber);
  if (state !== 'paid') throw new Error(`The payment is ${state}`);
  await receiveOrders(orderNumbers);
  const { rows } = await mall.pool.query<ReceivedLine>(
    `select o.number as "orderNo", l.id as "orderInfoId" from order_lines l join orders o on o.id = l.order_id
      where o.number = any($1) order by l.id`,
    [orderNumbers],
  );
  return rows;
}
