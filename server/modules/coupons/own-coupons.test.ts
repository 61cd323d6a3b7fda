import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listCoupons, listOwnCoupons, type OwnCoupon, receiveCoupon } from '#contract/coupons/shopper.ts';
import { database, transaction } from '#server/database/connection.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import {
  expireCoupons,
  giveBackCoupons,
  issueCoupons,
  listUsableCoupons,
  type NewCoupon,
  spendCoupons,
} from './index.ts';

const mall = openMallUnderTest();
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
let small: SmallMall;
let ids: Record<string, number> = {};
let ana: Person;

const coupon = (name: string, more: Partial<NewCoupon>): NewCoupon => ({
  name: { en: name, 'zh-CN': `${name} 券` },
  scope: 'general',
  minimumSpend: 2_000,
  discount: 300,
  validDays: 7,
  issued: 10,
  ...more,
});
const fixed = (starts: number, ends: number) => ({ validDays: null, startsAt: inDays(starts), endsAt: inDays(ends) });

beforeAll(async () => {
  small = await fillSmallMall();
});
beforeEach(async () => {
  await mall.pool.query('delete from received_coupons; delete from coupons; delete from rate_windows');
  const offered = [
    coupon('week', {}),
    coupon('month', { validDays: 30, perPerson: 2 }),
    coupon('now', fixed(-1, 3)),
    coupon('soon', fixed(2, 10)),
    coupon('shop', { scope: 'shop', shopId: small.shopIds[0] ?? 0 }),
    coupon('cups', { scope: 'category', categoryId: small.categoryIds.get('cups') ?? 0 }),
    coupon('tea', { scope: 'product', productIds: [small.productIds[0] ?? 0] }),
  ];
  const given = await transaction((tx) => issueCoupons(tx, offered));
  ids = Object.fromEntries(offered.map(({ name }, at) => [name.en, given[at] ?? 0]));
  ana = await someone();
});
afterEach(resetClock);

const receive = (name: string, who = ana) => mall.ask(receiveCoupon, { couponId: ids[name] ?? 0 }, as(who.token));
async function own(input: object = {}, who = ana) {
  const { data } = await mall.ask(listOwnCoupons, input, as(who.token));
  if (!data) throw new Error('no list');
  return data;
}
const names = (list: OwnCoupon[]) => list.map(({ name }) => name);
const idOf = async (name: string) => (await own()).list.find((each) => each.name === name)?.id ?? 0;
const spend = (receivedIds: number[], payment: string, who = ana) =>
  transaction((tx) => spendCoupons(tx, who.accountId, receivedIds, payment));
const usable = async () => (await listUsableCoupons(database(), ana.accountId)).map(({ name }) => name.en);

test('a coupon with fixed dates says them, and what is received has them', async () => {
  const { data } = await mall.ask(listCoupons, {});
  const soon = data?.list.find(({ name }) => name === 'soon');
  expect([soon?.day, soon?.startsAt, soon?.endsAt]).toEqual([null, expect.any(String), expect.any(String)]);
  expect((await receive('soon')).data?.endsAt).toBe(soon?.endsAt);
  expect((await own()).list).toEqual([
    {
      id: await idOf('soon'),
      couponId: ids.soon,
      name: 'soon',
      scope: 'general',
      shopId: null,
      shopName: null,
      categoryId: null,
      categoryName: null,
      productIds: [],
      minPrice: 2_000,
      money: 300,
      percent: null,
      state: 'received',
      isStarted: false,
      receivedAt: expect.any(String),
      startsAt: soon?.startsAt,
      endsAt: soon?.endsAt,
      usedAt: null,
    },
  ]);
  expect(await usable()).toEqual([]);
  await moveClock(3);
  expect(await usable()).toEqual(['soon']);
});

test('over, it is neither offered nor given, also before the sweep has come', async () => {
  await moveClock(4);
  expect((await mall.ask(listCoupons, {})).data?.list.map(({ name }) => name)).not.toContain('now');
  const before = await databaseFingerprint(mall.pool);
  expect((await receive('now')).code).toBe(404);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  await expireCoupons();
  const { rows } = await mall.pool.query("select name ->> 'en' as name from coupons where not is_open");
  expect(rows).toEqual([{ name: 'now' }]);
});

test('the days of a coupon are counted by the mall’s clock', async () => {
  await moveClock(100);
  const { data } = await receive('week');
  expect(Math.round((Date.parse(data?.endsAt ?? '') - Date.now()) / dayMs)).toBe(107);
});

