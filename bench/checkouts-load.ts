import { addToCart } from '#contract/cart/shopper.ts';
import type { Call, Envelope, InputOf, OutputOf } from '#contract/core/call.ts';
import { fillPath } from '#contract/core/fill-path.ts';
import { signInAsVisitor } from '#contract/identity/shopper.ts';
import { editAddress } from '#contract/identity/shopper-addresses.ts';
import { createDraft, loadDraft, placeOrder } from '#contract/orders/shopper-checkout.ts';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';

const shoppers = 10;

export type CheckoutFigures = { perSecond: number; p50Ms: number; p95Ms: number; count: number };
type Variant = { productId: number; skuId: number };

/** Whole checkouts over HTTP: a new visitor, two variants, an address, the quote, the order, a test card, until it is paid. */
export async function measureCheckouts(
  mall: string,
  variants: readonly Variant[],
  count: number,
): Promise<CheckoutFigures> {
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const shopper = async () => {
    for (let at = next++; at < count; at = next++) {
      const begun = performance.now();
      const first = (2 * at) % variants.length;
      await checkOut(mall, [variants[first] as Variant, variants[(first + 1) % variants.length] as Variant], at);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { perSecond: count / seconds, p50Ms: part(0.5), p95Ms: part(0.95), count };
}

async function checkOut(mall: string, two: readonly Variant[], at: number): Promise<void> {
  let token = '';
  const ask = <C extends Call>(call: C, input: InputOf<C>) => askMall(mall, token, call, input);
  ({ token } = await ask(signInAsVisitor, { email: `bench${at}.${Date.now()}@bench.example` }));
  const cart = await ask(addToCart, { lines: two.map((one) => ({ ...one, quantity: 1 })) });
  const orderDetails = cart.shops.flatMap(({ lines }) => lines.map(({ id }) => ({ shoppingCartId: id })));
  await ask(editAddress, {
    realName: 'Bench',
    countryCode: '+1',
    phone: '2025550123',
    country: 'US',
    detail: '1 Main Street',
    postCode: '02134',
  });
  const { preOrderNo } = await ask(createDraft, { preOrderType: 'shoppingCart', orderDetails });
  const quote = await ask(loadDraft, { preOrderNo });
  const { orderNo: paymentNumber } = await ask(placeOrder, {
    preOrderNo,
    quoteKey: quote.quoteKey,
    addressId: quote.addressId,
    shops: quote.shops.map(({ shopId, couponId, delivery }) => ({ shopId, couponId, delivery, note: '' })),
    platformCouponId: quote.platformCouponId,
    usesPoints: false,
  });
  const { clientSecret } = await ask(startPayment, { orderNo: paymentNumber, payType: 'sandbox' });
  await fetch(`${mall}/sandbox-gateway/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, number: '4242424242424242' }),
  });
  while ((await ask(getPayState, { orderNo: paymentNumber })).state !== 'paid')
    await new Promise((pass) => setTimeout(pass, 5));
}

async function askMall<C extends Call>(mall: string, token: string, call: C, input: InputOf<C>): Promise<OutputOf<C>> {
  const { path } = fillPath(call.path, input as Record<string, unknown>);
  const response = await fetch(mall + path, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(call.method === 'POST' && { body: JSON.stringify(input) }),
  });
  const { data, message } = (await response.json()) as Envelope<OutputOf<C>>;
  if (response.status !== 200) throw new Error(`${call.path}: ${response.status} ${message}`);
  return data as OutputOf<C>;
}
