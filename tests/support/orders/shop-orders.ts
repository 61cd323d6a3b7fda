import { type ParcelInput, shipOrder } from '#contract/shipping/merchant.ts';
import { transaction } from '#server/database/connection.ts';
import { handOverShop } from '#server/modules/shops/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { type Buyer, order, pay, type Wanted } from '#tests/support/accounts/buyers.ts';
import type { MallUnderTest } from '#tests/support/mall/mall-under-test.ts';

/** A new account that owns this shop. */
export async function anOwner(shopId: number): Promise<Person> {
  const owner = await someone({ role: 'merchant' });
  const isGiven = await transaction((tx) => handOverShop(tx, shopId, owner.accountId));
  if (!isGiven) throw new Error(`Shop ${shopId} has an owner`);
  return owner;
}

/** Buys and pays; returns the number of the first order. */
export async function sell(mall: MallUnderTest, buyer: Buyer, ...wanted: Wanted[]): Promise<string> {
  const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, ...wanted);
  const state = await pay(mall, buyer, paymentNumber);
  if (state !== 'paid') throw new Error(`The payment is ${state}`);
  return orderNumbers[0] ?? '';
}

let parcels = 0;
export const byPost = (): ParcelInput => ({
  kind: 'courier',
  carrier: 'demo-post',
  trackingNumber: `GP${String(++parcels).padStart(8, '0')}`,
});

type Lines = { lineId: number; quantity: number }[];

export const ship = (
  mall: MallUnderTest,
  { token }: Person,
  orderNumber: string,
  parcel: ParcelInput = byPost(),
  lines: Lines = [],
) => mall.ask(shipOrder, { orderNo: orderNumber, parcel, lines }, as(token));

/** The status of an order and of its lines. */
export async function orderState({ pool }: MallUnderTest, orderNumber: string) {
  const { rows } = await pool.query(
    `select o.id, o.status, o.shop_id as "shopId", o.payable, o.shop_share as "shopShare", o.shipped_at as "shippedAt",
      o.receive_by as "receiveBy", o.received_at as "receivedAt", o.complete_by as "completeBy",
      (select json_agg(json_build_object('id', l.id, 'quantity', l.quantity, 'shipped', l.shipped) order by l.id)
        from order_lines l where l.order_id = o.id) as lines
      from orders o where o.number = $1`,
    [orderNumber],
  );
  return rows[0] as {
    id: number;
    status: string;
    shopId: number;
    payable: number;
    shopShare: number;
    shippedAt: Date | null;
    receiveBy: Date | null;
    receivedAt: Date | null;
    completeBy: Date | null;
    lines: { id: number; quantity: number; shipped: number }[];
  };
}
