import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getOrder } from '#contract/orders/shopper.ts';
import {
  countShopOrders,
  getShopOrder,
  listCarriers,
  listShopOrders,
  type ParcelInput,
} from '#contract/shipping/merchant.ts';
import { getLogistics } from '#contract/shipping/shopper.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { anOwner, byPost, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let other: Person;
let ana: Buyer;
const [coffee, mug] = [1, 2] as const;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  other = await anOwner(small.shopIds[0] ?? 0);
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  ana = await aBuyer();
});

const shopsView = async (orderNumber: string) =>
  (await mall.ask(getShopOrder, { orderNo: orderNumber }, as(owner.token))).data;

describe('sending an order', () => {
  test('all at once: it is shipped, and counts as received after 14 days', async () => {
    const orderNumber = await sell(mall, ana, variant(coffee, 0, 2));
    const answer = await ship(mall, owner, orderNumber);
    expect(answer).toMatchObject({ code: 200, data: { status: 'shipped' } });
    const { shippedAt, receiveBy, lines } = await orderState(mall, orderNumber);
    expect(lines.map(({ shipped }) => shipped)).toEqual([2]);
    expect((receiveBy?.getTime() ?? 0) - (shippedAt?.getTime() ?? 0)).toBe(14 * 86_400_000);
    const { data } = await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token));
    expect(data).toMatchObject({
      status: 'shipped',
      receiveBy: receiveBy?.toISOString(),
      actions: ['confirm', 'logistics', 'refund', 'buy_again'],
      history: [{ status: 'awaiting_payment' }, { status: 'paid' }, { status: 'shipped' }],
    });
    expect(await violations()).toEqual([]);
  });

  test('in parts: it waits to be shipped until the last unit is gone', async () => {
    const orderNumber = await sell(mall, ana, variant(coffee, 0, 3), variant(mug, 0, 1));
    const [first, second] = (await orderState(mall, orderNumber)).lines.map(({ id }) => id) as [number, number];
    const one = await ship(mall, owner, orderNumber, byPost(), [{ lineId: first, quantity: 2 }]);
    expect(one.data?.status).toBe('paid');
    expect((await shopsView(orderNumber))?.lines.map(({ toSend }) => toSend)).toEqual([1, 1]);
    expect((await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token))).data?.actions).toEqual([
      'logistics',
      'refund',
      'buy_again',
    ]);
    const tooMany = await ship(mall, owner, orderNumber, byPost(), [
      { lineId: second, quantity: 1 },
      { lineId: first, quantity: 2 },
    ]);
    expect(tooMany.code).toBe(409);
    expect((await orderState(mall, orderNumber)).lines.map(({ shipped }) => shipped)).toEqual([2, 0]);
    const rest = await ship(mall, owner, orderNumber, { kind: 'person', name: 'Bo Li', phone: '+1 202 555 0100' });
    expect(rest.data?.status).toBe('shipped');
    const { data } = await mall.ask(getLogistics, { orderNo: orderNumber }, as(ana.token));
    expect(data?.parcels.map(({ kind, lines }) => [kind, lines.map(({ quantity }) => quantity)])).toEqual([
      ['courier', [2]],
      ['person', [1, 1]],
    ]);
    expect((await ship(mall, owner, orderNumber)).code).toBe(409);
    expect(await violations()).toEqual([]);
  });

  test.each<[ParcelInput, object]>([
    [
      { kind: 'person', name: 'Bo Li', phone: '555-0100' },
      { personName: 'Bo Li', personPhone: '555-0100' },
    ],
    [{ kind: 'dispatch' }, { company: '', trackingNumber: '' }],
    [{ kind: 'pickup' }, { events: [] }],
    [{ kind: 'virtual' }, { events: [] }],
    [
      { kind: 'courier', carrier: 'dhl', trackingNumber: ' jd014600003rt ' },
      {
        company: 'DHL Express',
        trackingNumber: 'JD014600003RT',
        trackUrl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD014600003RT',
      },
    ],
  ])('by %j', async (parcel, seen) => {
    const orderNumber = await sell(mall, ana, variant(coffee));
    expect((await ship(mall, owner, orderNumber, parcel)).data?.status).toBe('shipped');
    const { data } = await mall.ask(getLogistics, { orderNo: orderNumber }, as(ana.token));
    expect(data?.parcels).toMatchObject([{ kind: parcel.kind, state: 'sent', ...seen }]);
    const { data: seenOrder } = await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token));
    expect(seenOrder?.actions.includes('logistics')).toBe(parcel.kind === 'courier');
  });

  test('what is not paid, unknown or foreign is not sent, and a number is used once', async () => {
    const { orderNumbers } = await order(mall, ana, variant(coffee));
    expect((await ship(mall, owner, orderNumbers[0] ?? '')).code).toBe(400);
    const orderNumber = await sell(mall, ana, variant(coffee));
    expect((await ship(mall, other, orderNumber)).code).toBe(404);
    const noShop = await someone({ role: 'merchant' });
    expect((await ship(mall, noShop, orderNumber)).code).toBe(403);
    const strange = await ship(mall, owner, orderNumber, {
      kind: 'courier',
      carrier: 'nobody',
      trackingNumber: 'X123',
    });
    expect([strange.code, strange.message]).toEqual([400, 'We don’t know this carrier']);
    const foreign = (await orderState(mall, await sell(mall, ana, variant(coffee)))).lines[0]?.id ?? 0;
    expect((await ship(mall, owner, orderNumber, byPost(), [{ lineId: foreign, quantity: 1 }])).code).toBe(409);
    const parcel = byPost();
    expect((await ship(mall, owner, await sell(mall, ana, variant(coffee)), parcel)).code).toBe(200);
    const twin = await ship(mall, owner, orderNumber, parcel);
    expect([twin.code, twin.message]).toEqual([409, 'This tracking number is already in use']);
    expect(await orderState(mall, orderNumber)).toMatchObject({ status: 'paid', lines: [{ shipped: 0 }] });
    expect(await violations()).toEqual([]);
  });
});

