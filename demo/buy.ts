import { eq } from 'drizzle-orm';
import { addToCart } from '#contract/cart/shopper.ts';
import type { InputOf } from '#contract/core/call.ts';
import { computePrice, createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { type CardBehaviour, testCards } from '#contract/payments/developer.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { database } from '#server/database/connection.ts';
import { deliverEvents } from '#server/database/events.ts';
import type { Api } from '#server/http/serve.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { gatewayPath } from '#server/providers/payments/sandbox-gateway.ts';
import { handlers } from '#server/start/handlers.ts';
import type { Ask } from './ask-as.ts';
import type { Placed } from './order-histories.ts';

const handledWithinMs = 10_000;
const askAgainMs = 5;

export type Wanted = { productId: number; skuId: number; quantity: number; pickupAt?: number | null };
/** A received coupon of a shop. */
export type OwnCoupon = { shopId: number; couponId: number };

/** Several products are bought through the cart, since they may be of several shops: one order for each. */
export async function place(ask: Ask, wanted: Wanted[], coupon?: OwnCoupon): Promise<Placed> {
  const lines = wanted.map(({ productId, skuId, quantity }) => ({ productId, skuId, quantity }));
  const { preOrderNo } = await ask(createDraft, lines.length > 1 ? await fromCart(ask, lines) : buyNow(lines));
  const { addressId } = await ask(loadDraft, { preOrderNo });
  const shops: InputOf<typeof computePrice>['shops'] = wanted.flatMap(({ pickupAt }) =>
    pickupAt ? [{ shopId: pickupAt, couponId: null, delivery: 'pickup' as const, note: '' }] : [],
  );
  if (coupon) shops.push({ ...coupon, delivery: 'courier', note: '' });
  // Without the proposed coupons, which are left for people who try the demo.
  const input = { preOrderNo, addressId, shops, platformCouponId: null, usesPoints: false };
  const { quoteKey } = await ask(computePrice, input);
  const { orderNo: paymentNumber, orderNumbers } = await ask(placeOrder, { ...input, quoteKey });
  return { paymentNumber, orderNumber: orderNumbers[0] ?? '', orderNumbers };
}

type Lines = { productId: number; skuId: number; quantity: number }[];

const buyNow = (lines: Lines) => ({ preOrderType: 'buyNow' as const, orderDetails: lines });

async function fromCart(ask: Ask, lines: Lines) {
  const { shops } = await ask(addToCart, { lines });
  const orderDetails = shops.flatMap((shop) => shop.lines.map(({ id }) => ({ shoppingCartId: id })));
  return { preOrderType: 'shoppingCart' as const, orderDetails };
}

/** Pays by a test card, and waits until the orders are paid. */
export async function pay(api: Api, ask: Ask, placed: Placed, card: CardBehaviour): Promise<void> {
  const { clientSecret } = await ask(startPayment, { orderNo: placed.paymentNumber, payType: 'sandbox' });
  const number = testCards.find(({ behaviour }) => behaviour === card)?.number;
  const body = JSON.stringify({ clientSecret, number });
  await api.request(`${gatewayPath}/card`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  for (const orderNumber of placed.orderNumbers) await untilPaid(orderNumber);
}

/** The gateway notifies the mall after it has answered, and the event handlers run after that. */
async function untilPaid(number: string): Promise<void> {
  for (const end = Date.now() + handledWithinMs; Date.now() < end; ) {
    await deliverEvents(handlers);
    // The order's status, not the payment's: another delivery may be handling the event.
    const [order] = await database().select({ status: orders.status }).from(orders).where(eq(orders.number, number));
    if (order?.status === 'paid') return;
    await new Promise((pass) => setTimeout(pass, askAgainMs));
  }
  throw new Error(`Order ${number} was not paid`);
}
