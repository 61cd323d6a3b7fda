import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmPriceOffer,
  declinePriceOffer,
  listPriceOffers,
  offerPrice,
  withdrawPriceOffer,
} from '#contract/orders/price-offers.ts';
import { cancelPayment, getOrder } from '#contract/orders/shopper.ts';
import { getPayState, startPayment } from '#contract/payments/shopper.ts';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { getShopOrder } from '#contract/shipping/merchant.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { openPaymentProviders, paymentProviders } from '#server/providers/payments/payment-providers.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import {
  aBuyer,
  type Buyer,
  giveCoupon,
  order,
  pay,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { atGateway } from '#tests/support/orders/payments.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Buyer;
const [tea, coffee] = [0, 1] as const;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

/** An unpaid order of the owner's shop: coffee, with 5.00 for delivery. */
async function unpaid(...more: Parameters<typeof order>[2][]) {
  const placed = await order(mall, ana, variant(coffee, 0, 3), ...more);
  for (const number of placed.orderNumbers) {
    const { data } = await mall.ask(getShopOrder, { orderNo: number }, as(owner.token));
    if (data) return { number, paymentNumber: placed.orderNo, total: placed.payable, payable: data.payable };
  }
  throw new Error('no order of this shop');
}
type Unpaid = Awaited<ReturnType<typeof unpaid>>;

const offer = ({ number, payable }: Unpaid, productsOff: number, freightOff = 0, key?: string) =>
  mall.ask(offerPrice, { orderNo: number, seen: payable, productsOff, freightOff, reason: 'A scratch' } as never, {
    ...as(owner.token),
    ...(key && { 'idempotency-key': key }),
  });
const confirm = (number: string, id: number, person: Person = ana) =>
  mall.ask(confirmPriceOffer, { orderNo: number, id }, as(person.token));
const seen = async (number: string) => (await mall.ask(getOrder, { orderNo: number }, as(ana.token))).data;
const due = async (paymentNumber: string) =>
  (await mall.ask(getPayState, { orderNo: paymentNumber }, as(ana.token))).data?.amount;
async function mailsTo({ email }: Person): Promise<string[]> {
  await deliverAll();
  const { rows } = await mall.pool.query(
    `select split_part(cause, ':', 1) as kind from outgoing_messages where recipient = $1 and cause ilike '%price%' order by id`,
    [email],
  );
  return rows.map(({ kind }) => kind);
}

test('the buyer confirms: the order, its lines and its payment come to the new price, and both sides are notified', async () => {
  const placed = await unpaid(variant(tea, 0, 2));
  const { number, paymentNumber, total, payable } = placed;
  const offered = (await offer(placed, 101, 200)).data;
  expect(offered).toMatchObject({ status: 'open', before: payable, after: payable - 301, reason: 'A scratch' });
  expect(await seen(number)).toMatchObject({ payable, reduction: 0, priceOffer: { status: 'open' } });
  expect(await due(paymentNumber)).toBe(total);
  const { data: listed } = await mall.ask(listPriceOffers, { orderNo: paymentNumber }, as(ana.token));
  expect(listed).toMatchObject([{ orderNo: number, offer: { id: offered?.id } }]);
  expect(await mailsTo(ana)).toEqual(['priceOffered']);

  const before = await seen(number);
  expect((await confirm(number, offered?.id ?? 0)).data).toMatchObject({ status: 'confirmed' });
  expect(await seen(number)).toMatchObject({
    payable: payable - 301,
    reduction: 101,
    shopCoupon: (before?.shopCoupon ?? 0) + 101,
    freight: 300,
    paymentPayable: total - 301,
    priceOffer: { status: 'confirmed' },
  });
  expect(await due(paymentNumber)).toBe(total - 301);
  expect(await violations()).toEqual([]);
  expect(await mailsTo(owner)).toEqual(['shopPriceConfirmed']);
  const { data: log } = await mall.ask(listShopLog, { words: number }, as(owner.token));
  expect(log?.list).toMatchObject([{ act: 'price_offered', note: 'A scratch' }]);

  expect(await pay(mall, ana, paymentNumber)).toBe('paid');
  expect(await seen(number)).toMatchObject({ status: 'paid', payable: payable - 301 });
  expect(await violations()).toEqual([]);
});

test('a reduced order is refunded to the cent, with a coupon and points on it', async () => {
  ana = await aBuyer({ points: 300 });
  await giveCoupon(ana, { discount: 150 });
  const placed = await unpaid();
  const { data } = await offer(placed, 333, 77);
  await confirm(placed.number, data?.id ?? 0);
  await pay(mall, ana, placed.paymentNumber);
  const lines = ((await seen(placed.number))?.lines ?? []).map(({ id }) => ({ lineId: id, quantity: 1 }));
  for (let unit = 0; unit < 3; unit++) {
    const input = { orderNo: placed.number, lines, kind: 'money', reason: 'changed_mind', pictures: [] };
    expect((await mall.ask(requestRefund, input as never, as(ana.token))).code).toBe(200);
  }
  const { rows } = await mall.pool.query(
    `select sum(r.payable)::int as back, o.payable from refunds r join orders o on o.id = r.order_id where o.number = $1 group by o.id`,
    [placed.number],
  );
  const freight = 500 - 77; // goes back with what is never sent, once the shop has agreed
  expect(rows).toEqual([{ back: placed.payable - 410 - freight, payable: placed.payable - 410 }]);
  expect(await violations()).toEqual([]);
});

