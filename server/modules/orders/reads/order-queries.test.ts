import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCart } from '#contract/cart/shopper.ts';
import * as contract from '#contract/orders/shopper.ts';
import { startPayment } from '#contract/payments/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { moveOrders } from '#server/modules/orders/index.ts';
import { sendProviderRefunds } from '#server/modules/payments/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { atGateway } from '#tests/support/orders/payments.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let ana: Buyer;
const [tea, coffee, mug] = [0, 1, 2] as const;
const numbers: Record<string, string> = {};

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = 100, opening = 100 where on_hand > 0');
  ana = await aBuyer();
  const both = await order(mall, ana, variant(tea, 0, 2), variant(coffee));
  const mugs = await order(mall, ana, variant(mug, 3));
  const cups = await order(mall, ana, variant(coffee, 0, 3));
  [numbers.tea = '', numbers.coffee = ''] = both.orderNumbers;
  numbers.payment = both.orderNo;
  numbers.mug = mugs.orderNumbers[0] ?? '';
  numbers.cups = cups.orderNumbers[0] ?? '';
  await mall.ask(contract.cancelPayment, { orderNo: mugs.orderNo, reason: 'Changed my mind' }, as(ana.token));
  await pay(mall, ana, cups.orderNo);
});
beforeEach(() => mall.pool.query('delete from rate_windows'));

const list = async (input: object = {}, who: Person = ana) => {
  const { data } = await mall.ask(contract.listOrders, input, as(who.token));
  return data?.list.map(({ orderNo }) => Object.keys(numbers).find((name) => numbers[name] === orderNo));
};

test('one’s orders by state, newest first; nobody else’s', async () => {
  expect(await list()).toEqual(['cups', 'mug', 'coffee', 'tea']);
  expect(await list({ tab: 'to_pay' })).toEqual(['coffee', 'tea']);
  expect(await list({ tab: 'to_ship' })).toEqual(['cups']);
  expect(await list({ tab: 'cancelled' })).toEqual(['mug']);
  for (const tab of ['to_receive', 'to_review', 'completed', 'refund']) expect(await list({ tab })).toEqual([]);
  expect(await list({ orderStatus: '1' })).toEqual(['coffee', 'tea']);
  expect(await list({ type: '1' })).toEqual(['cups']);
  expect((await mall.ask(contract.listOrders, { tab: 'nonsense' } as object, as(ana.token))).code).toBe(400);
  expect(await list({}, await someone())).toEqual([]);
  expect((await mall.ask(contract.countOrders, {}, as(ana.token))).data).toEqual({
    all: 4,
    to_pay: 2,
    to_ship: 1,
    to_receive: 0,
    to_review: 0,
    completed: 0,
    refund: 0,
    cancelled: 1,
  });
});

test('what is asked back or was paid back stands among the refunds, in whatever status', async () => {
  const set = (column: 'refunding' | 'refunded', units: number) =>
    mall.pool.query(
      `update order_lines set ${column} = $2 where order_id = (select id from orders where number = $1)
        and id = (select min(l.id) from order_lines l join orders o on o.id = l.order_id where o.number = $1)`,
      [numbers.cups, units],
    );
  for (const column of ['refunding', 'refunded'] as const) {
    await set(column, 1);
    expect(await list({ tab: 'refund' })).toEqual(['cups']);
    expect(await list({ tab: 'to_ship' })).toEqual(['cups']);
    const { data } = await mall.ask(contract.countOrders, {}, as(ana.token));
    expect([data?.refund, data?.to_ship, data?.all]).toEqual([1, 1, 4]);
    await set(column, 0);
  }
});

test('page by page, with the same few questions however many there are', async () => {
  expect(await list({ limit: 3 })).toEqual(['cups', 'mug', 'coffee']);
  expect(await list({ limit: 3, page: 2 })).toEqual(['tea']);
  const { data } = await mall.ask(contract.listOrders, { limit: 1 }, as(ana.token));
  expect([data?.total, data?.list.length]).toEqual([4, 1]);
});

test('searched by number or by name in either language; wildcards are plain characters', async () => {
  expect(await list({ words: 'coffee' })).toEqual(['cups', 'coffee']);
  expect(await list({ words: '茶杯' })).toEqual(['tea']);
  expect(await list({ words: numbers.mug })).toEqual(['mug']);
  expect(await list({ words: numbers.mug?.slice(-6).toLowerCase() })).toEqual(['mug']);
  for (const words of ['%', '_', 'c%p', "'; drop table orders; --", '\\'])
    expect([words, await list({ words })]).toEqual([words, []]);
});

test('an order has all its facts', async () => {
  const { data } = await mall.ask(contract.getOrder, { orderNo: numbers.tea ?? '' }, as(ana.token));
  expect(data).toMatchObject({
    orderNo: numbers.tea,
    tradeNo: numbers.payment,
    shopId: small.shopIds[0],
    shopName: 'Plain Goods',
    status: 'awaiting_payment',
    expiresAt: expect.stringMatching(/Z$/),
    paidAt: null,
    payType: null,
    delivery: 'courier',
    listPrice: 7_996,
    goods: 1_998,
    freight: 500,
    payable: 2_498,
    actions: ['pay', 'cancel'],
    address: { realName: 'Ana Silva', postCode: '02134', country: 'US' },
    history: [{ status: 'awaiting_payment' }],
    paymentOrders: [numbers.tea, numbers.coffee],
    paymentPayable: 5_548,
    lines: [{ name: 'Tea Cup', unitPrice: 999, quantity: 2, goods: 1_998, payable: 2_498 }],
  });
  const chinese = await mall.ask(
    contract.getOrder,
    { orderNo: numbers.mug ?? '' },
    { ...as(ana.token), 'x-locale': 'zh-CN' },
  );
  expect(chinese.data).toMatchObject({
    shopName: '商城自营',
    status: 'cancelled',
    cancelReason: 'Changed my mind',
    expiresAt: null,
    actions: ['buy_again', 'delete'],
    history: [{ status: 'awaiting_payment' }, { status: 'cancelled' }],
    lines: [{ name: '随行杯', variant: '红色, 大' }],
  });
  const paid = await mall.ask(contract.getOrder, { orderNo: numbers.cups ?? '' }, as(ana.token));
  expect(paid.data).toMatchObject({ status: 'paid', payType: 'sandbox', paidAt: expect.stringMatching(/Z$/) });
});

