import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cancelPayment, getOrder } from '#contract/orders/shopper.ts';
import { lookUpOrder, orderLinkDays, sendOrderCode, viewOrder, viewParcels } from '#contract/orders/visitor.ts';
import { database } from '#server/database/connection.ts';
import { orderLink } from '#server/modules/orders/index.ts';
import { as, newEmail, newestCode, otherCode, signUp, someone } from '#tests/support/accounts/accounts.ts';
import { sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { aVisitor, oneOrder, ordersOf } from '#tests/support/accounts/visitors.ts';
import { deliverAll } from '#tests/support/database/audit-check.ts';
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

const codeFor = async (orderNumber: string, email: string) => {
  await mall.ask(sendOrderCode, { orderNo: orderNumber, email });
  return newestCode(mall, email);
};
const keyOf = async (orderNumber: string) =>
  new URLSearchParams((await orderLink(database(), orderNumber)).split('?')[1]).get('key') ?? '';

test('the code from the mailbox opens the order of a visitor again, with all of this mailbox', async () => {
  const email = newEmail();
  const [before, lately] = [await aVisitor(mall, email), await aVisitor(mall, email)];
  const [first, second] = [await oneOrder(mall, before, variant(0)), await oneOrder(mall, lately, variant(0))];
  const captcha = await codeFor(first.orderNo, email);
  const { code, data } = await mall.ask(lookUpOrder, { orderNo: first.orderNo, email, captcha });
  await deliverAll();
  expect([code, data?.type, data?.uid]).toEqual([200, 'visitor', before.accountId]);
  expect(await ordersOf(mall, data?.token ?? '')).toEqual([first.orderNo, second.orderNo].sort());
  expect((await mall.ask(cancelPayment, { orderNo: first.tradeNo }, as(data?.token ?? ''))).code).toBe(200);
  // The code is spent.
  expect((await mall.ask(lookUpOrder, { orderNo: first.orderNo, email, captcha })).code).toBe(400);
});

test('who is signed in to an account gets the orders into it and stays', async () => {
  const visitor = await aVisitor(mall);
  const { orderNo: orderNumber } = await oneOrder(mall, visitor, variant(0));
  const member = await someone();
  const captcha = await codeFor(orderNumber, visitor.email);
  const answer = await mall.ask(lookUpOrder, { orderNo: orderNumber, email: visitor.email, captcha }, as(member.token));
  await deliverAll();
  expect([answer.code, answer.data]).toEqual([200, null]);
  expect(await ordersOf(mall, member.token)).toEqual([orderNumber]);
});

test('asking for a code does not reveal which orders and addresses exist', async () => {
  const [visitor, stranger, member] = [await aVisitor(mall), await aVisitor(mall), await signUp(mall)];
  const { orderNo: orderNumber } = await oneOrder(mall, visitor, variant(0));
  await mall.pool.query('update orders set account_id = $1 where number = $2', [member.uid, orderNumber]);
  const own = await oneOrder(mall, visitor, variant(0));
  const ask = async (number: string, email: string) => {
    await mall.pool.query('delete from rate_windows');
    const { rows: before } = await mall.pool.query('select id from outgoing_messages where recipient = $1', [email]);
    const answer = await mall.ask(sendOrderCode, { orderNo: number, email });
    const { rows } = await mall.pool.query(
      'select subject, code from outgoing_messages where recipient = $1 order by id desc',
      [email],
    );
    return [answer, rows.slice(0, rows.length - before.length)];
  };
  const said = { code: 200, message: expect.any(String), data: null };
  const [right, sent] = await ask(own.orderNo, visitor.email);
  expect([right, sent]).toEqual([said, [{ subject: expect.stringContaining('Your code'), code: expect.any(String) }]]);
  expect(await ask(own.orderNo, stranger.email)).toEqual([right, []]);
  expect(await ask('SH2611150000000000000001', visitor.email)).toEqual([right, []]);
  expect(await ask(orderNumber, member.email)).toEqual([
    right,
    [{ subject: `Your order ${orderNumber} is in your account`, code: null }],
  ]);
  // Neither does a code for another order of one's own open it, nor the right one with a stranger's number.
  const captcha = await codeFor(own.orderNo, visitor.email).catch(() => newestCode(mall, visitor.email));
  const foreign = await oneOrder(mall, stranger, variant(0));
  const refused = await mall.ask(lookUpOrder, { orderNo: foreign.orderNo, email: visitor.email, captcha });
  expect(refused.code).toBe(400);
});

test('codes and tries are limited by mailbox and by source', async () => {
  const visitor = await aVisitor(mall);
  const { orderNo: orderNumber } = await oneOrder(mall, visitor, variant(0));
  const ask = () => mall.ask(sendOrderCode, { orderNo: orderNumber, email: visitor.email });
  expect([(await ask()).code, (await ask()).code]).toEqual([200, 429]);
  const captcha = await newestCode(mall, visitor.email);
  const look = (code: string) => mall.ask(lookUpOrder, { orderNo: orderNumber, email: visitor.email, captcha: code });
  for (let tries = 0; tries < 5; tries += 1) expect((await look(otherCode(captcha))).code).toBe(400);
  expect((await look(captcha)).code).toBe(400); // five wrong ones have burned it
  for (let tries = 0; tries < 4; tries += 1) await look(captcha);
  expect((await look(captcha)).code).toBe(429);
});

test('the link of a mail shows the order and its parcels, to look at and without the address', async () => {
  const visitor = await aVisitor(mall);
  const { orderNo: orderNumber } = await oneOrder(mall, visitor, variant(0));
  const key = await keyOf(orderNumber);
  const { data: own } = await mall.ask(getOrder, { orderNo: orderNumber }, as(visitor.token));
  expect(own?.actions).toEqual(['pay', 'cancel']);
  expect(own?.address).not.toBeNull();
  const { code, data } = await mall.ask(viewOrder, { orderNo: orderNumber, key });
  expect([code, data]).toEqual([
    200,
    {
      ...own,
      secondsLeft: expect.any(Number),
      address: null,
      mayChangeAddress: false,
      note: '',
      actions: [],
      paymentOrders: [orderNumber],
    },
  ]);
  expect((await mall.ask(viewParcels, { orderNo: orderNumber, key })).data).toEqual([]);
  expect((await mall.ask(cancelPayment, { orderNo: own?.tradeNo ?? '' }, as(key))).code).toBe(401);
});

test('a link opens its own order only, until its days are over, and nothing of an account', async () => {
  const visitor = await aVisitor(mall);
  const [one, other] = [await oneOrder(mall, visitor, variant(0)), await oneOrder(mall, visitor, variant(1))];
  const key = await keyOf(one.orderNo);
  const view = async (orderNumber: string, given: string) => {
    const answers = [
      await mall.ask(viewOrder, { orderNo: orderNumber, key: given }),
      await mall.ask(viewParcels, { orderNo: orderNumber, key: given }),
    ];
    return answers.map(({ code }) => code);
  };
  expect(await view(one.orderNo, key)).toEqual([200, 200]);
  expect(await view(other.orderNo, key)).toEqual([404, 404]);
  const [expires = '', signature = ''] = key.split('.');
  const later = (Number.parseInt(expires, 36) + 86_400).toString(36);
  expect(await view(one.orderNo, `${later}.${signature}`)).toEqual([404, 404]);
  expect(await view(one.orderNo, `${expires}.${signature.slice(1)}${signature[0]}`)).toEqual([404, 404]);
  const move = (days: number) => mall.pool.query('update mall_clock set ahead_seconds = $1', [days * 86_400]);
  await move(orderLinkDays - 1);
  expect(await view(one.orderNo, key)).toEqual([200, 200]);
  await move(orderLinkDays + 1);
  expect(await view(one.orderNo, key)).toEqual([404, 404]);
  await move(0);
  await signUp(mall, visitor.email);
  await deliverAll();
  expect(await view(one.orderNo, key)).toEqual([403, 403]);
});

test('every process of the mall signs with the same secret', async () => {
  const { orderNo: orderNumber } = await oneOrder(mall, await aVisitor(mall), variant(0));
  const key = await keyOf(orderNumber);
  vi.resetModules();
  const connection = await import('#server/database/connection.ts');
  connection.openDatabase(mall.databaseUrl);
  const { assertOrderKey } = await import('./order-link.ts');
  await expect(assertOrderKey(orderNumber, key)).resolves.toBeUndefined();
  await connection.closeDatabase();
});
