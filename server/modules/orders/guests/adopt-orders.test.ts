import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getUser, registerByEmail, sendEmailCode } from '#contract/identity/shopper.ts';
import { becomeMember, linkEmail, sendLinkCodeByEmail, sendMemberCode } from '#contract/identity/shopper-profile.ts';
import { cancelPayment } from '#contract/orders/shopper.ts';
import { placeOrder as placeOrderCall } from '#contract/orders/shopper-checkout.ts';
import { lookUpOrder, sendOrderCode } from '#contract/orders/visitor.ts';
import { getPayState } from '#contract/payments/shopper.ts';
import { placeOrder } from '#server/modules/orders/checkout/place-order.ts';
import { as, newEmail, newestCode, otherCode, password, signUp, someone } from '#tests/support/accounts/accounts.ts';
import {
  giveCoupon,
  newDraft,
  orderInputOf,
  pay,
  quoteFor,
  sendEverywhere,
  variantsOf,
} from '#tests/support/accounts/buyers.ts';
import { aVisitor, oneOrder, ordersOf } from '#tests/support/accounts/visitors.ts';
import { deliverAll, violations } from '#tests/support/database/audit-check.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let variant: Awaited<ReturnType<typeof variantsOf>>;

beforeAll(async () => {
  const small = await fillSmallMall();
  await sendEverywhere(small);
  variant = await variantsOf(mall, small);
  await mall.pool.query('update skus set opening = opening + 500, on_hand = on_hand + 500');
});
beforeEach(() => mall.pool.query('delete from rate_windows'));

const register = async (email: string) => {
  const person = await signUp(mall, email);
  await deliverAll();
  return person;
};

test('registering with the mailbox brings all that visitors have ordered with it, and nothing of others', async () => {
  const email = newEmail();
  const [one, other, stranger] = [await aVisitor(mall, email), await aVisitor(mall, email), await aVisitor(mall)];
  const paid = await oneOrder(mall, one, variant(0));
  expect(await pay(mall, one, paid.tradeNo)).toBe('paid');
  const open = await oneOrder(mall, other, variant(1));
  const foreign = await oneOrder(mall, stranger, variant(0));

  const { token } = await register(email);
  expect(await ordersOf(mall, token)).toEqual([paid.orderNo, open.orderNo].sort());
  expect((await mall.ask(getPayState, { orderNo: paid.tradeNo }, as(token))).data?.state).toBe('paid');
  expect((await mall.ask(cancelPayment, { orderNo: open.tradeNo }, as(token))).code).toBe(200);
  expect(await ordersOf(mall, stranger.token)).toEqual([foreign.orderNo]);
  expect((await mall.ask(getUser, {}, as(one.token))).code).toBe(401); // the visitor is nobody any more
  expect(await violations()).toEqual([]);
});

test('a coupon that a visitor spent comes back to the account when the order is cancelled', async () => {
  const visitor = await aVisitor(mall);
  const couponId = await giveCoupon(visitor, { discount: 300 });
  const { tradeNo } = await oneOrder(mall, visitor, variant(0));
  const spent = () => mall.pool.query('select state, account_id from received_coupons where id = $1', [couponId]);
  expect((await spent()).rows).toEqual([{ state: 'used', account_id: visitor.accountId }]);
  const { token, uid } = await register(visitor.email);
  expect((await spent()).rows).toEqual([{ state: 'used', account_id: uid }]);
  await mall.ask(cancelPayment, { orderNo: tradeNo }, as(token));
  expect((await spent()).rows).toEqual([{ state: 'received', account_id: uid }]);
});

test('of a coupon that two visits have spent an account gets no more than one person may have', async () => {
  const email = newEmail();
  const [one, other] = [await aVisitor(mall, email), await aVisitor(mall, email)];
  const received = await giveCoupon(one, { discount: 250, issued: 5 });
  await mall.pool.query(
    `with again as (insert into received_coupons (coupon_id, account_id, number, ends_at)
       select coupon_id, $2, 1, ends_at from received_coupons where id = $1 returning coupon_id)
     update coupons set claimed = 2 where id = (select coupon_id from again)`,
    [received, other.accountId],
  );
  await oneOrder(mall, one, variant(0));
  await oneOrder(mall, other, variant(0));
  const { uid } = await register(email);
  const { rows } = await mall.pool.query(
    'select account_id, number, state from received_coupons where coupon_id = (select coupon_id from received_coupons where id = $1) order by id',
    [received],
  );
  expect(rows).toEqual([
    { account_id: uid, number: 1, state: 'used' },
    { account_id: other.accountId, number: 1, state: 'used' },
  ]);
  expect(await violations()).toEqual([]);
});

