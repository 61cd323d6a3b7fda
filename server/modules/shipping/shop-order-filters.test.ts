import { beforeAll, beforeEach, expect, test } from 'vitest';
import { requestAddressChange } from '#contract/orders/address-change.ts';
import { requestRefund } from '#contract/refunds/shopper.ts';
import { listShopOrders } from '#contract/shipping/merchant.ts';
import { flagOrders, saveOrderNote } from '#contract/shipping/merchant-notes.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { aBuyer, type Buyer, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';
import { refundInput } from '#tests/support/orders/refunds.ts';
import { anOwner, orderState, sell, ship } from '#tests/support/orders/shop-orders.ts';

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
  await mall.pool.query('delete from rate_windows');
  ana = await aBuyer();
});

async function list(filters: object, person = owner): Promise<string[] | undefined> {
  const { data } = await mall.ask(listShopOrders, { limit: 100, ...filters }, as(person.token));
  if (data) expect(data.total).toBe(data.list.length);
  return data?.list.map((one) => one.orderNo);
}

const placeAt = (orderNumber: string, at: string) =>
  mall.pool.query('update orders set created_at = $2 where number = $1', [orderNumber, at]);

test('orders of certain days, by time, also among those that are found by words', async () => {
  const [early, late, middle] = [
    await sell(mall, ana, variant(coffee)),
    await sell(mall, ana, variant(mug, 2)),
    await sell(mall, ana, variant(mug, 2)),
  ];
  await placeAt(early, '2020-03-01T00:00:00Z');
  await placeAt(late, '2020-03-03T23:59:59Z');
  await placeAt(middle, '2020-03-02T12:00:00Z');
  expect(await list({ from: '2020-03-01', until: '2020-03-03' })).toEqual([late, middle, early]);
  expect(await list({ from: '2020-03-01', until: '2020-03-03', sort: 'oldest' })).toEqual([early, middle, late]);
  expect(await list({ from: '2020-03-02', until: '2020-03-02' })).toEqual([middle]);
  expect(await list({ until: '2020-03-01' })).toEqual([early]);
  expect(await list({ from: '2020-03-02T12:00:00.001Z', until: '2020-03-04' })).toEqual([late]);
  expect(await list({ until: '2020-03-02T12:00:00Z' })).toEqual([early]);
  expect(await list({ from: '2020-03-01', until: '2020-03-03', status: 'paid' })).toEqual([late, middle, early]);
  expect(await list({ from: '2020-03-01', until: '2020-03-03', status: 'shipped' })).toEqual([]);
  expect(await list({ from: '2020-03-02', until: '2020-03-03', words: 'Travel Mug' })).toEqual([middle, late]);
  expect(await list({ until: '2020-03-01', words: 'ana sil' })).toEqual([early]);
  expect(await list({ until: '2020-03-03', words: 'Mu' })).toEqual([middle, late]);
  expect(await list({ from: '2019-01-01', until: '2019-02-01', words: 'Travel Mug' })).toEqual([]);
  expect(await list({ until: '2020-03-03' }, other)).toEqual([]);
  for (const from of ['2020-02-30', 'yesterday', '2020-03-01T25:00:00Z'])
    expect((await mall.ask(listShopOrders, { from }, as(owner.token))).reason).toBe('bad_input');
});

test('what waits: overdue to ship, open refunds, and requests for another address', async () => {
  const [overdue, sent, refunded, moving] = [
    await sell(mall, ana, variant(coffee)),
    await sell(mall, ana, variant(coffee)),
    await sell(mall, ana, variant(coffee)),
    await sell(mall, ana, variant(coffee)),
  ];
  await ship(mall, owner, sent);
  await mall.pool.query('update orders set overdue_at = now() where number = any($1)', [[overdue, sent]]);
  const { lines } = await orderState(mall, refunded);
  await mall.ask(requestRefund, refundInput(refunded, lines, {}), as(ana.token));
  const { rows } = await mall.pool.query(
    `insert into addresses (account_id, real_name, country_code, phone, country, detail, post_code)
      values ($1, 'Ana Silva', '+1', '2125550100', 'US', '9 Hill Road', '10001') returning id`,
    [ana.accountId],
  );
  await mall.ask(requestAddressChange, { orderNo: moving, addressId: rows[0].id }, as(ana.token));
  expect(await list({ waits: 'overdue' })).toEqual([overdue]);
  expect(await list({ waits: 'refund' })).toEqual([refunded]);
  expect(await list({ waits: 'address_change' })).toEqual([moving]);
  expect(await list({ waits: 'address_change', status: 'paid', words: moving })).toEqual([moving]);
  expect(await list({ waits: 'overdue', words: moving })).toEqual([]);
  for (const waits of ['overdue', 'refund', 'address_change']) expect(await list({ waits }, other)).toEqual([]);
  expect((await mall.ask(listShopOrders, { waits: 'rain' as never }, as(owner.token))).reason).toBe('bad_input');
});

