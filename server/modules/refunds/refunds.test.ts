// Long, because it is one process with all its outcomes: requesting, deciding, returning, paying, and access.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadPicture } from '#contract/content/shopper.ts';
import * as review from '#contract/refunds/merchant.ts';
import * as platform from '#contract/refunds/platform.ts';
import * as contract from '#contract/refunds/shopper.ts';
import { sendBackProducts } from '#contract/refunds/shopper-return.ts';
import { confirmReceipt } from '#contract/shipping/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import type * as RateLimit from '#server/http/rate-limit.ts';
import { openSession } from '#server/modules/identity/index.ts';
import { as, giveUploads, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, giveCoupon, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violationsOf } from '#tests/support/database/audit-check.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import {
  askForRefund,
  bought,
  ledgers,
  orderOf,
  ownerOf,
  receive,
  refundInput,
  send,
  settleAll,
} from '#tests/support/orders/refunds.ts';
import { askAboutReturns, handleDueRefunds } from './index.ts';

vi.mock('#server/http/rate-limit.ts', async (original) => ({
  ...(await original<typeof RateLimit>()),
  countTry: async () => {},
}));

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let variant: Awaited<ReturnType<typeof variantsOf>>;
let owner: Person; // of the shop that sells coffee cups and mugs
let stranger: Person; // of the other one
let ana: Buyer;
const [coffee, mug] = [1, 2] as const;

beforeAll(async () => {
  small = await fillSmallMall();
  variant = await variantsOf(mall, small);
  await sendEverywhere(small);
  owner = await ownerOf(mall, small.shopIds[1] ?? 0);
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
  await mall.pool.query('update skus set on_hand = on_hand + 1000, opening = opening + 1000');
});
beforeEach(async () => {
  await resetClock();
  ana = await aBuyer();
});

const detail = async (number: string, buyer: Person = ana) => {
  const { data, message } = await mall.ask(contract.getRefund, { refundOrderNo: number }, as(buyer.token));
  if (!data) throw new Error(message);
  return data;
};
const statusOf = async (number: string) => (await detail(number)).refundStatus;
const ofShop = (call: typeof review.acceptRefund | typeof review.receiveReturn, refundOrderNo: string, by = owner) =>
  mall.ask(call, { refundOrderNo }, as(by.token));
const refuse = (refundOrderNo: string, reason = 'It was worn', by = owner) =>
  mall.ask(review.refuseRefund, { refundOrderNo, reason }, as(by.token));
const linesOf = async (number: string) =>
  (
    await mall.pool.query(
      'select l.quantity, shipped, unsent, refunding, refunded from order_lines l join orders o on o.id = l.order_id where o.number = $1 order by l.id',
      [number],
    )
  ).rows;
const clean = async () => expect(await violationsOf(mall)).toEqual([]);

describe('what can be asked back', () => {
  test('of an order that waits to be sent: everything, and what comes back for each quantity', async () => {
    const { number } = await bought(mall, ana, variant(coffee, 0, 3));
    const { data } = await mall.ask(contract.getApplyInfo, { orderNo: number }, as(ana.token));
    expect(data).toMatchObject({
      ...{ orderNo: number, orderStatus: 'paid', paid: true, payPrice: 8_150, totalNum: 3, isOpen: true },
      kinds: ['money'],
      orderInfoList: [{ name: 'Coffee Cup', bought: 3, left: 3, leftSent: 0, back: [2_550, 5_100, 7_650] }],
      openRefunds: [],
    });
  });

  test('what was sent can also be sent back, and what is being asked back cannot be asked twice', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 3));
    await send(number, [{ id: lines[0]?.id ?? 0, quantity: 2 }]);
    const refund = await askForRefund(mall, ana, number, [{ id: lines[0]?.id ?? 0, quantity: 2 }]);
    const { data } = await mall.ask(contract.getApplyInfo, { orderNo: number }, as(ana.token));
    expect(data).toMatchObject({
      ...{ totalNum: 1, kinds: ['money', 'goods'], openRefunds: [refund] },
      orderInfoList: [{ left: 1, leftSent: 1, back: [2_550] }],
    });
    expect(await linesOf(number)).toEqual([{ quantity: 3, shipped: 2, unsent: 1, refunding: 2, refunded: 0 }]);
    await clean();
  });

  test('nothing of an order that is not paid, nor when the time after the receipt is over', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const input = refundInput(number, lines);
    await mall.pool.query(`update orders set status = 'awaiting_payment' where number = $1`, [number]);
    expect((await mall.ask(contract.requestRefund, input, as(ana.token))).code).toBe(400);
    await mall.pool.query(
      `update orders set status = 'completed', complete_by = now() - interval '1 day' where number = $1`,
      [number],
    );
    expect((await mall.ask(contract.requestRefund, input, as(ana.token))).code).toBe(400);
    const { data } = await mall.ask(contract.getApplyInfo, { orderNo: number }, as(ana.token));
    expect(data).toMatchObject({ isOpen: false, totalNum: 0 });
    await mall.pool.query(`update orders set status = 'paid', complete_by = null where number = $1`, [number]);
    await clean();
  });

  test('reasons to choose from', async () => {
    const { data } = await mall.ask(contract.listRefundReasons, {}, as(ana.token));
    expect(data).toEqual([...contract.refundReasons]);
  });
});