test('an address that is changed later does not change the order', async () => {
  await mall.pool.query(`update addresses set detail = 'Elsewhere', post_code = '1' where account_id = $1`, [
    ana.accountId,
  ]);
  const { data } = await mall.ask(contract.getOrder, { orderNo: numbers.tea ?? '' }, as(ana.token));
  expect(data?.address).toMatchObject({ detail: '1 Main Street', postCode: '02134' });
});

test('another account does not find the order', async () => {
  const stranger = await aBuyer();
  for (const call of [contract.getOrder, contract.deleteOrder, contract.buyAgain]) {
    const foreign = await mall.ask(call, { orderNo: numbers.mug ?? '' }, as(stranger.token));
    expect([foreign.code, await mall.ask(call, { orderNo: 'SH0000000000000000' }, as(stranger.token))]).toEqual([
      404,
      foreign,
    ]);
    expect((await mall.send(call, { orderNo: "SH' or 1=1" }, as(stranger.token))).status).toBe(400);
  }
});

describe('deleting', () => {
  test('takes a finished order out of the list, once; a running one stays', async () => {
    const { orderNo, orderNumbers } = await order(mall, ana, variant(coffee));
    const number = orderNumbers[0] ?? '';
    const remove = async () => (await mall.ask(contract.deleteOrder, { orderNo: number }, as(ana.token))).code;
    expect(await remove()).toBe(400);
    await mall.ask(contract.cancelPayment, { orderNo }, as(ana.token));
    expect([await remove(), await remove()]).toEqual([200, 404]);
    expect((await mall.ask(contract.getOrder, { orderNo: number }, as(ana.token))).code).toBe(404);
    const { rows } = await mall.pool.query('select status from orders where number = $1', [number]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });
});

describe('buying again', () => {
  test('puts what can be had into the cart and names the rest', async () => {
    const buyer = await aBuyer();
    const { orderNumbers } = await order(mall, buyer, variant(coffee, 0, 2), variant(mug, 3));
    await mall.pool.query('update skus set reserved = on_hand where id = $1', [variant(mug, 3).skuId]);
    const again = () => mall.ask(contract.buyAgain, { orderNo: orderNumbers[0] ?? '' }, as(buyer.token));
    expect((await again()).data).toEqual({ added: 1, gone: ['Travel Mug'] });
    expect((await again()).data).toEqual({ added: 1, gone: ['Travel Mug'] });
    expect((await mall.ask(getCart, {}, as(buyer.token))).data?.pieces).toBe(4);
    await mall.pool.query('update skus set on_hand = reserved + 4 where id = $1', [variant(coffee).skuId]);
    expect((await again()).data).toEqual({ added: 0, gone: ['Travel Mug'] });
  });
});

test('an order moves only along the table, and only from where it is', async () => {
  const { rows } = await mall.pool.query('select id from orders where number = $1', [numbers.cups]);
  const ids = [rows[0].id];
  const move = (from: 'paid' | 'awaiting_payment' | 'shipped', to: 'shipped' | 'cancelled' | 'paid') =>
    transaction((tx) => moveOrders(tx, ids, { from, to, by: 'shop' }));
  await expect(move('paid', 'cancelled')).rejects.toThrow('cannot change from paid to cancelled');
  await expect(move('awaiting_payment', 'cancelled')).rejects.toMatchObject({ reason: 'order_cannot_move' });
  const outcome = await Promise.allSettled([move('paid', 'shipped'), move('paid', 'shipped')]);
  expect(outcome.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await list({ tab: 'to_receive' })).toEqual(['cups']);
  await expect(database().execute('update order_status_history set by = by')).rejects.toThrow();
});

test('an order shows money that came after its cancellation, while and after it is paid back', async () => {
  const late = await order(mall, ana, variant(tea));
  const [orderNo = ''] = late.orderNumbers;
  const begun = await mall.ask(startPayment, { orderNo: late.orderNo, payType: 'sandbox' }, as(ana.token));
  await mall.ask(contract.cancelPayment, { orderNo: late.orderNo }, as(ana.token));
  const returned = async () =>
    (await mall.ask(contract.getOrder, { orderNo }, as(ana.token))).data?.returnedPayment ?? null;
  expect(await returned()).toBeNull();
  await atGateway(mall.api, 'card', { clientSecret: begun.data?.clientSecret ?? null, number: '4242424242424242' });
  await vi.waitFor(async () => expect(await returned()).toEqual({ amount: late.payable, returnedAt: null }), patience);
  const published = async (name: string) =>
    (await mall.pool.query('select payload from event_outbox where name = $1', [name])).rows.map(
      ({ payload }) => payload,
    );
  const money = { paymentNumber: late.orderNo, amount: late.payable, currency: 'EUR' };
  expect(await published('payments.paymentNotAccepted')).toEqual([money]);
  expect(await published('payments.paymentReturned')).toEqual([]);
  await sendProviderRefunds();
  expect(await returned()).toEqual({ amount: late.payable, returnedAt: expect.any(String) });
  expect(await published('payments.paymentReturned')).toEqual([money]);
});