describe('what a shop sees', () => {
  test('its own orders by status, a page at a time, searched by number, products and consignee', async () => {
    const orderNumber = await sell(mall, ana, variant(mug, 2));
    const list = async (input: object, person = owner) =>
      (await mall.ask(listShopOrders, input, as(person.token))).data;
    const paid = await list({ status: 'paid', limit: 100 });
    expect(paid?.list[0]).toMatchObject({ orderNo: orderNumber, canShip: true, address: { realName: 'Ana Silva' } });
    expect(new Set(paid?.list.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect((await list({ words: orderNumber.slice(-9) }))?.list.map((one) => one.orderNo)).toEqual([orderNumber]);
    expect((await list({ words: 'Travel Mug', limit: 1 }))?.list[0]?.orderNo).toBe(orderNumber);
    expect((await list({ words: 'ana sil' }))?.total).toBe((await list({}))?.total);
    expect((await list({ words: '%' }))?.total).toBe(0);
    expect(await list({}, other)).toMatchObject({ list: [], total: 0 });
    const numbersOf = async (input: object) => (await list({ limit: 100, ...input }))?.list.map((one) => one.orderNo);
    for (const filters of [{}, { status: 'paid' }, { words: 'ana sil' }])
      expect(await numbersOf({ ...filters, sort: 'oldest' })).toEqual((await numbersOf(filters))?.toReversed());
    expect(await numbersOf({ sort: 'oldest', limit: 1 })).toEqual((await numbersOf({}))?.slice(-1));
    const pages = await list({ limit: 2, page: 2 });
    expect(pages).toMatchObject({ page: 2, limit: 2 });
    expect(pages?.list).toHaveLength(2);
  });

  test('found by payment number, phone, buyer and mail address too, in one status or in all', async () => {
    const buyer = await aBuyer();
    await mall.pool.query("update accounts set nickname = 'Zenobia Quill' where id = $1", [buyer.accountId]);
    await mall.pool.query("update addresses set phone = '5558675309' where account_id = $1", [buyer.accountId]);
    const { orderNo: paymentNumber, orderNumbers } = await order(mall, buyer, variant(mug, 2));
    const find = async (words: string, filters: object = {}, person = owner) =>
      (await mall.ask(listShopOrders, { words, ...filters }, as(person.token))).data?.list.map((one) => one.orderNo);
    for (const words of [paymentNumber, paymentNumber.toLowerCase(), '8675309', 'zenobia', buyer.email.toUpperCase()]) {
      expect([words, await find(words)]).toEqual([words, orderNumbers]);
      expect([words, await find(words, { status: 'awaiting_payment' })]).toEqual([words, orderNumbers]);
      expect([words, await find(words, { status: 'paid' })]).toEqual([words, []]);
      expect([words, await find(words, {}, other)]).toEqual([words, []]);
    }
    expect(await find('Travel Mug', { limit: 1, page: 1 })).toEqual(orderNumbers);
    expect((await find('Travel Mug', { status: 'awaiting_payment' }))?.[0]).toBe(orderNumbers[0]);
    expect(await find(paymentNumber.slice(0, -1))).toEqual([]);
  });

  test('found by the last digits of number or phone, by a whole number, and by a few letters', async () => {
    const buyer = await aBuyer();
    await mall.pool.query("update addresses set phone = '5550009417', real_name = 'Yo' where account_id = $1", [
      buyer.accountId,
    ]);
    await mall.pool.query("update accounts set nickname = 'Wu' where id = $1", [buyer.accountId]);
    const orderNumber = await sell(mall, buyer, variant(mug, 2));
    const find = async (words: string, filters: object = {}, person = owner) =>
      (await mall.ask(listShopOrders, { words, ...filters }, as(person.token))).data?.list.map((one) => one.orderNo);
    for (const words of ['9417', orderNumber.slice(-4), orderNumber, orderNumber.toLowerCase(), 'Yo', 'wu', 'Mu']) {
      expect([words, await find(words)]).toEqual([words, expect.arrayContaining([orderNumber])]);
      expect([words, await find(words, { status: 'shipped' })]).toEqual([
        words,
        expect.not.arrayContaining([orderNumber]),
      ]);
      expect([words, await find(words, {}, other)]).toEqual([words, []]);
    }
    expect(await find('9417')).toEqual([orderNumber]);
    expect(await find(orderNumber)).toEqual([orderNumber]);
    expect(await find('0941')).not.toContain(orderNumber);
  });

  test('how many orders each tab has', async () => {
    const counted = async (person = owner) => (await mall.ask(countShopOrders, {}, as(person.token))).data;
    const before = await counted();
    await sell(mall, ana, variant(coffee));
    await order(mall, ana, variant(coffee));
    expect(await counted()).toEqual({
      ...before,
      all: (before?.all ?? 0) + 2,
      paid: (before?.paid ?? 0) + 1,
      awaiting_payment: (before?.awaiting_payment ?? 0) + 1,
    });
    expect(new Set(Object.values((await counted(other)) ?? {}))).toEqual(new Set([0]));
  });

  test('the courier companies, with those of the demo mall first', async () => {
    const { data } = await mall.ask(listCarriers, {}, as(owner.token));
    expect(data?.slice(0, 3)).toEqual([
      { code: 'demo-express', name: 'Galleria Express', hasTrack: true },
      { code: 'demo-post', name: 'Galleria Post', hasTrack: true },
      { code: 'dhl', name: 'DHL Express', hasTrack: false },
    ]);
  });
});