describe('what would come back', () => {
  const compute = async (number: string, lines: { id: number; quantity: number }[], more = {}) =>
    mall.ask(contract.computeRefund, { ...refundInput(number, lines), ...more }, as(ana.token));

  test('all of it before it is sent: freight too; a part of it: without', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const [line] = lines;
    const all = await compute(number, [{ id: line?.id ?? 0, quantity: 2 }]);
    expect(all.data).toMatchObject({
      goods: 5_100,
      freight: 500,
      payable: 5_600,
      freightRule: 'whole',
      losesCoupons: false,
    });
    const one = await compute(number, [{ id: line?.id ?? 0, quantity: 1 }]);
    expect(one.data).toMatchObject({ goods: 2_550, freight: 0, payable: 2_550, freightRule: 'kept' });
    const damaged = await compute(number, [{ id: line?.id ?? 0, quantity: 1 }], { reason: 'damaged' });
    expect(damaged.data).toMatchObject({ goods: 2_550, freight: 250, payable: 2_800, freightRule: 'fault' });
    expect(await linesOf(number)).toEqual([{ quantity: 2, shipped: 0, unsent: 0, refunding: 0, refunded: 0 }]);
  });

  test('more than was bought, what was not sent, what is not in it, and what is someone else’s is refused', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const id = lines[0]?.id ?? 0;
    expect((await compute(number, [{ id, quantity: 3 }])).code).toBe(409);
    expect((await compute(number, [{ id, quantity: 1 }], { kind: 'goods' })).code).toBe(400);
    expect((await compute(number, [{ id: id + 1_000, quantity: 1 }])).code).toBe(400);
    const bob = await someone();
    const input = refundInput(number, [{ id, quantity: 1 }]);
    expect((await mall.ask(contract.computeRefund, input, as(bob.token))).code).toBe(404);
    expect((await mall.ask(contract.requestRefund, input, as(bob.token))).code).toBe(404);
    const twice = { ...input, lines: [...input.lines, ...input.lines] };
    expect((await mall.ask(contract.requestRefund, twice, as(ana.token))).code).toBe(400);
    expect((await mall.ask(contract.requestRefund, { ...input, note: 'x'.repeat(101) }, as(ana.token))).code).toBe(400);
    const unknown = [`/media/${'0'.repeat(32)}`];
    expect((await mall.ask(contract.requestRefund, { ...input, pictures: unknown }, as(ana.token))).code).toBe(400);
    expect(await linesOf(number)).toEqual([{ quantity: 2, shipped: 0, unsent: 0, refunding: 0, refunded: 0 }]);
  });
});

