import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countOrders, getOrder, listOrders, orderTabs } from '#contract/orders/shopper.ts';
import { getPoints } from '#contract/points/shopper.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { completeByClock, receiveByClock } from '#server/modules/orders/index.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund } from '#tests/support/orders/refunds.ts';
import { anOwner, byPost, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';
import { askCarriers } from './index.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let ana: Buyer;
const coffee = 1;

beforeAll(async () => {
  const small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  owner = await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await resetClock();
  ana = await aBuyer();
});

const shipped = async (parcel = byPost()) => {
  const orderNumber = await sell(mall, ana, variant(coffee, 0, 2));
  await ship(mall, owner, orderNumber, parcel);
  return orderNumber;
};
const confirm = (orderNumber: string, { token }: Person = ana) =>
  mall.ask(confirmReceipt, { orderNo: orderNumber }, as(token));
/** What its shop has of an order in each account. */
const shares = async (orderNumber: string) =>
  (
    await mall.pool.query(
      `select account, -sum(e.amount)::int as amount from ledger_entries e join order_lines l on l.id = e.order_line_id
       join orders o on o.id = l.order_id and o.number = $1 where e.shop_id is not null
       group by 1 having sum(e.amount) <> 0 order by 1`,
      [orderNumber],
    )
  ).rows;
const frozen = async () => (await mall.ask(getPoints, {}, as(ana.token))).data;
const moversOf = async (orderNumber: string) =>
  (
    await mall.pool.query(
      'select m.status, m.by from order_status_history m join orders o on o.id = m.order_id where o.number = $1 order by step',
      [orderNumber],
    )
  ).rows.map(({ status, by }) => `${status} ${by}`);

describe('receipt by hand', () => {
  test('the share stays pending, points are earned, once; said again it changes nothing', async () => {
    const orderNumber = await shipped();
    const { shopShare, payable } = await orderState(mall, orderNumber);
    expect(await confirm(orderNumber)).toMatchObject({ code: 200, data: null });
    expect(await confirm(orderNumber)).toMatchObject({ code: 200, data: null });
    expect(await shares(orderNumber)).toEqual([{ account: 'pending', amount: shopShare }]);
    expect(await frozen()).toMatchObject({ frozenIntegral: Math.floor(payable / 100) });
    const { data } = await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token));
    expect(data).toMatchObject({
      status: 'received',
      receiveBy: null,
      actions: ['logistics', 'review', 'refund', 'buy_again'],
    });
    const received = Date.parse(data?.receivedAt ?? '');
    expect(Date.parse(data?.completeBy ?? '') - received).toBe(30 * 86_400_000);
    expect(await moversOf(orderNumber)).toEqual([
      'awaiting_payment shopper',
      'paid provider',
      'shipped shop',
      'received shopper',
    ]);
    expect(await violations()).toEqual([]);
  });

  test('only by its buyer, and only of what was sent', async () => {
    const { orderNumbers } = await order(mall, ana, variant(coffee));
    expect((await confirm(orderNumbers[0] ?? '')).code).toBe(400);
    const orderNumber = await sell(mall, ana, variant(coffee, 0, 2));
    expect((await confirm(orderNumber)).code).toBe(400);
    const [line] = (await orderState(mall, orderNumber)).lines;
    await ship(mall, owner, orderNumber, byPost(), [{ lineId: line?.id ?? 0, quantity: 1 }]);
    expect((await confirm(orderNumber)).code).toBe(400);
    await ship(mall, owner, orderNumber);
    expect((await confirm(orderNumber, await aBuyer())).code).toBe(404);
    expect((await orderState(mall, orderNumber)).status).toBe('shipped');
  });

  test('what was refunded before is neither the shop’s nor earns points', async () => {
    const orderNumber = await shipped();
    const { shopShare, payable, lines } = await orderState(mall, orderNumber);
    const refundOrderNo = await askForRefund(mall, ana, orderNumber, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    expect((await mall.ask(acceptRefund, { refundOrderNo }, as(owner.token))).code).toBe(200);
    const { rows } = await mall.pool.query('select payable, shop_share from refunds where number = $1', [
      refundOrderNo,
    ]);
    const [back] = rows as { payable: number; shop_share: number }[];
    await confirm(orderNumber);
    const share = shopShare - (back?.shop_share ?? 0);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(shopShare);
    expect(await shares(orderNumber)).toEqual([{ account: 'pending', amount: share }]);
    expect(await frozen()).toMatchObject({ frozenIntegral: Math.floor((payable - (back?.payable ?? 0)) / 100) });
    expect(await violations()).toEqual([]);
  });
});

