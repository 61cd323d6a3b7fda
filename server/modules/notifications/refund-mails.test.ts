import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as review from '#contract/refunds/merchant.ts';
import * as platform from '#contract/refunds/platform.ts';
import { askPlatform, withdrawRefund } from '#contract/refunds/shopper.ts';
import { cancelUnsent, sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { transaction } from '#server/database/connection.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { watchShipDeadlines } from '#server/modules/orders/index.ts';
import { handleDueRefunds } from '#server/modules/refunds/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { mailBody } from '#tests/support/orders/mail-body.ts';
import { askForRefund, bought, receive, send, settleAll } from '#tests/support/orders/refunds.ts';
import { anOwner } from '#tests/support/orders/shop-orders.ts';
import { dateText } from './mail-words.ts';
import { notifyOfReturnedPayment } from './notify-of-returned-payment.ts';

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const publicUrl = 'https://mall.example';
const mall = openMallUnderTest({ DEMO: '1', DEMO_PUBLIC: '1', PUBLIC_URL: publicUrl });
let small: SmallMall;
let [owner, admin] = [] as unknown as [Person, Person];
let buyer: Buyer;
let variant: Awaited<ReturnType<typeof variantsOf>>;
const coffee = 1;

beforeAll(async () => {
  small = await fillSmallMall();
  await sendEverywhere(small);
  await mall.pool.query('update skus set on_hand = on_hand + 100, opening = opening + 100');
  variant = await variantsOf(mall, small);
  owner = await anOwner(small.shopIds[1] ?? 0);
  admin = await someone({ role: 'platform' });
});
beforeEach(async () => {
  await resetClock();
  buyer = await aBuyer();
  await mall.pool.query('delete from outgoing_messages');
});

type Mail = { kind: string; subject: string; text: string };
/** What was written to someone since the test began, but for what sales and parcels bring. */
const mailsTo = async ({ email }: { email: string }): Promise<Mail[]> => {
  await deliverAll();
  const { rows } = await mall.pool.query(
    `select split_part(cause, ':', 1) as kind, subject, text from outgoing_messages
      where recipient = $1 and coalesce(cause, '') !~ '^(shopSale|orderPaid|orderShipped):' order by id`,
    [email],
  );
  return rows.map((row) => ({ ...row, text: mailBody(row.text) }));
};
const kindsTo = async (person: { email: string }) => (await mailsTo(person)).map(({ kind }) => kind);
const answerBy = async (refund: string): Promise<Date> =>
  (await mall.pool.query('select answer_by from refunds where number = $1', [refund])).rows[0].answer_by;
const byShop = (call: typeof review.acceptRefund | typeof review.receiveReturn, refundOrderNo: string) =>
  mall.ask(call, { refundOrderNo }, as(owner.token));

/** A received order of two cups, one of which is to go back. */
async function askedBack() {
  const order = await bought(mall, buyer, variant(coffee, 0, 2));
  await send(order.number, order.lines);
  await receive(order.number);
  const one = order.lines.map(({ id }) => ({ id, quantity: 1 }));
  const input = { kind: 'goods', reason: 'damaged', note: 'The handle is off' } as const;
  return { order, refund: await askForRefund(mall, buyer, order.number, one, input) };
}

test('the shop is notified of a request with its deadline, and the buyer of the answer', async () => {
  const { order, refund } = await askedBack();
  const deadline = dateText('en', await answerBy(refund));
  expect(deadline).toMatch(/^\w+ \d+, \d{4} at \d\d:\d\d UTC$/);
  const [asked] = await mailsTo(owner);
  expect(asked?.subject).toBe(`Refund requested for order ${order.number}: answer by ${deadline}`);
  expect(asked?.text).toBe(`A buyer requests a refund

A buyer is asking Mall Own for a refund of €28.00. The items will be sent back to you first.
Please accept or refuse by ${deadline}. After that, the request is accepted automatically.

* Coffee Cup
  Qty: 1 · €25.50

Items: €25.50
Delivery: €2.50
Refund total: €28.00

Refund number: ${refund}
Order number: ${order.number}
Shop: Mall Own
Reason: Damaged
Buyer’s note: The handle is off

Answer the request: ${publicUrl}/console/${small.shopIds[1]}/refunds/${refund}?locale=en`);
  expect(await mailsTo(buyer)).toEqual([]);

  await byShop(review.acceptRefund, refund);
  const [accepted] = await mailsTo(buyer);
  expect(accepted?.subject).toBe('Refund accepted: “Coffee Cup”');
  expect(accepted?.text).toContain(
    `Your refund ${refund} for order ${order.number} was accepted. Please send the items back`,
  );
  expect(accepted?.text).toContain('Return address: Mall Own');
  expect(accepted?.text).toContain(`Send the items back: ${publicUrl}/order/refund_detail?orderNo=${refund}`);
  const parcel = { company: 'Some Post', trackingNumber: 'BACK1' };
  await mall.ask(sendBackProducts, { refundOrderNo: refund, ...parcel }, as(buyer.token));
  const back = (await mailsTo(owner)).at(-1);
  expect(back?.subject).toBe('Return on its way: “Coffee Cup”');
  expect(back?.text).toContain(`The buyer sent back the items of refund ${refund} with Some Post, tracking number BACK1.
Please confirm once they arrive, or tell us what’s wrong, by ${dateText('en', await answerBy(refund))}.`);
  await mall.ask(sendBackProducts, { refundOrderNo: refund, ...parcel, trackingNumber: 'BACK2' }, as(buyer.token));
  expect((await mailsTo(owner)).at(-1)?.text).toContain('tracking number BACK2');

  await byShop(review.receiveReturn, refund);
  await settleAll();
  const paid = (await mailsTo(buyer)).at(-1);
  expect(paid?.subject).toBe('Refund issued: €28.00 for “Coffee Cup”');
  expect(await kindsTo(buyer)).toEqual(['refundAccepted', 'refundPaid']);
  expect(await kindsTo(owner)).toEqual(['shopRefundRequested', 'shopReturnSent', 'shopReturnSent']);
  expect(await kindsTo(admin)).toEqual([]);
});

test('a refusal that the buyer does not agree with goes to the platform, and its word to both', async () => {
  const { order, refund } = await askedBack();
  await mall.ask(review.refuseRefund, { refundOrderNo: refund, reason: 'It left whole' }, as(owner.token));
  expect((await mailsTo(buyer)).at(-1)).toMatchObject({
    subject: 'Refund refused: “Coffee Cup”',
    text: expect.stringContaining(
      'Reason: It left whole\nGo to "Refunds" to see what you can do now: request again, or ask us to decide.',
    ),
  });
  await mall.ask(askPlatform, { refundOrderNo: refund }, as(buyer.token));
  const deadline = dateText('en', await answerBy(refund));
  const [asked] = await mailsTo(admin);
  expect(asked?.subject).toBe(`Decision needed by ${deadline}: refund ${refund}`);
  expect(asked?.text).toBe(`A refund needs your decision

Mall Own refused refund ${refund}, and the buyer disagrees. Amount: €28.00. Please decide by ${deadline}.

Refund number: ${refund}
Order number: ${order.number}
Shop: Mall Own
Reason: Damaged
Buyer’s note: The handle is off
Shop’s reply: It left whole

* Coffee Cup
  Qty: 1 · €25.50

Items: €25.50
Delivery: €2.50
Refund total: €28.00

Decide now: ${publicUrl}/console/platform/disputes?locale=en`);
  const decision = { refundOrderNo: refund, isAccepted: false, reason: 'The pictures show it whole' };
  await mall.ask(platform.decideRefund, decision, as(admin.token));
  expect((await mailsTo(buyer)).map(({ text }) => /Reason: (.*)/.exec(text)?.[1])).toEqual([
    'It left whole',
    'The pictures show it whole',
  ]);
  const last = (await mailsTo(buyer)).at(-1)?.text;
  expect(last).toContain('This is Galleria’s decision.');
  expect(last).not.toContain('ask us to decide');
  const decided = (await mailsTo(owner)).at(-1);
  expect(decided?.subject).toBe(`Decision about refund ${refund}`);
  expect(decided?.text).toContain('the refund is refused, and nothing is refunded.');
  expect(decided?.text).toContain('Reason for the decision: The pictures show it whole');
});

test('a return that the shop contests goes to the platform, and the buyer knows', async () => {
  const { refund } = await askedBack();
  await byShop(review.acceptRefund, refund);
  const parcel = { refundOrderNo: refund, company: 'Some Post', trackingNumber: 'BACK3' };
  await mall.ask(sendBackProducts, parcel, as(buyer.token));
  const contest = { refundOrderNo: refund, kind: 'not_ours', note: 'Another cup' } as const;
  await mall.ask(review.contestReturn, contest, as(owner.token));
  const deadline = dateText('en', await answerBy(refund));
  expect((await mailsTo(admin)).at(-1)?.text).toContain(
    `The return of refund ${refund} at Mall Own is disputed. Amount: €28.00. Please decide by ${deadline}.`,
  );
  expect((await mailsTo(buyer)).at(-1)).toMatchObject({
    subject: 'We’re reviewing your return: “Coffee Cup”',
    text: expect.stringContaining(`Galleria will decide by ${deadline}.`),
  });
});

test('a refusal after a passed deadline says that there was no proof, instead of an empty reason', async () => {
  const { refund } = await askedBack();
  await byShop(review.acceptRefund, refund);
  const parcel = { refundOrderNo: refund, company: 'Galleria Express', trackingNumber: 'MADEUP9' };
  await mall.ask(sendBackProducts, parcel, as(buyer.token));
  for (const days of [13.1, 1, 6.1, 1]) {
    await moveClock(days);
    await handleDueRefunds();
  }
  const last = (await mailsTo(buyer)).at(-1);
  expect(last?.kind).toBe('refundRefused');
  expect(last?.text).toContain(
    'was refused. There was no proof that the shop received your return.\nThis is Galleria’s decision.',
  );
  expect(last?.text).not.toContain('Reason:');
});

test('the shop is notified of a withdrawn request', async () => {
  const { order, refund } = await askedBack();
  await mall.ask(withdrawRefund, { refundOrderNo: refund }, as(buyer.token));
  expect((await mailsTo(owner)).at(-1)?.subject).toBe(`Refund request withdrawn for order ${order.number}`);
  expect(await kindsTo(buyer)).toEqual([]);
});

test('whoever has to act is reminded of the deadline, and the outcome without an answer is sent', async () => {
  const { refund } = await askedBack();
  await moveClock(2.5);
  await handleDueRefunds();
  expect(await kindsTo(owner)).toEqual(['shopRefundRequested', 'shopRefundDeadline']);
  expect((await mailsTo(owner)).at(-1)?.text).toContain('After that, it’s accepted automatically.');
  await moveClock(2);
  await handleDueRefunds();
  expect(await kindsTo(owner)).toEqual(['shopRefundRequested', 'shopRefundDeadline', 'shopRefundAccepted']);
  await moveClock(13.5);
  await handleDueRefunds();
  expect((await mailsTo(buyer)).at(-1)).toMatchObject({
    kind: 'refundDeadline',
    subject: `Send back by ${dateText('en', await answerBy(refund))}: “Coffee Cup”`,
  });
  await moveClock(2);
  await handleDueRefunds();
  expect(await kindsTo(buyer)).toEqual(['refundAccepted', 'refundDeadline', 'refundExpired']);
  expect((await kindsTo(owner)).at(-1)).toBe('shopRefundExpired');
});

test('a shop is reminded to ship, and when it does not the buyer learns that they may cancel', async () => {
  const order = await bought(mall, buyer, variant(coffee, 0, 2));
  const [{ text } = { text: '' }] = (
    await mall.pool.query('select text from outgoing_messages where cause = $1', [`shopSale:${order.number}`])
  ).rows;
  const shipBy = async () =>
    (await mall.pool.query('select ship_by from orders where number = $1', [order.number])).rows[0].ship_by as Date;
  expect(text).toContain(`Please pack and ship it by ${dateText('en', await shipBy())}.`);
  await moveClock(4.5);
  await watchShipDeadlines();
  const deadline = dateText('en', await shipBy());
  expect(await mailsTo(owner)).toMatchObject([
    {
      kind: 'shopShipSoon',
      subject: `Ship by ${deadline}: “Coffee Cup”`,
      text: expect.stringContaining('Qty: 2 · €51.00'),
    },
  ]);
  await moveClock(1);
  await watchShipDeadlines();
  expect((await kindsTo(owner)).at(-1)).toBe('shopShipOverdue');
  expect(await mailsTo(buyer)).toMatchObject([
    {
      kind: 'orderOverdue',
      subject: 'Not shipped in time: “Coffee Cup”',
      text: expect.stringContaining(`Mall Own didn’t ship your order ${order.number} in time.`),
    },
  ]);
  await mall.ask(cancelUnsent, { orderNo: order.number }, as(buyer.token));
  // The shop is not asked to answer what has been accepted at once.
  expect(await kindsTo(owner)).toEqual(['shopShipSoon', 'shopShipOverdue', 'shopRefundAccepted']);
});

test('whoever paid too late is notified that the money is paid back, and again when it was', async () => {
  const order = await bought(mall, buyer, variant(coffee));
  const money = { paymentNumber: order.paymentNumber, amount: 3_050, currency: 'EUR' };
  for (const kind of ['paymentNotAccepted', 'paymentReturned'] as const)
    await transaction((tx) => notifyOfReturnedPayment(tx, kind, money));
  const mails = await mailsTo(buyer);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your payment of €30.50 is being refunded',
    '€30.50 has been refunded',
  ]);
  expect(
    mails[1]?.text,
  ).toBe(`The €30.50 we couldn’t accept for payment ${order.paymentNumber} has been refunded to your original payment method. It may take your bank a few days to show it.

Refund amount: €30.50

Payment number: ${order.paymentNumber}

View your orders: ${publicUrl}/users/order_list`);
});