describe('a picture as proof', () => {
  const aPhoto = async () =>
    sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
      .png()
      .toBuffer();
  async function uploaded(person: Person): Promise<string> {
    const multipart = new File([new Uint8Array(await aPhoto())], 'a.png', { type: 'image/png' });
    return (await mall.ask(uploadPicture, { multipart }, as(person.token))).data?.url ?? '';
  }
  const look = async (url: string, person?: Person) => {
    const response = await mall.api.request(url, { headers: person ? as(person.token) : {} });
    return [response.status, response.headers.get('cache-control')];
  };

  test('is seen by the buyer, the shop concerned and the platform, and by nobody else', async () => {
    const url = await uploaded(ana);
    expect(await look(url, owner)).toEqual([404, 'no-store']);
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 1));
    await askForRefund(mall, ana, number, lines, { pictures: [url] });
    for (const person of [ana, owner, await someone({ role: 'platform' })])
      expect(await look(url, person)).toEqual([200, 'private, no-store']);
    for (const person of [stranger, await someone(), undefined])
      expect(await look(url, person)).toEqual([404, 'no-store']);
    expect(await look(url, await aColleague(['refunds']))).toEqual([200, 'private, no-store']);
    expect(await look(url, await aColleague(['orders', 'reviews']))).toEqual([404, 'no-store']);
    // In the console as the owner, in the storefront as someone else.
    const inConsole = await transaction((tx) => openSession(tx, owner.accountId, 'test', 'console'));
    const cookie = `auth.session=${stranger.token}; console.session=${inConsole}`;
    expect((await mall.api.request(url, { headers: { cookie } })).status).toBe(200);
  });

  /** Someone who works for the owner's shop. */
  async function aColleague(scopes: string[]): Promise<Person> {
    const colleague = await someone();
    await mall.pool.query(
      `with role as (insert into shop_roles (shop_id, name, scopes) select id, $2::text, $3::text[] from shops where owner_id = $1
          returning id, shop_id)
        insert into shop_staff (shop_id, account_id, role_id, joined_at) select shop_id, $4, id, now() from role`,
      [owner.accountId, scopes.join(), scopes, colleague.accountId],
    );
    return colleague;
  }

  test('is never another’s: nothing is asked back', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 1));
    const theirs = await uploaded(stranger);
    const input = { ...refundInput(number, lines), pictures: [theirs] };
    expect((await mall.ask(contract.requestRefund, input, as(ana.token))).code).toBe(400);
    expect((await mall.pool.query('select 1 from refunds where account_id = $1', [ana.accountId])).rows).toEqual([]);
  });
});