test('a consignee is found by the beginning of the name or of its later words, and anywhere only when no name begins so', async () => {
  const orderOf = async (name: string) => {
    const number = await sell(mall, ana, variant(coffee));
    await mall.pool.query(
      `update orders set address = jsonb_set(address, '{realName}', to_jsonb($2::text)) where number = $1`,
      [number, name],
    );
    return number;
  };
  const [first, later, inside, percent] = [
    await orderOf('Zoë Quist Bo'),
    await orderOf('Van ZOË QUIST'),
    await orderOf('Marzoë Quist'),
    await orderOf('Zoë 100% Sure'),
  ];
  expect(await list({ words: 'zoë quist' })).toEqual([later, first]);
  expect(await list({ words: 'zoë quist', sort: 'oldest' })).toEqual([first, later]);
  expect(await list({ words: 'quist bo' })).toEqual([first]);
  expect(await list({ words: 'rzoë quist' })).toEqual([inside]);
  expect(await list({ words: 'zoë 1_0% s' })).toEqual([]);
  expect(await list({ words: 'zoë 100% s' })).toEqual([percent]);
  expect(await list({ words: 'zoë quist', status: 'shipped' })).toEqual([]);
  expect(await list({ words: 'zoë quist' }, other)).toEqual([]);
});

test('a phone is found however it is written, with country code or without', async () => {
  const phoneOf = async (phone: string) => {
    const buyer = await aBuyer();
    await mall.pool.query("update addresses set phone = $2, country_code = '+66' where account_id = $1", [
      buyer.accountId,
      phone,
    ]);
    return sell(mall, buyer, variant(coffee));
  };
  const [plain, spaced, short] = [
    await phoneOf('0812345678'),
    await phoneOf('(08) 76-54 32 19'),
    await phoneOf('7654321'),
  ];
  for (const words of ['+66 81-234 5678', '0812345678', '812345678', '(081) 234-5678', '0066812345678', '081.234.5678'])
    expect([words, await list({ words })]).toEqual([words, [plain]]);
  for (const words of ['+66 876543219', '0876543219', '08 7654 3219', '3219'])
    expect([words, await list({ words })]).toEqual([words, [spaced]]);
  expect(await list({ words: '+66 765 4321' })).toEqual([short]);
  expect(await list({ words: '+66 81-234 5679' })).toEqual([]);
  expect(await list({ words: '+66 81-234 5678', status: 'shipped' })).toEqual([]);
  expect(await list({ words: '+66 81-234 5678' }, other)).toEqual([]);
});

test('several orders get a flag at once; notes stay, and others’ orders are left alone', async () => {
  const [noted, plain] = [await sell(mall, ana, variant(coffee)), await sell(mall, ana, variant(coffee))];
  const note = { orderNo: noted, version: 0, note: 'Call first', flag: 'vip' as const };
  await mall.ask(saveOrderNote, note, as(owner.token));
  const flag = async (to: 'gift' | 'vip' | null, numbers = [noted, plain], person = owner) =>
    (await mall.ask(flagOrders, { orderNos: numbers, flag: to }, as(person.token))).data?.map((one) => [
      one.orderNo,
      one.before,
      one.isChanged,
      one.problem,
    ]);
  expect(await flag('gift')).toEqual([
    [noted, 'vip', true, null],
    [plain, null, true, null],
  ]);
  expect(await list({ flag: 'gift' })).toEqual([plain, noted]);
  const { data } = await mall.ask(listShopOrders, { words: noted }, as(owner.token));
  expect(data?.list[0]).toMatchObject({ flag: 'gift', hasNote: true, internalNote: 'Call first' });
  const late = await mall.ask(saveOrderNote, { ...note, version: 1 }, as(owner.token));
  expect(late.reason).toBe('changed_meanwhile');
  expect(await flag('gift')).toEqual([
    [noted, 'gift', false, null],
    [plain, 'gift', false, null],
  ]);
  const theirs = await mall.ask(flagOrders, { orderNos: [noted], flag: null }, as(other.token));
  expect(theirs.data).toEqual([
    { orderNo: noted, before: null, isChanged: false, problem: 'order_not_found', problemText: expect.any(String) },
  ]);
  expect(await list({ flag: 'gift' })).toEqual([plain, noted]);
  expect(await flag(null, [plain])).toEqual([[plain, 'gift', true, null]]);
  expect(await list({ flag: 'gift' })).toEqual([noted]);
  const { data: log } = await mall.ask(listShopLog, { words: plain }, as(owner.token));
  expect(log?.list.map(({ act }) => act)).toEqual(['order_unflagged', 'order_flagged']);
});