test('declined and withdrawn offers change nothing, and another can follow', async () => {
  const placed = await unpaid();
  const { number } = placed;
  const first = (await offer(placed, 50)).data?.id ?? 0;
  expect((await offer(placed, 60)).reason).toBe('price_offer_open');
  expect((await mall.ask(declinePriceOffer, { orderNo: number, id: first }, as(ana.token))).code).toBe(200);
  expect((await confirm(number, first)).reason).toBe('price_offer_over');
  const second = (await offer(placed, 60)).data?.id ?? 0;
  expect((await mall.ask(withdrawPriceOffer, { orderNo: number, id: second }, as(owner.token))).code).toBe(200);
  expect((await confirm(number, second)).reason).toBe('price_offer_over');
  expect(await seen(number)).toMatchObject({ payable: placed.payable, priceOffer: { status: 'withdrawn' } });
  expect(await mailsTo(ana)).toEqual([]); // both were over before the mails were written
  expect(await violations()).toEqual([]);
});

test('sent twice under one key it is offered once; for another price than was seen it is refused', async () => {
  const placed = await unpaid();
  const [first, second] = [await offer(placed, 50, 0, 'key-1'), await offer(placed, 50, 0, 'key-1')];
  expect(second.data).toEqual(first.data);
  await confirm(placed.number, first.data?.id ?? 0);
  expect((await offer(placed, 50)).reason).toBe('changed_meanwhile');
  expect((await offer({ ...placed, payable: (placed.payable - 50) as typeof placed.payable }, 25)).code).toBe(200);
});

test('refused: nothing, all, more than the products or the delivery cost, another shop, and what is paid or cancelled', async () => {
  const placed = await unpaid();
  const { payable, number, paymentNumber } = placed;
  expect((await offer(placed, 0)).reason).toBe('bad_input');
  expect((await offer(placed, payable - 500, 500)).reason).toBe('reduction_too_large');
  expect((await offer(placed, payable - 499)).reason).toBe('reduction_too_large');
  expect((await offer(placed, 0, 501)).reason).toBe('reduction_too_large');
  const stranger = await aBuyer();
  const id = (await offer(placed, payable - 501, 500)).data?.id ?? 0;
  expect((await confirm(number, id, stranger)).reason).toBe('order_not_found');
  expect((await mall.ask(listPriceOffers, { orderNo: paymentNumber }, as(stranger.token))).reason).toBe(
    'trade_not_found',
  );
  expect(await pay(mall, ana, paymentNumber)).toBe('paid');
  expect(await seen(number)).toMatchObject({ payable, priceOffer: { status: 'lapsed' } });
  expect((await confirm(number, id)).reason).toBe('price_offer_over');
  expect((await offer(placed, 1)).reason).toBe('trade_paid');
  const other = await unpaid();
  await offer(other, 1);
  await mall.ask(cancelPayment, { orderNo: other.paymentNumber }, as(ana.token));
  expect(await seen(other.number)).toMatchObject({ priceOffer: { status: 'lapsed' } });
  expect((await offer(other, 1)).reason).toBe('trade_cancelled');
  expect(await violations()).toEqual([]);
});

const begin = (paymentNumber: string, payType: 'sandbox' | 'scan' = 'sandbox') =>
  mall.ask(startPayment, { orderNo: paymentNumber, payType }, as(ana.token));

test('an open card form of the old price is closed at the provider, and the next one is for the new price', async () => {
  const placed = await unpaid();
  const old = (await begin(placed.paymentNumber)).data;
  const { data } = await offer(placed, 100);
  expect((await confirm(placed.number, data?.id ?? 0)).code).toBe(200);
  const late = await atGateway(mall.api, 'card', {
    clientSecret: old?.clientSecret ?? null,
    number: '4242424242424242',
  });
  expect(late.state).toBe('cancelled');
  expect((await begin(placed.paymentNumber)).data?.amount).toBe(placed.total - 100);
  expect(await pay(mall, ana, placed.paymentNumber)).toBe('paid');
  expect(await violations()).toEqual([]);
});

test('while the bank still works on a payment nothing is offered or confirmed', async () => {
  const placed = await unpaid();
  const { data } = await offer(placed, 100);
  const { data: begun } = await begin(placed.paymentNumber);
  await mall.pool.query("update charges set state = 'processing' where key = $1", [begun?.chargeKey]);
  expect((await confirm(placed.number, data?.id ?? 0)).reason).toBe('payment_under_way');
  await mall.ask(withdrawPriceOffer, { orderNo: placed.number, id: data?.id ?? 0 }, as(owner.token));
  expect((await offer(placed, 100)).reason).toBe('payment_under_way');
  expect(await due(placed.paymentNumber)).toBe(placed.total);
});

test('a charge that is just being started when the price changes is never given to the buyer', async () => {
  const placed = await unpaid();
  const { data } = await offer(placed, 100);
  const providers = paymentProviders();
  const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { sandbox } = providers;
  if (!sandbox) throw new Error('no sandbox');
  openPaymentProviders({
    ...providers,
    sandbox: {
      ...sandbox,
      start: async (input) => {
        asked.resolve();
        await go.promise;
        return sandbox.start(input);
      },
    },
  });
  try {
    const starting = begin(placed.paymentNumber);
    await asked.promise;
    expect((await confirm(placed.number, data?.id ?? 0)).code).toBe(200);
    go.resolve();
    expect((await starting).reason).toBe('price_just_changed');
  } finally {
    openPaymentProviders(providers);
  }
  expect((await begin(placed.paymentNumber)).data?.amount).toBe(placed.total - 100);
});