describe('money only, before anything is sent', () => {
  test('accepted: everything is as before the order, and everyone is notified', async () => {
    ana = await aBuyer({ points: 300 });
    const shopCoupon = await giveCoupon(ana, { discount: 100, scope: 'shop', shopId: small.shopIds[1] ?? 0 });
    const before = await ledgers(mall, ana.accountId);
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 3), variant(mug, 0, 1));
    expect((await ledgers(mall, ana.accountId)).coupons).toEqual([{ id: shopCoupon, state: 'used' }]);
    const pictures = [`/media/${small.pictureHash}`];
    await giveUploads(mall, ana.accountId, pictures);
    const refund = await askForRefund(mall, ana, number, lines, { note: 'Too many', pictures });
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'under_review', merOrderNo: number, merName: 'Mall Own', totalNum: 4, kind: 'money' },
      ...{ refundReasonWap: 'changed_mind', refundReasonWapExplain: 'Too many', refundReason: '', refundTime: null },
      ...{ freightRule: 'whole', returnAddress: null, actions: ['withdraw'], isWithPlatform: false },
      history: [{ status: 'under_review', by: 'shopper' }],
      pictures: [{ url: pictures[0] }],
    });
    expect((await ofShop(review.acceptRefund, refund)).code).toBe(200);
    expect(await statusOf(refund)).toBe('refunding');
    expect((await orderOf(mall, ana, number)).status).toBe('paid');
    await settleAll();
    const end = await detail(refund);
    expect(end).toMatchObject({ refundStatus: 'refunded', refundTime: expect.any(String), actions: [] });
    expect(end.history.map(({ status, by }) => [status, by])).toEqual([
      ['under_review', 'shopper'],
      ['accepted', 'shop'],
      ['refunding', 'shop'],
      ['refunded', 'provider'],
    ]);
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    expect(await ledgers(mall, ana.accountId)).toEqual(before);
    const { rows } = await mall.pool.query('select subject from outgoing_messages where recipient = $1 order by id', [
      ana.email,
    ]);
    expect(rows.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ordered: /),
      expect.stringMatching(/^Refund accepted: /),
      expect.stringContaining(`Refund issued: €${(end.refundPrice / 100).toFixed(2)} for `),
    ]);
    await clean();
  });

  test('in parts: the last one brings the freight, also that of lines that went back before', async () => {
    const before = await ledgers(mall, ana.accountId);
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2), variant(mug, 0, 1));
    const [cups, mugs] = lines as [(typeof lines)[0], (typeof lines)[0]];
    const first = await askForRefund(mall, ana, number, [cups]);
    const second = await askForRefund(mall, ana, number, [mugs]);
    expect([(await detail(first)).freight, (await detail(second)).freight]).toEqual([0, 0]);
    await ofShop(review.acceptRefund, second);
    await ofShop(review.acceptRefund, first);
    await settleAll();
    expect((await detail(second)).payable).toBe(3_000);
    expect(await detail(first)).toMatchObject({ payable: 5_600, freight: 500, totalNum: 2 });
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    expect(await ledgers(mall, ana.accountId)).toEqual(before);
    await clean();
  });

  test('refused: the units can be sent again, applied for again, and the platform asked', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const refund = await askForRefund(mall, ana, number, lines);
    expect((await refuse(refund)).code).toBe(200);
    await settleAll();
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'refused', refundReason: 'It was worn', actions: ['ask_platform', 'apply_again'] },
    });
    expect(await linesOf(number)).toEqual([{ quantity: 2, shipped: 0, unsent: 0, refunding: 0, refunded: 0 }]);
    expect((await ofShop(review.acceptRefund, refund)).code).toBe(409);
    const again = await askForRefund(mall, ana, number, lines);
    expect(await statusOf(again)).toBe('under_review');
    expect((await refuse(again)).code).toBe(200);
    await clean();
  });

  test('the rest was sent meanwhile: nothing is confirmed until all is either sent or paid back', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const one = lines.map(({ id }) => ({ id, quantity: 1 }));
    const confirm = async () => (await mall.ask(confirmReceipt, { orderNo: number }, as(ana.token))).code;
    const refund = await askForRefund(mall, ana, number, one);
    await send(number, one);
    expect((await orderOf(mall, ana, number)).status).toBe('shipped');
    expect(await confirm()).toBe(400); // if the shop refuses, a unit is still to come
    expect((await refuse(refund)).code).toBe(200);
    expect(await confirm()).toBe(400);
    await send(number, one);
    expect(await confirm()).toBe(200);
    await clean();
  });

  test('withdrawn: as if it had never been; later states refuse', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, number, lines);
    const withdraw = (refundOrderNo: string) =>
      mall.ask(contract.withdrawRefund, { refundOrderNo }, as(ana.token)).then(({ code }) => code);
    expect(await withdraw(refund)).toBe(200);
    expect(await withdraw(refund)).toBe(409);
    expect(await detail(refund)).toMatchObject({ refundStatus: 'withdrawn', actions: ['apply_again'] });
    expect(await linesOf(number)).toEqual([{ quantity: 1, shipped: 0, unsent: 0, refunding: 0, refunded: 0 }]);
    const paid = await askForRefund(mall, ana, number, lines);
    await ofShop(review.acceptRefund, paid);
    expect(await withdraw(paid)).toBe(409);
    await settleAll();
    expect(await withdraw(paid)).toBe(409);
    const input = refundInput(number, lines);
    expect((await mall.ask(contract.requestRefund, input, as(ana.token))).code).toBe(400); // all is paid back
    await clean();
  });

  test('the same key asks once, and its answer stays the same', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const input = refundInput(number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    const key = { ...as(ana.token), 'idempotency-key': 'press-1' };
    const first = await mall.ask(contract.requestRefund, input, key);
    expect(await mall.ask(contract.requestRefund, input, key)).toEqual(first);
    expect(await linesOf(number)).toEqual([{ quantity: 2, shipped: 0, unsent: 1, refunding: 1, refunded: 0 }]);
  });

  test('what cost nothing but points is paid back at once', async () => {
    ana = await aBuyer({ points: 10_000 });
    await mall.pool.query(
      `insert into site_settings (name, value) values ('points', '{"maxPercent":100,"spendAtLeast":0}')
        on conflict (name) do update set value = excluded.value`,
    );
    const couponId = await giveCoupon(ana, { discount: 2_550 });
    const { number, lines, payable } = await bought(mall, ana, variant(coffee));
    expect(payable).toBe(500); // the coupon pays for the products, and nothing for the freight
    await mall.pool.query(`delete from site_settings where name = 'points'`);
    await send(number, lines);
    const refund = await askForRefund(mall, ana, number, lines);
    await ofShop(review.acceptRefund, refund);
    expect(await detail(refund)).toMatchObject({ refundStatus: 'refunded', refundPrice: 0 });
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    // It had been sent: the coupon stays used.
    expect((await ledgers(mall, ana.accountId)).coupons).toEqual([{ id: couponId, state: 'used' }]);
    await clean();
  });
});

