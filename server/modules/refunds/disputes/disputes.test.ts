import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contestReturn, refuseRefund } from '#contract/refunds/merchant.ts';
import { computeDecision, decideRefund, getDispute, listAskedRefunds } from '#contract/refunds/platform.ts';
import { askPlatform } from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { askForRefund, bought, ownerOf, send, settleAll } from '#tests/support/orders/refunds.ts';

// What the platform sees before it decides between buyer and shop, and how it divides the money.

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person;
let operator: Person;
let ana: Buyer;
const mug = 2;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  operator = await anOperator(['refunds']);
});
beforeEach(async () => {
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

const clean = async () => {
  await settleAll();
  expect(await violationsOf(mall)).toEqual([]);
};

/** A refund that the shop has refused, of something that was sent, and that the buyer has brought to the platform. */
async function anAppeal({ isSent = true } = {}): Promise<{ refund: string; number: string; payable: number }> {
  const { number, lines, payable } = await bought(mall, ana, variant(mug, 2));
  if (isSent) await send(number, lines);
  const refund = await askForRefund(mall, ana, number, lines, { reason: 'damaged', note: 'A crack' });
  await mall.ask(refuseRefund, { refundOrderNo: refund, reason: 'It was whole' }, as(owner.token));
  expect((await mall.ask(askPlatform, { refundOrderNo: refund }, as(ana.token))).code).toBe(200);
  return { refund, number, payable };
}

const split = async (refundOrderNo: string, amount?: number) =>
  mall.ask(computeDecision, { refundOrderNo, ...(amount !== undefined && { amount }) }, as(operator.token));
const decide = (refundOrderNo: string, input: object, who = operator) =>
  mall.ask(decideRefund, { refundOrderNo, isAccepted: true, reason: 'So it is', ...input }, as(who.token));
const moneyOf = async (refund: string) => {
  const { rows } = await mall.pool.query(
    `select account, sum(amount)::int as amount from ledger_entries e join refunds r on r.id = e.refund_id
      where r.number = $1 and e.cause = 'refund:' || r.number group by 1 order by 1`,
    [refund],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};
const statusOf = async (refund: string) =>
  (await mall.pool.query('select status, payable, kind from refunds where number = $1', [refund])).rows[0];

test('the room has what both sides said, the rules, the deadline, and what silence would do', async () => {
  await mall.pool.query(
    `insert into shop_policies (shop_id, returns, saved_at) values ($1, '{"en": "Seven days"}', now() - interval '1 year')`,
    [small.shopIds[1]],
  );
  const { refund, number, payable } = await anAppeal();
  const { data } = await mall.ask(getDispute, { refundOrderNo: refund }, as(operator.token));
  expect(data).toMatchObject({
    ...{ refundOrderNo: refund, merOrderNo: number, buyerId: ana.accountId, orderPayable: payable },
    ...{ mayDecide: true, mayDivide: true, decidedBy: null, decidedAt: null, ifSilent: 'accepted', sentBackAt: null },
    rules: {
      policies: { returns: 'Seven days', delivery: '', guarantee: '' },
      isAfterOrder: false,
      days: { answer: 3, sendBack: 14, confirm: 14, decide: 7 },
    },
  });
  expect(data?.rules.guarantees.map(({ title }) => title)).toContain('Genuine products');
  const said = data?.facts.filter(({ about }) => about === refund).map(({ what, by, note }) => [what, by, note]);
  expect(said).toEqual([
    ['refund_under_review', 'shopper', 'A crack'],
    ['refund_refused', 'shop', 'It was whole'],
    ['platform_asked', 'shopper', ''],
  ]);
  await mall.pool.query('update shop_policies set saved_at = now() where shop_id = $1', [small.shopIds[1]]);
  const { data: later } = await mall.ask(getDispute, { refundOrderNo: refund }, as(operator.token));
  expect(later?.rules.isAfterOrder).toBe(true);
  const { data: queue } = await mall.ask(listAskedRefunds, { limit: 100 }, as(operator.token));
  expect(queue?.list.map(({ refundOrderNo }) => refundOrderNo)).toContain(refund);
});

test('what is shown before is what is booked: all of it, a part, nothing', async () => {
  for (const amount of [undefined, 1, 733]) {
    const { refund, payable } = await anAppeal();
    const { data: shown } = await split(refund, amount);
    if (!shown) throw new Error('no split');
    expect(shown.buyerGets).toBe(amount ?? payable);
    expect(shown.shopGives + shown.commission).toBe(shown.buyerGets + shown.mallGives);
    const input = { amount: amount ?? null, seen: shown.buyerGets };
    expect((await decide(refund, input)).code).toBe(200);
    await settleAll();
    expect(await moneyOf(refund)).toEqual({
      owed_back: 0 - shown.buyerGets,
      ...(shown.commission > 0 && { commission: shown.commission }),
      pending: shown.shopGives,
    });
    expect(await statusOf(refund)).toEqual({ status: 'refunded', payable: shown.buyerGets, kind: 'money' });
  }
  const { refund } = await anAppeal();
  const { data: none } = await split(refund, 0);
  expect(none).toMatchObject({ buyerGets: 0, shopGives: 0, commission: 0, isPaidAtOnce: true });
  expect((await decide(refund, { isAccepted: false })).code).toBe(200);
  expect(await moneyOf(refund)).toEqual({});
  await clean();
});

test('a part of a contested return is paid, and the rest stays with the shop', async () => {
  const { number, lines, payable } = await bought(mall, ana, variant(mug));
  await send(number, lines);
  const refund = await askForRefund(mall, ana, number, lines, { kind: 'goods', reason: 'damaged' });
  await mall.pool.query('update refunds set answer_by = now() where number = $1', [refund]);
  const { acceptRefund } = await import('#contract/refunds/merchant.ts');
  expect((await mall.ask(acceptRefund, { refundOrderNo: refund }, as(owner.token))).code).toBe(200);
  const parcel = { refundOrderNo: refund, company: 'Some Post', trackingNumber: `RT${ana.accountId}` };
  expect((await mall.ask(sendBackProducts, parcel, as(ana.token))).code).toBe(200);
  const contest = { refundOrderNo: refund, kind: 'damaged' as const, note: 'In two halves' };
  expect((await mall.ask(contestReturn, contest, as(owner.token))).code).toBe(200);
  const { data: shown } = await split(refund, 400);
  expect(shown).toMatchObject({ buyerGets: 400, isPaidAtOnce: true });
  expect((await decide(refund, { amount: 400, seen: 400 })).code).toBe(200);
  await settleAll();
  expect(await statusOf(refund)).toEqual({ status: 'refunded', payable: 400, kind: 'goods' });
  const { rows } = await mall.pool.query('select refunded_payable as back, status from orders where number = $1', [
    number,
  ]);
  expect(rows).toEqual([{ back: 400, status: 'refunded' }]);
  expect(payable).toBeGreaterThan(400);
  await clean();
});

test('what was never sent is not divided, a part is less than all, and another amount than was seen is refused', async () => {
  const { refund, payable } = await anAppeal({ isSent: false });
  const { data } = await mall.ask(getDispute, { refundOrderNo: refund }, as(operator.token));
  expect(data?.mayDivide).toBe(false);
  expect(await split(refund, 100)).toMatchObject({ reason: 'offer_unsent' });
  expect(await decide(refund, { amount: 100 })).toMatchObject({ reason: 'offer_unsent' });
  expect(await decide(refund, { seen: payable - 1 })).toMatchObject({ reason: 'refund_amount_changed' });
  const sent = await anAppeal();
  expect(await decide(sent.refund, { amount: sent.payable })).toMatchObject({ reason: 'offer_too_high' });
  expect(await decide(sent.refund, { amount: 100, reason: '' })).toMatchObject({
    reason: 'bad_input',
    field: 'reason',
  });
  expect(await decide(sent.refund, { amount: 100, isAccepted: false })).toMatchObject({ reason: 'bad_input' });
  for (const one of [refund, sent.refund]) {
    expect(await statusOf(one)).toMatchObject({ status: 'refused' });
    expect(await moneyOf(one)).toEqual({});
  }
  await clean();
});

test('whoever decides second reads who was first', async () => {
  const bo = await someone({ role: 'platform', nickname: 'Bo' });
  const { refund } = await anAppeal();
  expect((await decide(refund, {}, bo)).code).toBe(200);
  const late = await decide(refund, { isAccepted: false });
  expect(late).toMatchObject({ code: 409, reason: 'dispute_decided' });
  expect(late.message).toContain('Bo has already decided');
  const { data } = await mall.ask(getDispute, { refundOrderNo: refund }, as(operator.token));
  expect(data).toMatchObject({ decidedBy: 'Bo', mayDecide: false, mayDivide: false, ifSilent: null });
  await clean();
});
