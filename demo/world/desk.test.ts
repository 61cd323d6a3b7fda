import { beforeAll, beforeEach, expect, test } from 'vitest';
import { actAsPlatform, actAsShop, getDesk } from '#contract/demo/developer-desk.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { listPayouts, requestPayout } from '#contract/payouts/merchant-payouts.ts';
import { askPlatform, getRefund } from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { writeReview } from '#contract/reviews/shopper-own.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { as } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication } from '#tests/support/accounts/applicants.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { guardedOwnerOf, saveAccount } from '#tests/support/accounts/payout-desk.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, orderOf, settleAll } from '#tests/support/orders/refunds.ts';
import { releasedOrder } from '#tests/support/orders/shop-balances.ts';
import { anOwner, sell } from '#tests/support/orders/shop-orders.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let ana: Buyer;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const [tea, coffee] = [0, 1];

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  variant = await variantsOf(mall, small);
  await anOwner(small.shopIds[1] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

const desk = async () => {
  const { data, message } = await mall.ask(getDesk, {});
  if (!data) throw new Error(message);
  return data;
};
const own = async () => (await desk()).shops.find(({ id }) => id === small.shopIds[1]);
const asShop = async (action: Parameters<typeof mall.ask<typeof actAsShop>>[1]) =>
  (await mall.ask(actAsShop, action)).code;
const asPlatform = async (action: Parameters<typeof mall.ask<typeof actAsPlatform>>[1]) =>
  (await mall.ask(actAsPlatform, action)).code;
const statusOf = async (orderNumber: string) =>
  (await mall.ask(getOrder, { orderNo: orderNumber }, as(ana.token))).data?.status;
const refundStatusOf = async (refundOrderNo: string) =>
  (await mall.ask(getRefund, { refundOrderNo }, as(ana.token))).data?.refundStatus;

test('the desk ships an order, refuses its refund, and the platform grants it', async () => {
  const orderNumber = await sell(mall, ana, variant(coffee, 0, 2));
  expect(await own()).toMatchObject({
    name: 'Mall Own',
    orders: [{ orderNo: orderNumber, product: 'Coffee Cup', more: 0, payable: 5_600 }],
    refunds: [],
    reviews: [],
  });
  expect(await asShop({ action: 'ship', orderNo: orderNumber })).toBe(200);
  expect(await statusOf(orderNumber)).toBe('shipped');
  expect(await own()).toBeUndefined();
  expect(await asShop({ action: 'ship', orderNo: orderNumber })).toBe(409); // nothing is left to send

  await mall.ask(confirmReceipt, { orderNo: orderNumber }, as(ana.token));
  const { lines } = await orderOf(mall, ana, orderNumber);
  const [line = { id: 0 }] = lines;
  await mall.ask(
    writeReview,
    { orderNo: orderNumber, orderInfoId: line.id, star: 3, serviceStar: 3, comment: 'Too small' },
    as(ana.token),
  );
  const [review] = (await own())?.reviews ?? [];
  expect(review).toEqual({ id: expect.any(Number), product: 'Coffee Cup', star: 3, comment: 'Too small' });
  expect(await asShop({ action: 'answerReview', id: review?.id ?? 0, text: 'We are sorry' })).toBe(200);
  expect(await own()).toBeUndefined();

  const refundOrderNo = await askForRefund(mall, ana, orderNumber, [{ id: line.id, quantity: 1 }], {
    kind: 'goods',
    reason: 'damaged',
    note: 'Broken',
  });
  expect((await own())?.refunds).toMatchObject([
    { refundOrderNo, orderNo: orderNumber, status: 'under_review', kind: 'goods', reason: 'damaged', note: 'Broken' },
  ]);
  expect(await asShop({ action: 'refuseRefund', refundOrderNo, reason: 'It was whole' })).toBe(200);
  expect(await refundStatusOf(refundOrderNo)).toBe('refused');
  expect((await desk()).refunds).toEqual([]);
  await mall.ask(askPlatform, { refundOrderNo }, as(ana.token));
  expect((await desk()).refunds).toMatchObject([{ refundOrderNo, shopName: 'Mall Own', refusal: 'It was whole' }]);
  expect(await asPlatform({ action: 'grantRefund', refundOrderNo })).toBe(200);
  expect(await refundStatusOf(refundOrderNo)).toBe('accepted');
  await mall.ask(sendBackProducts, { refundOrderNo, company: 'Post', trackingNumber: 'BACK1' }, as(ana.token));
  expect((await own())?.refunds).toMatchObject([{ refundOrderNo, status: 'sent_back' }]);
  expect(await asShop({ action: 'contestReturn', refundOrderNo, kind: 'damaged', note: 'In pieces' })).toBe(200);
  expect(await refundStatusOf(refundOrderNo)).toBe('disputed');
  expect((await desk()).refunds).toMatchObject([{ refundOrderNo, status: 'disputed', refusal: 'In pieces' }]);
  expect(await asShop({ action: 'receiveReturn', refundOrderNo })).toBe(200);
  await settleAll();
  expect(await refundStatusOf(refundOrderNo)).toBe('refunded');
  expect(await desk()).toEqual({ shops: [], applications: [], refunds: [], providerRefunds: [], payouts: [] });
  expect(await violations()).toEqual([]);
});

test('a refund is accepted; another is refused, and refused by the platform too', async () => {
  const orderNumber = await sell(mall, ana, variant(coffee, 0, 2));
  const { lines } = await orderOf(mall, ana, orderNumber);
  const one = [{ id: lines[0]?.id ?? 0, quantity: 1 }];
  const [first, second] = [
    await askForRefund(mall, ana, orderNumber, one),
    await askForRefund(mall, ana, orderNumber, one),
  ];
  expect(await asShop({ action: 'acceptRefund', refundOrderNo: first })).toBe(200);
  expect(await asShop({ action: 'refuseRefund', refundOrderNo: second, reason: 'No' })).toBe(200);
  await mall.ask(askPlatform, { refundOrderNo: second }, as(ana.token));
  expect(await asPlatform({ action: 'denyRefund', refundOrderNo: second, reason: 'The shop is right' })).toBe(200);
  await settleAll();
  expect([await refundStatusOf(first), await refundStatusOf(second)]).toEqual(['refunded', 'refused']);
  expect((await desk()).refunds).toEqual([]);
  await asShop({ action: 'ship', orderNo: orderNumber });
});

test('the desk decides applications', async () => {
  const [good, bad] = [
    await aWaitingApplication(mall, anApplicationInput(small)),
    await aWaitingApplication(mall, anApplicationInput(small)),
  ];
  expect((await desk()).applications.map(({ id, realName }) => [id, realName])).toEqual([
    [bad.id, 'Ana Ruiz'],
    [good.id, 'Ana Ruiz'],
  ]);
  expect(await asPlatform({ action: 'approveApplication', id: good.id })).toBe(200);
  expect(await asPlatform({ action: 'refuseApplication', id: bad.id, reason: 'Not readable' })).toBe(200);
  expect(await asPlatform({ action: 'approveApplication', id: bad.id })).toBe(409);
  expect((await desk()).applications).toEqual([]);
  const { rows } = await mall.pool.query('select state from applications where id = any($1) order by id', [
    [good.id, bad.id],
  ]);
  expect(rows).toEqual([{ state: 'approved' }, { state: 'refused' }]);
});

test('the desk acts for a shop without an owner too; what does not exist is not found', async () => {
  const orderNumber = await sell(mall, ana, variant(tea));
  expect(await asShop({ action: 'ship', orderNo: orderNumber })).toBe(200);
  expect(await statusOf(orderNumber)).toBe('shipped');
  const unknown = '0000000000000000';
  expect(await asShop({ action: 'ship', orderNo: `SH${unknown}` })).toBe(404);
  expect(await asShop({ action: 'acceptRefund', refundOrderNo: `RE${unknown}` })).toBe(404);
  expect(await asShop({ action: 'answerReview', id: 2_000_000_000, text: 'Hello' })).toBe(404);
  expect(await asShop({ action: 'refuseRefund', refundOrderNo: `RE${unknown}`, reason: '  ' })).toBe(400);
  expect((await mall.send(actAsShop, { action: 'close' })).status).toBe(400);
});

test('the desk approves a payout and records it as paid, each once', async () => {
  const shopId = small.shopIds[1] ?? 0;
  const owner = await guardedOwnerOf(mall, shopId);
  await saveAccount(mall, owner);
  await releasedOrder(mall, ana, variant(coffee, 0, 2)); // meanwhile the account has become usable
  const { data } = await mall.ask(requestPayout, { amount: 2_000 }, as(owner.token));
  const payoutNo = data?.payoutNo ?? '';
  const waiting = { payoutNo, shopName: 'Mall Own', amount: 2_000, requestedAt: expect.any(String) };
  expect((await desk()).payouts).toEqual([{ ...waiting, status: 'requested' }]);
  expect(await asPlatform({ action: 'payPayout', payoutNo, reference: 'TR1' })).toBe(409);
  expect(await asPlatform({ action: 'approvePayout', payoutNo })).toBe(200);
  expect(await asPlatform({ action: 'approvePayout', payoutNo })).toBe(409);
  expect((await desk()).payouts).toEqual([{ ...waiting, status: 'approved' }]);
  expect(await asPlatform({ action: 'payPayout', payoutNo, reference: 'TR1' })).toBe(200);
  expect((await desk()).payouts).toEqual([]);
  expect((await mall.ask(listPayouts, {}, as(owner.token))).data?.list).toMatchObject([
    { payoutNo, status: 'paid', reference: 'TR1' },
  ]);
  expect(await asPlatform({ action: 'approvePayout', payoutNo: `PO${'0'.repeat(22)}` })).toBe(404);
  expect(await violations()).toEqual([]);
  await mall.pool.query('update mall_clock set ahead_seconds = 0');
});

test('outside the demo mall the desk is not found', async () => {
  const orderNumber = await sell(mall, ana, variant(coffee));
  const api = mall.apiWith({ DEMO: '0' });
  expect((await api.request('/api/dev/desk')).status).toBe(404);
  const headers = { 'content-type': 'application/json', 'form-type': 'pc' };
  const send = async (path: string, body: object) =>
    (await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  expect(await send('/api/dev/desk/shop', { action: 'ship', orderNo: orderNumber })).toBe(404);
  expect(await send('/api/dev/desk/platform', { action: 'approveApplication', id: 1 })).toBe(404);
  expect(await statusOf(orderNumber)).toBe('paid');
});
