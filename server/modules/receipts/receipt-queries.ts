import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { snapshot, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activities, deals } from '#server/modules/catalogue/tables.ts';
import { coupons, receivedCoupons } from '#server/modules/coupons/tables.ts';
import { readWholeOrder, type WholeOrder } from '#server/modules/orders/index.ts';
import { orders, priceOffers } from '#server/modules/orders/tables.ts';
import { captures, charges, payments } from '#server/modules/payments/tables.ts';
import { planReturnToday } from '#server/modules/refunds/index.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Whose order it has to be: a buyer's, unless they have removed it from their list, a shop's, or anyone's for the platform. */
export type Whose = { accountId: number } | { shopId: number } | 'anyone';

/** Refuses an order of someone else as one that does not exist. */
async function findOrderId(reader: Transaction, whose: Whose, number: string): Promise<number> {
  const isTheirs =
    whose === 'anyone'
      ? undefined
      : 'accountId' in whose
        ? and(eq(orders.accountId, whose.accountId), isNull(orders.hiddenAt))
        : eq(orders.shopId, whose.shopId);
  const [found] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isTheirs));
  if (!found) throw new Refusal('order_not_found');
  return found.id;
}

/** Whether the order exists, and is theirs. */
export const assertOrderOf = (whose: Whose, number: string): Promise<number> =>
  snapshot((tx) => findOrderId(tx, whose, number));

/** Everything that is stored about the price of an order, all of it in one snapshot. */
export function readReceiptFacts(whose: Whose, number: string) {
  return snapshot(async (tx) => {
    const order = await readWholeOrder(tx, await findOrderId(tx, whose, number));
    return {
      order,
      shop: await readShop(tx, order.shopId),
      payment: await readPayment(tx, order.paymentId),
      names: await readNames(tx, order),
      freightOff: await sumFreightOff(tx, order.id),
      refunds: await listBooked(tx, order.id),
      returnToday: await planReturnToday(tx, order),
    };
  });
}
export type ReceiptFacts = Awaited<ReturnType<typeof readReceiptFacts>>;

async function readShop(tx: Transaction, shopId: number) {
  const [shop] = await tx
    .select({ name: shops.name, address: shops.address, phone: shops.phone, email: shops.email })
    .from(shops)
    .where(eq(shops.id, shopId));
  if (!shop) throw new Error(`Shop ${shopId} does not exist`);
  return shop;
}

/** The payment of an order, what came in for it, and all orders that it was for. */
async function readPayment(tx: Transaction, paymentId: number) {
  const [payment] = await tx
    .select({
      amount: payments.amount,
      paidAt: payments.paidAt,
      captured: captures.amount,
      method: charges.method,
      at: sql<Date>`mall_now()`.mapWith(payments.createdAt),
    })
    .from(payments)
    .leftJoin(captures, and(eq(captures.paymentId, payments.id), eq(captures.isAccepted, true)))
    .leftJoin(charges, eq(charges.id, captures.chargeId))
    .where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`Payment ${paymentId} does not exist`);
  const together = await tx.select({ payable: orders.payable }).from(orders).where(eq(orders.paymentId, paymentId));
  return { ...payment, payables: together.map(({ payable }) => payable) };
}

/** The names of the deals, flash sales and coupons of an order. */
async function readNames(tx: Transaction, { lines, shopCouponId, platformCouponId }: WholeOrder) {
  const dealIds = lines.flatMap(({ dealId }) => dealId ?? []);
  const activityIds = lines.flatMap(({ activityId }) => activityId ?? []);
  const couponIds = [shopCouponId, platformCouponId].filter((id) => id !== null);
  const ofDeals =
    dealIds.length === 0
      ? []
      : await tx.select({ id: deals.id, name: deals.name }).from(deals).where(inArray(deals.id, dealIds));
  const ofActivities =
    activityIds.length === 0
      ? []
      : await tx
          .select({ id: activities.id, name: activities.name })
          .from(activities)
          .where(inArray(activities.id, activityIds));
  const ofCoupons =
    couponIds.length === 0
      ? []
      : await tx
          .select({ id: receivedCoupons.id, name: coupons.name })
          .from(receivedCoupons)
          .innerJoin(coupons, eq(coupons.id, receivedCoupons.couponId))
          .where(inArray(receivedCoupons.id, couponIds));
  const byId = (rows: typeof ofDeals) => new Map(rows.map(({ id, name }) => [id, name]));
  return { deals: byId(ofDeals), activities: byId(ofActivities), coupons: byId(ofCoupons) };
}

async function sumFreightOff(tx: Transaction, orderId: number): Promise<number> {
  const [sum] = await tx
    .select({ off: sql<number>`coalesce(sum(${priceOffers.freightOff}), 0)`.mapWith(Number) })
    .from(priceOffers)
    .where(and(eq(priceOffers.orderId, orderId), eq(priceOffers.status, 'confirmed')));
  return sum?.off ?? 0;
}

/** The refunds of an order whose money was booked, oldest first. */
function listBooked(tx: Transaction, orderId: number) {
  return tx
    .select({
      number: refunds.number,
      payable: refunds.payable,
      pointsUsed: refunds.pointsUsed,
      createdAt: refunds.createdAt,
      refundedAt: refunds.refundedAt,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.status, ['refunding', 'refunded'])))
    .orderBy(asc(refunds.id));
}