describe('the clock', () => {
  test('receives after 14 days what nobody confirmed, and completes it 30 days later', async () => {
    const orderNumber = await shipped({ kind: 'dispatch' });
    await moveClock(13.9);
    await receiveByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('shipped');
    await moveClock(0.2);
    await receiveByClock();
    await receiveByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('received');
    await moveClock(29.9);
    await completeByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('received');
    await moveClock(0.2);
    await completeByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('completed');
    expect((await moversOf(orderNumber)).slice(2)).toEqual(['shipped shop', 'received clock', 'completed clock']);
    expect(await violations()).toEqual([]);
  });

  test('comes nearer when the carrier has delivered: 7 days after that', async () => {
    const orderNumber = await shipped();
    await moveClock(50.1 / 24);
    await askCarriers();
    const { shippedAt, receiveBy } = await orderState(mall, orderNumber);
    expect((receiveBy?.getTime() ?? 0) - (shippedAt?.getTime() ?? 0)).toBe((50 / 24 + 7) * 86_400_000);
    await moveClock(6.9);
    await receiveByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('shipped');
    await moveClock(0.2);
    await receiveByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('received');
  });

  test('waits while something of it is asked back', async () => {
    const orderNumber = await shipped();
    const asked = (open: number) =>
      mall.pool.query('update orders set open_refunds = $2 where number = $1', [orderNumber, open]);
    await asked(1);
    await moveClock(15);
    await receiveByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('shipped');
    await asked(0);
    await receiveByClock();
    expect((await orderState(mall, orderNumber)).status).toBe('received');
  });
});

test('each order is in one tab, and the tabs’ counts are those of their lists', async () => {
  await order(mall, ana, variant(coffee));
  await sell(mall, ana, variant(coffee));
  await shipped();
  const received = await shipped();
  await confirm(received);
  const counts = (await mall.ask(countOrders, {}, as(ana.token))).data;
  const none = { completed: 0, cancelled: 0, refund: 0 };
  expect(counts).toEqual({ all: 4, to_pay: 1, to_ship: 1, to_receive: 1, to_review: 1, ...none });
  const seen: string[] = [];
  for (const tab of orderTabs) {
    const { data } = await mall.ask(listOrders, { tab }, as(ana.token));
    expect(data?.total).toBe(counts?.[tab]);
    if (tab !== 'all') seen.push(...(data?.list.map(({ orderNo: orderNumber }) => orderNumber) ?? []));
  }
  expect(new Set(seen).size).toBe(4);
  expect(seen).toHaveLength(4);
});

describe('the mails to the buyer, once each', () => {
  const mails = async ({ email }: Person) =>
    (await mall.pool.query('select subject, text from outgoing_messages where recipient = $1 order by id', [email]))
      .rows;

  test('of the payment, and of each parcel', async () => {
    const orderNumber = await shipped({ kind: 'courier', carrier: 'ups', trackingNumber: '1Z999AA10123456784' });
    await deliverAll();
    await deliverAll();
    const sent = await mails(ana);
    expect(sent.map(({ subject }) => subject)).toEqual(['Ordered: “Coffee Cup”', 'Shipped: “Coffee Cup”']);
    expect(sent[0].text).toContain(`Order ${orderNumber} · `);
    expect(sent[1].text).toContain('Your items are on their way with UPS, tracking number 1Z999AA10123456784.');
  });

  test('in the language of the account, and as a text message to whoever has no address', async () => {
    await mall.pool.query(
      `update accounts set locale = 'zh-CN', email = null, phone = '+8613900000009', user_type = 'phone' where id = $1`,
      [ana.accountId],
    );
    const orderNumber = await shipped({ kind: 'person', name: 'Bo', phone: '13900000000' });
    await deliverAll();
    const { rows } = await mall.pool.query(
      `select channel, text from outgoing_messages where recipient = '+8613900000009' order by id`,
    );
    expect(rows).toEqual([
      { channel: 'sms', text: `【Galleria】您的付款 €56.00 已到账，订单号 ${orderNumber}。` },
      { channel: 'sms', text: `【Galleria】您的订单 ${orderNumber} 已发货。` },
    ]);
  });
});