describe('a platform coupon on two shops’ orders', () => {
  test('comes back with the second of them', async () => {
    const couponId = await giveCoupon(ana, { discount: 400 });
    const before = await ledgers(mall, ana.accountId);
    const { orderNumbers } = await bought(mall, ana, variant(coffee, 0, 2), variant(0, 0, 1));
    const states = async () => (await ledgers(mall, ana.accountId)).coupons;
    for (const [place, number] of orderNumbers.entries()) {
      const { lines } = await orderOf(mall, ana, number);
      const refund = await askForRefund(mall, ana, number, lines);
      const { shopId } = await detail(refund);
      await ofShop(review.acceptRefund, refund, shopId === small.shopIds[1] ? owner : stranger);
      await settleAll();
      expect(await states()).toEqual([{ id: couponId, state: place === 0 ? 'used' : 'received' }]);
    }
    expect(await ledgers(mall, ana.accountId)).toEqual(before);
    await clean();
  });
});

describe('after sending', () => {
  test('products go back: accepted, sent back, received by the shop, paid', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    await send(number, lines);
    const stock = async () => (await ledgers(mall, ana.accountId)).stock;
    const before = await stock();
    const refund = await askForRefund(mall, ana, number, [{ id: lines[0]?.id ?? 0, quantity: 1 }], { kind: 'goods' });
    const sendBack = (refundOrderNo: string) =>
      mall
        .ask(sendBackProducts, { refundOrderNo, company: 'Swift', trackingNumber: 'SW1' }, as(ana.token))
        .then(({ code }) => code);
    expect(await sendBack(refund)).toBe(409);
    await ofShop(review.acceptRefund, refund);
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'accepted', actions: ['send_back', 'withdraw'] },
      returnAddress: { name: 'Mall Own', phone: '400-100-2000', address: '1 Main Street' },
    });
    expect((await ofShop(review.receiveReturn, refund)).code).toBe(409);
    expect(await sendBack(refund)).toBe(200);
    expect(await stock()).toEqual(before);
    expect((await ofShop(review.receiveReturn, refund)).code).toBe(200);
    await settleAll();
    expect(await detail(refund)).toMatchObject({
      ...{
        refundStatus: 'refunded',
        returnCompany: 'Swift',
        returnNumber: 'SW1',
        refundPrice: 2_550,
        freightRule: 'kept',
      },
    });
    const sku = variant(coffee).skuId;
    const [was, is] = [before, await stock()].map((rows) => rows.find(({ id }) => id === sku)?.on_hand);
    expect(is).toBe(was + 1);
    expect((await orderOf(mall, ana, number)).status).toBe('shipped');
    await clean();
  });

  test('all of it by whim: the freight stays with the shop, and is released to it', async () => {
    const before = await ledgers(mall, ana.accountId);
    const { number, lines } = await bought(mall, ana, variant(coffee));
    await send(number, lines);
    const refund = await askForRefund(mall, ana, number, lines);
    await ofShop(review.acceptRefund, refund);
    await settleAll();
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    const after = await ledgers(mall, ana.accountId);
    const shop = `available:${small.shopIds[1]}`;
    const balance = (rows: { account: string; amount: number }[], account: string) =>
      rows.find((row) => row.account === account)?.amount ?? 0;
    expect(balance(after.money, shop) - balance(before.money, shop)).toBe(-500);
    expect(balance(after.money, 'provider') - balance(before.money, 'provider')).toBe(500);
    expect(balance(after.money, `pending:${small.shopIds[1]}`)).toBe(
      balance(before.money, `pending:${small.shopIds[1]}`),
    );
    await clean();
  });

  test('after the receipt the shop pays, and earned points go in proportion', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2)); // 56.00
    await send(number, lines);
    await receive(number);
    const points = async () => (await ledgers(mall, ana.accountId)).points;
    expect(await points()).toEqual([{ available: 0, frozen: 56, spent: 0, owed: 0 }]);
    const half = [{ id: lines[0]?.id ?? 0, quantity: 1 }];
    const first = await askForRefund(mall, ana, number, half, { reason: 'damaged' });
    await ofShop(review.acceptRefund, first);
    expect(await points()).toEqual([{ available: 0, frozen: 28, spent: 0, owed: 0 }]);
    const second = await askForRefund(mall, ana, number, half, { reason: 'damaged' });
    await ofShop(review.acceptRefund, second);
    await settleAll();
    expect(await points()).toEqual([{ available: 0, frozen: 0, spent: 0, owed: 0 }]);
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    await clean();
  });
});

