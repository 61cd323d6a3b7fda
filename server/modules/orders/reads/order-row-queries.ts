import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { Order, OrderLine } from '#contract/orders/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { actionsOf, isOverdueToSend, isReceivedByClock } from '#server/modules/orders/lifecycle/order-status.ts';
import { refundRightOf, unitsLeft } from '#server/modules/orders/lifecycle/refund-right.ts';
import { lastOffer, offerValue } from '#server/modules/orders/price-offer/offer-queries.ts';
import { type AmountName, amountsOf, orderLines, orders } from '#server/modules/orders/tables.ts';
import { captures, charges, payments, providerRefunds } from '#server/modules/payments/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** What came in for an order's payment and was not accepted, and when the last of it was paid back. */
const returnedPayment = sql<{ amount: number; returnedAt: string | null } | null>`(
  select json_build_object('amount', sum(${providerRefunds.amount}),
    'returnedAt', case when bool_and(${providerRefunds.state} in ('done', 'transferred')) then max(${providerRefunds.doneAt}) end)
  from ${captures} late join ${providerRefunds} on ${providerRefunds.captureId} = late.id
  where late.payment_id = ${payments.id} and not late.is_accepted having count(*) > 0)`;

/** A query for orders as they are shown; the caller adds conditions. */
export function ordersFrom(reader: Reader) {
  return reader
    .select({
      id: orders.id,
      number: orders.number,
      paymentId: orders.paymentId,
      paymentNumber: payments.number,
      paymentAmount: payments.amount,
      shopId: orders.shopId,
      shopName: shops.name,
      status: orders.status,
      ...amountsOf(orders),
      reduction: orders.reduction,
      priceOffer: lastOffer,
      createdAt: orders.createdAt,
      expiresAt: payments.expiresAt,
      secondsLeft: sql<number>`greatest(0, ceil(extract(epoch from ${payments.expiresAt} - mall_now())))::int`,
      paidAt: orders.paidAt,
      shipBy: orders.shipBy,
      overdueAt: orders.overdueAt,
      shippedAt: orders.shippedAt,
      receiveBy: orders.receiveBy,
      receivedAt: orders.receivedAt,
      completeBy: orders.completeBy,
      isOver: sql<boolean>`coalesce(${orders.completeBy} <= mall_now(), false)`,
      completedAt: orders.completedAt,
      hasTrack: orders.hasTrack,
      cancelledAt: orders.cancelledAt,
      cancelReason: orders.cancelReason,
      refundedPayable: orders.refundedPayable,
      openRefunds: orders.openRefunds,
      returnedPayment,
      payType: charges.method,
      delivery: orders.delivery,
      note: orders.note,
      address: orders.address,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.paymentId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .leftJoin(captures, and(eq(captures.paymentId, payments.id), eq(captures.isAccepted, true)))
    .leftJoin(charges, eq(charges.id, captures.chargeId))
    .$dynamic();
}
export type OrderRow = Awaited<ReturnType<typeof ordersFrom>>[number];

/** Columns of a line that are not shown: the shop's share, and what it was computed from. */
const {
  commission: _,
  shopShare: _share,
  pointsUsed: _points,
  activityId: _activity,
  bargainId: _bargain,
  dealId: _deal,
  pictureHash: _picture,
  ...shownOfLine
} = getTableColumns(orderLines);

/** The lines of orders, all in one query, by order id. */
export async function linesOf(reader: Reader, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, never[]>();
  const rows = await reader
    .select({
      ...shownOfLine,
      picture: pictureColumns,
    })
    .from(orderLines)
    .innerJoin(pictures, eq(pictures.hash, orderLines.pictureHash))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
type LineRow = Awaited<ReturnType<typeof linesOf>> extends Map<number, (infer Row)[]> ? Row : never;

export function orderValue(row: OrderRow, lines: readonly LineRow[], locale: Locale): Order {
  const standing = { ...row, isOverdue: row.overdueAt !== null, lines };
  const right = refundRightOf(standing);
  return {
    ...moneyOf(row),
    ...right,
    orderNo: row.number,
    tradeNo: row.paymentNumber,
    shopId: row.shopId,
    shopName: localized(row.shopName, locale),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.status === 'awaiting_payment' ? row.expiresAt.toISOString() : null,
    secondsLeft: row.status === 'awaiting_payment' ? row.secondsLeft : null,
    paidAt: row.paidAt?.toISOString() ?? null,
    shipBy: row.shipBy?.toISOString() ?? null,
    isOverdue: isOverdueToSend(standing),
    shippedAt: row.shippedAt?.toISOString() ?? null,
    receiveBy: row.receiveBy && isReceivedByClock(standing) ? row.receiveBy.toISOString() : null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    completeBy: row.status === 'received' ? (row.completeBy?.toISOString() ?? null) : null,
    completedAt: row.completedAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    refundedPrice: money(row.refundedPayable),
    openRefunds: row.openRefunds,
    returnedPayment: row.returnedPayment && {
      amount: money(row.returnedPayment.amount),
      returnedAt: row.returnedPayment.returnedAt && new Date(row.returnedPayment.returnedAt).toISOString(),
    },
    payType: row.payType,
    reduction: money(row.reduction),
    priceOffer: row.priceOffer && offerValue(row.priceOffer),
    paymentPayable: money(row.paymentAmount),
    delivery: row.delivery,
    note: row.note,
    lines: lines.map((line) => lineValue(line, right.mayRefund, locale)),
    actions: actionsOf(standing),
  };
}

function lineValue(line: LineRow, isOpen: boolean, locale: Locale): OrderLine {
  return {
    ...moneyOf(line),
    id: line.id,
    productId: line.productId,
    skuId: line.skuId,
    name: localized(line.name, locale),
    variant: localized(line.variant, locale),
    image: pictureValue(line.picture),
    unitPrice: money(line.unitPrice),
    quantity: line.quantity,
    shipped: line.shipped,
    unsent: line.unsent,
    refunding: line.refunding,
    refunded: line.refunded,
    partRefunded: line.partRefunded,
    refundedPrice: money(line.refundedPayable),
    mayRefund: isOpen && unitsLeft(line) > 0,
  };
}

/** The contract calls the subtotal `goods`. */
function moneyOf({
  listPrice,
  subtotal,
  shopCoupon,
  dealOff,
  platformCoupon,
  points,
  freight,
  payable,
}: Pick<OrderRow, AmountName>) {
  return {
    listPrice: money(listPrice),
    goods: money(subtotal),
    shopCoupon: money(shopCoupon),
    dealOff: money(dealOff),
    platformCoupon: money(platformCoupon),
    points: money(points),
    freight: money(freight),
    payable: money(payable),
  };
}