test('usable ones end soonest first; used and expired ones newest first; both are counted', async () => {
  for (const name of ['month', 'week', 'soon', 'now', 'month']) await receive(name);
  expect(names((await own()).list)).toEqual(['now', 'week', 'soon', 'month', 'month']);
  expect((await own()).counts).toEqual({ usable: 5, unusable: 0 });
  await moveClock(1);
  await spend([await idOf('week')], 'PT1');
  await moveClock(3);
  const gone = await own({ type: 'unusable' });
  expect(gone.list.map(({ name, state, usedAt }) => [name, state, usedAt !== null])).toEqual([
    ['now', 'expired', false],
    ['week', 'used', true],
  ]);
  expect([gone.total, gone.counts]).toEqual([2, { usable: 3, unusable: 2 }]);
  await expireCoupons();
  expect((await own({ type: 'unusable' })).list).toEqual(gone.list);
  const page = await own({ page: 2, limit: 2 });
  expect([names(page.list), page.total]).toEqual([['month'], 3]);
});

test('each scope alone, in the language asked, with what it is good for', async () => {
  for (const name of ['week', 'shop', 'cups', 'tea']) await receive(name);
  const of = async (scope: string) => {
    const { list, total, counts } = await own({ scope });
    expect([total, counts]).toEqual([list.length, { usable: 4, unusable: 0 }]);
    return list;
  };
  expect(names(await of('general'))).toEqual(['week']);
  expect(await of('shop')).toMatchObject([{ name: 'shop', shopId: small.shopIds[0], shopName: 'Plain Goods' }]);
  expect(await of('category')).toMatchObject([
    { name: 'cups', categoryId: small.categoryIds.get('cups'), categoryName: 'Cups' },
  ]);
  expect(await of('product')).toMatchObject([{ name: 'tea', productIds: [small.productIds[0]] }]);
  for (const unknown of ['scope=none', 'type=x']) {
    const answer = await mall.api.request(`${listOwnCoupons.path}?${unknown}`, { headers: as(ana.token) });
    expect((await answer.json()).reason).toBe('bad_input');
  }
  const { data } = await mall.ask(listOwnCoupons, { scope: 'shop' }, { ...as(ana.token), 'x-locale': 'zh-CN' });
  expect(data?.list[0]).toMatchObject({ name: 'shop 券', shopName: '朴素好物' });
});

test('nobody sees or spends what is another’s', async () => {
  await receive('week');
  const stranger = await someone();
  expect((await own({}, stranger)).counts).toEqual({ usable: 0, unusable: 0 });
  const before = await databaseFingerprint(mall.pool);
  await expect(spend([await idOf('week')], 'PT1', stranger)).rejects.toMatchObject({ reason: 'coupon_gone' });
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('spent all together or not at all; what has not begun or is over is not spent', async () => {
  for (const name of ['week', 'month', 'soon', 'now']) await receive(name);
  const [week, month, soon, now] = [await idOf('week'), await idOf('month'), await idOf('soon'), await idOf('now')];
  const before = await databaseFingerprint(mall.pool);
  await expect(spend([week, soon], 'PT1')).rejects.toMatchObject({ reason: 'coupon_gone' });
  await expect(spend([week, 999_999], 'PT1')).rejects.toMatchObject({ reason: 'coupon_gone' });
  await moveClock(4);
  await expect(spend([week, now], 'PT1')).rejects.toMatchObject({ reason: 'coupon_gone' });
  await resetClock();
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  await spend([], 'PT1');
  await spend([month, week], 'PT1');
  expect(await usable()).toEqual(['now']);
  await expect(spend([week], 'PT2')).rejects.toMatchObject({ reason: 'coupon_gone' });
});

test('given back once, to be spent again; over meanwhile, it comes back as expired', async () => {
  for (const name of ['week', 'now']) await receive(name);
  const [week, now] = [await idOf('week'), await idOf('now')];
  await spend([week, now], 'PT1');
  const giveBack = (payment: string) => transaction((tx) => giveBackCoupons(tx, payment));
  await giveBack('PT2');
  expect(await usable()).toEqual([]);
  await moveClock(4);
  await giveBack('PT1');
  expect((await own()).list.map(({ id, usedAt }) => [id, usedAt])).toEqual([[week, null]]);
  expect((await own({ type: 'unusable' })).list).toMatchObject([{ id: now, state: 'expired', usedAt: null }]);
  await spend([week], 'PT3');
  await giveBack('PT1');
  expect((await own()).counts).toEqual({ usable: 0, unusable: 2 });
});