describe('the platform is asked', () => {
  const ask = (refundOrderNo: string) =>
    mall.ask(contract.askPlatform, { refundOrderNo }, as(ana.token)).then(({ code }) => code);

  test('once, after a refusal, and accepts after all', async () => {
    const admin = await someone({ role: 'platform' });
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    const refund = await askForRefund(mall, ana, number, lines);
    expect(await ask(refund)).toBe(409);
    await refuse(refund);
    expect(await ask(refund)).toBe(200);
    expect(await ask(refund)).toBe(409);
    expect(await detail(refund)).toMatchObject({ isWithPlatform: true, actions: ['apply_again'] });
    const asked = async () =>
      (await mall.ask(platform.listAskedRefunds, {}, as(admin.token))).data?.list.map((one) => one.refundOrderNo);
    expect(await asked()).toContain(refund);
    const decide = (input: object) =>
      mall.ask(platform.decideRefund, { refundOrderNo: refund, isAccepted: true, ...input }, as(admin.token));
    expect((await decide({ isAccepted: false })).code).toBe(400); // without a reason
    expect((await decide({})).code).toBe(200);
    expect((await decide({})).code).toBe(409);
    expect(await asked()).not.toContain(refund);
    await settleAll();
    expect(await statusOf(refund)).toBe('refunded');
    await clean();
  });

  test('and confirms the refusal: that is the end of it', async () => {
    const admin = await someone({ role: 'platform' });
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, number, lines);
    await refuse(refund);
    await ask(refund);
    const input = { refundOrderNo: refund, isAccepted: false, reason: 'The pictures show wear' };
    expect((await mall.ask(platform.decideRefund, input, as(admin.token))).code).toBe(200);
    expect(await detail(refund)).toMatchObject({
      ...{ refundStatus: 'refused', refundReason: 'It was worn', platformReason: 'The pictures show wear' },
      isWithPlatform: false,
      actions: ['apply_again'],
    });
    expect(await ask(refund)).toBe(409);
    await clean();
  });

  test('about units that were asked back again meanwhile: there is nothing to pay', async () => {
    const admin = await someone({ role: 'platform' });
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, number, lines);
    await refuse(refund);
    await ask(refund);
    await askForRefund(mall, ana, number, lines);
    const input = { refundOrderNo: refund, isAccepted: true };
    expect((await mall.ask(platform.decideRefund, input, as(admin.token))).code).toBe(409);
    expect(await statusOf(refund)).toBe('refused');
    await clean();
  });
});