test('of coupons that were not spent an account gets no more than one person may have', async () => {
  const email = newEmail();
  const [one, other] = [await aVisitor(mall, email), await aVisitor(mall, email)];
  const received = await giveCoupon(one, { discount: 200, issued: 5 });
  await mall.pool.query(
    `insert into received_coupons (coupon_id, account_id, number, ends_at)
     select coupon_id, $2, 1, ends_at from received_coupons where id = $1`,
    [received, other.accountId],
  );
  await mall.pool.query(
    'update coupons set claimed = 2 where id = (select coupon_id from received_coupons where id = $1)',
    [received],
  );
  const { uid } = await register(email);
  const { rows } = await mall.pool.query('select account_id, number from received_coupons order by id desc limit 2');
  expect(rows).toEqual([
    { account_id: other.accountId, number: 1 },
    { account_id: uid, number: 1 },
  ]);
  expect(await violations()).toEqual([]);
});

test('who becomes a member keeps their own orders and gets those of earlier visits', async () => {
  const email = newEmail();
  const [before, now] = [await aVisitor(mall, email), await aVisitor(mall, email)];
  const [first, second] = [await oneOrder(mall, before, variant(0)), await oneOrder(mall, now, variant(0))];
  await mall.ask(sendMemberCode, {}, as(now.token));
  const captcha = await newestCode(mall, email);
  expect((await mall.ask(becomeMember, { captcha, password }, as(now.token))).code).toBe(200);
  await deliverAll();
  expect(await ordersOf(mall, now.token)).toEqual([first.orderNo, second.orderNo].sort());
});

test('an address that is added to an account brings its orders, and a wrong code brings nothing', async () => {
  const visitor = await aVisitor(mall);
  const { orderNo } = await oneOrder(mall, visitor, variant(0));
  const member = await someone({ email: null, phone: '+8613800001111', countryCode: '+86', userType: 'phone' });
  await mall.ask(sendLinkCodeByEmail, visitor.email, as(member.token));
  const captcha = await newestCode(mall, visitor.email);
  const bind = (code: string) => mall.ask(linkEmail, { email: visitor.email, captcha: code }, as(member.token));
  expect((await bind(otherCode(captcha))).code).toBe(400);
  await deliverAll();
  expect(await ordersOf(mall, visitor.token)).toEqual([orderNo]);
  expect(await ordersOf(mall, member.token)).toEqual([]);
  expect((await bind(captcha)).code).toBe(200);
  await deliverAll();
  expect(await ordersOf(mall, member.token)).toEqual([orderNo]);
});

test('an order that is being placed while the mailbox is proved goes along, or is not placed', async () => {
  for (let round = 0; round < 6; round += 1) {
    const visitor = await aVisitor(mall);
    await mall.ask(sendEmailCode, visitor.email);
    const captcha = await newestCode(mall, visitor.email);
    const quote = await quoteFor(mall, visitor, await newDraft(mall, visitor, variant(0)));
    const [placed, registered] = await Promise.all([
      mall.ask(placeOrderCall, orderInputOf(quote), as(visitor.token)),
      mall.ask(registerByEmail, { email: visitor.email, captcha, password }),
    ]);
    await deliverAll();
    expect([200, 401]).toContain(placed.code);
    expect(await ordersOf(mall, registered.data?.token ?? '')).toEqual(placed.data?.orderNumbers ?? []);
  }
  const { rows } = await mall.pool.query(
    'select orders.id from orders join accounts on accounts.id = account_id where adopted_by is not null',
  );
  expect(rows).toEqual([]);
});

test('the event may be delivered twice, and late: what was adopted meanwhile goes to its last owner', async () => {
  const email = newEmail();
  const [one, other] = [await aVisitor(mall, email), await aVisitor(mall, email)];
  const [first, second] = [await oneOrder(mall, one, variant(0)), await oneOrder(mall, other, variant(0))];
  // `other` looks the order up and adopts `one`; before that event is delivered, an account adopts both.
  await mall.ask(sendOrderCode, { orderNo: second.orderNo, email });
  const captcha = await newestCode(mall, email);
  await mall.ask(lookUpOrder, { orderNo: second.orderNo, email, captcha });
  const { token } = await signUp(mall, email);
  const { rows: events } = await mall.pool.query(
    "select name, payload from event_outbox where name = 'identity.visitorsAdopted' order by id desc",
  );
  expect(events).toHaveLength(2);
  await mall.pool.query("delete from event_outbox where name = 'identity.visitorsAdopted'");
  for (const { name, payload } of [...events, ...events]) {
    await mall.pool.query('insert into event_outbox (name, payload) values ($1, $2)', [name, payload]);
    await deliverAll();
  }
  expect(await ordersOf(mall, token)).toEqual([first.orderNo, second.orderNo].sort());
  expect(await violations()).toEqual([]);
});

test('a call of a visitor that was let in before the adoption places nothing after it', async () => {
  const visitor = await aVisitor(mall);
  const quote = await quoteFor(mall, visitor, await newDraft(mall, visitor, variant(0)));
  await register(visitor.email);
  const buyer = { accountId: visitor.accountId, locale: 'en' as const, idempotencyKey: null };
  const input = placeOrderCall.input.parse(orderInputOf(quote));
  await expect(placeOrder(buyer, input)).rejects.toThrow('not_signed_in');
  const { rows } = await mall.pool.query('select id from orders where account_id = $1', [visitor.accountId]);
  expect(rows).toEqual([]);
});
