import type { z } from 'zod';
import { money } from '#contract/core/values.ts';
import { offerPrice as contract, type PriceOffer } from '#contract/orders/price-offers.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { priceOffered } from '#server/modules/orders/events.ts';
import { lockWholeOrder } from '#server/modules/orders/reads/whole-order-queries.ts';
import { priceOffers } from '#server/modules/orders/tables.ts';
import { lockUnpaid } from '#server/modules/payments/index.ts';
import { reducible } from '#server/modules/pricing/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { endOffer } from './end-offer.ts';
import { findOffer, findOrderAndPayment, offerValue } from './offer-queries.ts';

type Input = z.output<typeof contract.input>;
type Offerer = Actor & { accountId: number; idempotencyKey: string | null };

/** Offers the buyer of an unpaid order a lower price. The order stays as it is until the buyer confirms. */
export async function offerPrice(offerer: Offerer, input: Input): Promise<PriceOffer> {
  const { accountId, shopId, idempotencyKey } = offerer;
  await countTry('offerPrice', `${shopId}:${input.orderNo}`);
  return transaction((tx) => {
    if (idempotencyKey === null) return offer(tx, offerer, input);
    const keyed = { accountId, call: contract.path, key: idempotencyKey, input: { shopId, input } };
    return runOncePerKey(tx, keyed, () => offer(tx, offerer, input));
  });
}

async function offer(tx: Transaction, offerer: Offerer, input: Input): Promise<PriceOffer> {
  const { orderNo: orderNumber, seen, productsOff, freightOff, reason } = input;
  const found = await findOrderAndPayment(tx, orderNumber, { shopId: offerer.shopId });
  if (!found) throw new Refusal('order_not_found');
  // The payment before its orders, as everything that pays or closes it does.
  await lockUnpaid(tx, found.paymentId);
  const order = await lockWholeOrder(tx, found.orderId);
  if (order.payable !== seen) throw new Refusal('changed_meanwhile', { known: 'no', by: '' });
  const most = reducible(order.lines);
  const off = productsOff + freightOff;
  // At least one cent stays to be paid: what costs nothing was never paid, and no provider takes nothing.
  if (off === 0) throw new Refusal('bad_input', { field: 'productsOff' });
  if (productsOff > most.productsOff || freightOff > most.freightOff || off >= order.payable)
    throw new Refusal('reduction_too_large');
  const written = await tx
    .insert(priceOffers)
    .values({
      orderId: order.id,
      productsOff: money(productsOff),
      freightOff: money(freightOff),
      payableBefore: order.payable,
      reason,
      createdAt: mallNow,
    })
    .onConflictDoNothing()
    .returning({ id: priceOffers.id });
  const [created] = written;
  if (!created) throw new Refusal('price_offer_open');
  await publish(tx, priceOffered, { orderNumber, offerId: created.id });
  await logAct(tx, offerer, 'price_offered', orderNumber, reason);
  const row = await findOffer(tx, order.id);
  if (!row) throw new Error(`The price offer of order ${order.id} is gone`);
  return offerValue(row);
}

/** Withdraws an offer that the buyer has not answered. */
export function withdrawOffer(actor: Actor, { orderNo: orderNumber, id }: { orderNo: string; id: number }) {
  return transaction(async (tx) => {
    const found = await findOrderAndPayment(tx, orderNumber, { shopId: actor.shopId });
    if (!found) throw new Refusal('order_not_found');
    await endOffer(tx, found.orderId, id, 'withdrawn');
    await logAct(tx, actor, 'price_offer_withdrawn', orderNumber);
    return null;
  });
}