describe('the clock', () => {
  test('accepts what is left unanswered, and takes what was sent back as received', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 2));
    await send(number, [{ id: lines[0]?.id ?? 0, quantity: 1 }]);
    const one = [{ id: lines[0]?.id ?? 0, quantity: 1 }];
    const forProducts = await askForRefund(mall, ana, number, one, { kind: 'goods' });
    const money = await askForRefund(mall, ana, number, one);
    await handleDueRefunds();
    expect([await statusOf(forProducts), await statusOf(money)]).toEqual(['under_review', 'under_review']);
    await moveClock(2.01);
    await handleDueRefunds();
    expect([await statusOf(forProducts), await statusOf(money)]).toEqual(['under_review', 'under_review']); // reminded
    await moveClock(1);
    await handleDueRefunds();
    expect([await statusOf(forProducts), await statusOf(money)]).toEqual(['accepted', 'refunding']);
    const parcel = { company: 'Galleria Express', trackingNumber: 'GE0000000001' };
    await mall.ask(sendBackProducts, { refundOrderNo: forProducts, ...parcel }, as(ana.token));
    await moveClock(12.9);
    await askAboutReturns();
    await handleDueRefunds();
    expect(await statusOf(forProducts)).toBe('sent_back');
    await moveClock(0.2);
    await handleDueRefunds();
    expect(await statusOf(forProducts)).toBe('sent_back'); // reminded
    await moveClock(1);
    await handleDueRefunds();
    await settleAll();
    expect([await statusOf(forProducts), await statusOf(money)]).toEqual(['refunded', 'refunded']);
    expect((await detail(forProducts)).history.map(({ by }) => by)).toEqual([
      'shopper',
      'clock',
      'shopper',
      'clock',
      'provider',
    ]);
    expect((await orderOf(mall, ana, number)).status).toBe('refunded');
    await clean();
  });
});

describe('whose it is', () => {
  test('lists show one’s own, newest first, a page at a time; a shop sees its own', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 3));
    const one = [{ id: lines[0]?.id ?? 0, quantity: 1 }];
    const numbers = [await askForRefund(mall, ana, number, one), await askForRefund(mall, ana, number, one)];
    const own = await mall.ask(contract.listRefunds, { page: 1, limit: 1 }, as(ana.token));
    expect(own.data).toMatchObject({
      total: 2,
      list: [{ refundOrderNo: numbers[1], totalNum: 1, refundPrice: 2_550 }],
    });
    const shops = async (by: Person) =>
      (await mall.ask(review.listShopRefunds, { status: 'under_review', limit: 100 }, as(by.token))).data?.list ?? [];
    expect((await shops(owner)).map((refund) => refund.refundOrderNo)).toEqual(expect.arrayContaining(numbers));
    expect((await shops(stranger)).filter((refund) => numbers.includes(refund.refundOrderNo))).toEqual([]);
    const [seen] = await shops(owner);
    expect(seen).toMatchObject({ buyer: 'Somebody' });
    expect(seen).not.toHaveProperty('actions');
  });

  test('a shop sees those that wait for it by their deadline, and no others', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee, 0, 3));
    const one = [{ id: lines[0]?.id ?? 0, quantity: 1 }];
    const [late, soon, decided] = [
      await askForRefund(mall, ana, number, one),
      await askForRefund(mall, ana, number, one),
      await askForRefund(mall, ana, number, one),
    ] as const;
    await mall.pool.query(`update refunds set answer_by = answer_by - interval '1 day' where number = $1`, [soon]);
    expect((await refuse(decided, 'No')).code).toBe(200);
    const due = async (by: Person) => {
      const { data } = await mall.ask(review.listShopRefunds, { due: '1', limit: 100 }, as(by.token));
      expect(data?.total).toBe(data?.list.length);
      expect(data?.list.filter(({ waitsFor }) => waitsFor !== 'shop')).toEqual([]);
      const deadlines = data?.list.map(({ answerBy }) => answerBy) ?? [];
      expect(deadlines).toEqual(deadlines.toSorted());
      return data?.list.map(({ refundOrderNo }) => refundOrderNo) ?? [];
    };
    const ours = [late, soon, decided];
    expect((await due(owner)).filter((refund) => ours.includes(refund))).toEqual([soon, late]);
    expect((await due(stranger)).filter((refund) => ours.includes(refund))).toEqual([]);
  });

  test('another shop can neither see nor decide it, and nothing moves', async () => {
    const { number, lines } = await bought(mall, ana, variant(coffee));
    const refund = await askForRefund(mall, ana, number, lines);
    for (const call of [review.getShopRefund, review.acceptRefund, review.receiveReturn])
      expect((await mall.ask(call, { refundOrderNo: refund }, as(stranger.token))).code).toBe(404);
    expect((await refuse(refund, 'No', stranger)).code).toBe(404);
    expect(await statusOf(refund)).toBe('under_review');
  });
});
