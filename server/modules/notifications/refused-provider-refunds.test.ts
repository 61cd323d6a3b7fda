import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { actAsPlatform, getDesk } from '#contract/demo/developer-desk.ts';
import { getOrder } from '#contract/orders/shopper.ts';
import { listRefusedProviderRefunds, recordTransfer } from '#contract/payments/platform.ts';
import { getPayState } from '#contract/payments/shopper.ts';
import { acceptRefund } from '#contract/refunds/merchant.ts';
import { getRefund } from '#contract/refunds/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { closePayment } from '#server/modules/payments/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, order, pay, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll, violationsOf } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { patience } from '#tests/support/mall/patience.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { aPayment } from '#tests/support/orders/payments.ts';
import { askForRefund, orderOf, settleAll } from '#tests/support/orders/refunds.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';
import { payingAt } from '#tests/support/orders/test-gateway.ts';

const cardWithoutReturn = '4000000000005050';
const mall = openMallUnderTest({ DEMO: '1' });
const paying = payingAt(mall);
let [owner, admin] = [] as unknown as [Person, Person];
let buyer: Buyer;
let small: SmallMall;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  owner = await anOwner(small.shopIds[1] ?? 0);
  admin = await someone({ role: 'platform' });
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  await mall.pool.query('delete from outgoing_messages');
  buyer = await aBuyer();
});

const mailsTo = async ({ email }: Person) => {
  await deliverAll();
  const { rows } = await mall.pool.query<{ subject: string }>(
    'select subject from outgoing_messages where recipient = $1 order by id',
    [email],
  );
  return rows.map(({ subject }) => subject);
};
const refused = async () => (await mall.ask(listRefusedProviderRefunds, {}, as(admin.token))).data?.list;
const seen = async (refundOrderNo: string) => (await mall.ask(getRefund, { refundOrderNo }, as(buyer.token))).data;

/** A refund that its shop has accepted, of a payment that cannot be sent back. */
async function aRefusedRefund() {
  const coffee = (await variantsOf(mall, small))(1);
  const { orderNo, orderNumbers } = await order(mall, buyer, coffee);
  await pay(mall, buyer, orderNo, cardWithoutReturn);
  const { number, lines, payable } = await orderOf(mall, buyer, orderNumbers[0] ?? '');
  const refund = await askForRefund(mall, buyer, number, lines);
  await mall.ask(acceptRefund, { refundOrderNo: refund }, as(owner.token));
  await settleAll();
  return { refund, number, orderNo, payable, operation: `refund:${refund}` };
}

test('buyer and platform are notified of a refused provider refund, and it is paid another way once', async () => {
  const { refund, number, orderNo, payable, operation } = await aRefusedRefund();
  expect(await seen(refund)).toMatchObject({ refundStatus: 'refunding', isProviderRefundRefused: true });
  expect((await mailsTo(buyer)).at(-1)).toBe('Your refund is coming another way: “Coffee Cup”');
  expect(await mailsTo(admin)).toEqual([`Pay another way: €${(payable / 100).toFixed(2)} for ${refund}`]);
  expect(await refused()).toEqual([
    {
      operation,
      tradeNo: orderNo,
      amount: payable,
      currency: 'EUR',
      payer: buyer.email,
      orderedAt: expect.any(String),
    },
  ]);
  expect(await violationsOf(mall)).toEqual([]);

  const transfer = { operation, reference: 'SEPA 4711' };
  expect((await mall.ask(recordTransfer, transfer, as(owner.token))).code).toBe(403);
  const both = await Promise.all([1, 2].map(() => mall.ask(recordTransfer, transfer, as(admin.token))));
  expect(both.map(({ code }) => code).sort()).toEqual([200, 404]);
  await settleAll();
  const ended = await seen(refund);
  expect(ended).toMatchObject({ refundStatus: 'refunded', isProviderRefundRefused: false });
  expect(ended?.history.at(-1)).toMatchObject({ status: 'refunded', by: 'platform' });
  expect((await mall.ask(getOrder, { orderNo: number }, as(buyer.token))).data?.status).toBe('refunded');
  expect(await refused()).toEqual([]);
  expect(await violationsOf(mall)).toEqual([]); // the gateway's own ledger included: it has paid nothing
  const { rows } = await mall.pool.query('select account, amount from ledger_entries where cause = $1 order by 1', [
    `back:${operation}`,
  ]);
  expect(rows).toEqual([
    { account: 'bank', amount: -payable },
    { account: 'owed_back', amount: payable },
  ]);
});

test('so is money that came too late', async () => {
  const payment = await aPayment(paying.ana);
  const { clientSecret } = await paying.begin(payment);
  await transaction((tx) => closePayment(tx, payment, null));
  await paying.card(clientSecret, cardWithoutReturn);
  await vi.waitFor(async () => expect(await paying.stateOf(payment)).toMatchObject({ state: 'refunding' }), patience);
  await settleAll();
  expect(await mailsTo(admin)).toEqual([`Pay another way: $49.99 for ${payment}`]);
  expect(await paying.stateOf(payment)).toMatchObject({ state: 'refunding' }); // it is still owed
  const [late] = (await refused()) ?? [];
  expect(late).toMatchObject({ tradeNo: payment, amount: 4_999 });
  await mall.ask(recordTransfer, { operation: late?.operation ?? '', reference: 'SEPA 4712' }, as(admin.token));
  const { data } = await mall.ask(getPayState, { orderNo: payment }, as(paying.ana.token));
  expect(data?.state).toBe('refunded');
});

test('the demo’s platform desk shows it and records the transfer', async () => {
  const { refund, operation } = await aRefusedRefund();
  expect((await mall.ask(getDesk, {})).data?.providerRefunds).toMatchObject([{ operation }]);
  const action = { action: 'recordTransfer', operation, reference: 'By hand' } as const;
  expect((await mall.ask(actAsPlatform, action)).code).toBe(200);
  await settleAll();
  expect(await seen(refund)).toMatchObject({ refundStatus: 'refunded' });
  expect((await mall.ask(getDesk, {})).data?.providerRefunds).toEqual([]);
});
