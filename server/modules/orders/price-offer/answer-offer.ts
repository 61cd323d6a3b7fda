import { eq, sql } from 'drizzle-orm';
import { money } from '#contract/core/values.ts';
import type { PriceOffer } from '#contract/orders/price-offers.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { Refusal } from '#server/http/refusal.ts';
import { priceAnswered } from '#server/modules/orders/events.ts';
import { lockWholeOrder, type WholeOrder } from '#server/modules/orders/reads/whole-order-queries.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { cancelCharges, lockUnpaid, reduceAmount } from '#server/modules/payments/index.ts';
import { type Reduction, reduceLines } from '#server/modules/pricing/index.ts';
import { endOffer } from './end-offer.ts';
import { findOffer, findOrderAndPayment, offerValue } from './offer-queries.ts';

type Answer = { orderNo: string; id: number };

/**
 * Confirms a lower price: the lines, the order and its payment change together. Charges of the old amount are cancelled at their
 * providers first, outside any transaction; one that was paid before that wins, and the offer lapses.
 */
export async function confirmOffer(accountId: number, { orderNo: orderNumber, id }: Answer): Promise<PriceOffer> {
  const found = await findOwn(database(), accountId, orderNumber);
  const shown = await findOffer(database(), found.orderId);
  if (shown?.id !== id || shown.status !== 'open') throw new Refusal('price_offer_over');
  await cancelCharges(found.paymentId);
  return transaction(async (tx) => {
    await lockUnpaid(tx, found.paymentId);
    const order = await lockWholeOrder(tx, found.orderId);
    const ended = await endOffer(tx, order.id, id, 'confirmed');
    if (ended.payableBefore !== order.payable) throw new Error(`Order ${order.id} changed under an open offer`);
    const off = { productsOff: money(ended.productsOff), freightOff: money(ended.freightOff) };
    await reduceAmount(tx, order.paymentId, off.productsOff + off.freightOff);
    await reduceOrder(tx, order, off);
    await publish(tx, priceAnswered, { orderNumber, offerId: id, isConfirmed: true });
    return offerValue({ ...ended, at: ended.createdAt });
  });
}

/** Declines a lower price: the order stays as it is. */
export function declineOffer(accountId: number, { orderNo: orderNumber, id }: Answer): Promise<null> {
  return transaction(async (tx) => {
    const { orderId } = await findOwn(tx, accountId, orderNumber);
    await endOffer(tx, orderId, id, 'declined');
    await publish(tx, priceAnswered, { orderNumber, offerId: id, isConfirmed: false });
    return null;
  });
}

async function findOwn(reader: Pick<Transaction, 'select'>, accountId: number, orderNumber: string) {
  const found = await findOrderAndPayment(reader, orderNumber, { accountId });
  if (!found) throw new Refusal('order_not_found');
  return found;
}

/** Writes the reduced lines and their sums. */
async function reduceOrder(tx: Transaction, { id, lines }: WholeOrder, off: Reduction): Promise<void> {
  const reduced = reduceLines(lines, off);
  for (const { id: lineId, shopCoupon, freight, payable, commission, shopShare } of reduced)
    await tx
      .update(orderLines)
      .set({
        ...{ shopCoupon, freight, payable, commission, shopShare },
        reduction: sql`${orderLines.reduction} + ${shopCoupon} - ${orderLines.shopCoupon}`, // what this offer took off
      })
      .where(eq(orderLines.id, lineId));
  const sum = (name: 'shopCoupon' | 'freight' | 'payable' | 'commission' | 'shopShare') =>
    reduced.reduce((total, line) => total + line[name], 0);
  await tx
    .update(orders)
    .set({
      shopCoupon: sum('shopCoupon'),
      freight: sum('freight'),
      payable: sum('payable'),
      commission: sum('commission'),
      shopShare: sum('shopShare'),
      reduction: sql`${orders.reduction} + ${off.productsOff}`,
    })
    .where(eq(orders.id, id));
}
