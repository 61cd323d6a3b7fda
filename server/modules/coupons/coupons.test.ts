import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listCoupons, listReceivedIds, receiveCoupon } from '#contract/coupons/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { rates } from '#server/http/limits.ts';
import { as, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { issueCoupons, type NewCoupon } from './index.ts';

const mall = openMallUnderTest();
let small: SmallMall;
const ids: Record<string, number> = {};
const shopId = (place: number) => small.shopIds[place] ?? 0;
const productId = (place: number) => small.productIds[place] ?? 0;

const coupon = (name: string, discount: number, more: Partial<NewCoupon>): NewCoupon => ({
  name: { en: name, 'zh-CN': `${name} 券` },
  scope: 'general',
  minimumSpend: 10_000,
  discount,
  validDays: 7,
  issued: 10,
  ...more,
});

beforeAll(async () => {
  small = await fillSmallMall();
  const [home = 0, kitchen = 0, cups = 0] = ['home', 'kitchen', 'cups'].map((key) => small.categoryIds.get(key));
  const { rows } = await mall.pool.query(
    `insert into categories (level, name) values (1, '{"en": "Garden", "zh-CN": "园"}') returning id`,
  );
  const offered = [
    coupon('general', 900, {}),
    coupon('plain shop', 800, { scope: 'shop', shopId: shopId(0), perPerson: 2 }),
    coupon('own shop', 700, { scope: 'shop', shopId: shopId(1) }),
    coupon('tea', 600, { scope: 'product', shopId: shopId(0), productIds: [productId(0), productId(3)] }),
    coupon('cups', 500, { scope: 'category', categoryId: cups }),
    coupon('kitchen', 400, { scope: 'category', categoryId: kitchen }),
    coupon('home', 300, { scope: 'category', categoryId: home }),
    coupon('garden', 200, { scope: 'category', categoryId: rows[0].id }),
    coupon('closed', 100, { isOpen: false }),
    coupon('shut shop', 100, { scope: 'shop', shopId: shopId(2) }),
  ];
  const given = await transaction((tx) => issueCoupons(tx, offered));
  offered.forEach(({ name }, at) => {
    ids[name.en] = given[at] ?? 0;
  });
});
beforeEach(async () => {
  await mall.pool.query('delete from received_coupons; update coupons set claimed = 0');
  await mall.pool.query('delete from rate_windows');
});

const names = async (input: object) => {
  const { data } = await mall.ask(listCoupons, input);
  expect(data?.total).toBe(data?.list.length);
  return data?.list.map(({ name }) => name);
};

test('all coupons on offer, the largest first; none that is closed, gone, or of a closed shop', async () => {
  const all = ['general', 'plain shop', 'own shop', 'tea', 'cups', 'kitchen', 'home', 'garden'];
  expect(await names({})).toEqual(all);
  await mall.pool.query("update coupons set claimed = issued where name ->> 'en' = 'cups'");
  expect(await names({})).toEqual(all.filter((name) => name !== 'cups'));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => mall.ask(listCoupons, { page, limit: 3 })));
  expect(pages.map(({ data }) => [data?.list.length, data?.total])).toEqual([
    [3, 7],
    [3, 7],
    [1, 7],
    [0, 7],
  ]);
});

test('coupons of a shop, of a scope, and those that are good for a product', async () => {
  expect(await names({ merId: shopId(0) })).toEqual(['plain shop', 'tea']);
  expect(await names({ merId: shopId(0), scope: 'product' })).toEqual(['tea']);
  expect(await names({ scope: 'general' })).toEqual(['general']);
  expect(await names({ productId: productId(0) })).toEqual(['general', 'plain shop', 'tea', 'cups', 'kitchen', 'home']);
  expect(await names({ productId: productId(1) })).toEqual(['general', 'own shop', 'cups', 'kitchen', 'home']);
  expect(await names({ productId: 999_999 })).toEqual([]);
  expect(await names({ merId: 999_999 })).toEqual([]);
  for (const unknown of [{ merId: '9999999999' }, { productId: 'x' }, { scope: 'none' }])
    expect((await mall.send(listCoupons, unknown)).status).toBe(400);
});

test('for a product, coupons that its price reaches come first, the largest first; then the nearest', async () => {
  const minimums = { general: 2_551, 'own shop': 9_000, cups: 2_550, kitchen: 500, home: 2_600 };
  for (const [name, minimum] of Object.entries(minimums))
    await mall.pool.query(`update coupons set minimum_spend = $2 where name ->> 'en' = $1`, [name, minimum]);
  expect(await names({ productId: productId(1) })).toEqual(['cups', 'kitchen', 'general', 'home', 'own shop']); // $25.50
  // The tea cup costs 19.99, and 9.99 in the flash sale.
  await mall.pool.query(`update coupons set minimum_spend = 999 where name ->> 'en' = 'cups'`);
  await mall.pool.query(`update coupons set minimum_spend = 1000 where name ->> 'en' = 'kitchen'`);
  expect((await names({ productId: productId(0) }))?.slice(0, 3)).toEqual(['cups', 'kitchen', 'general']);
  await mall.pool.query('update activities set is_open = false');
  await mall.pool.query(`update coupons set minimum_spend = 1999 where name ->> 'en' = 'general'`);
  expect((await names({ productId: productId(0) }))?.slice(0, 3)).toEqual(['general', 'cups', 'kitchen']);
  await mall.pool.query('update coupons set minimum_spend = 10000');
  await mall.pool.query('update activities set is_open = true');
});

test('a coupon says what it is valid for, in the requested language, and how many are left', async () => {
  await mall.pool.query("update coupons set claimed = 9, issued = 1000 where name ->> 'en' = 'tea'");
  const { data } = await mall.ask(listCoupons, { scope: 'product' }, { 'x-locale': 'zh-CN' });
  expect(data?.list).toEqual([
    {
      id: ids.tea,
      name: 'tea 券',
      scope: 'product',
      shopId: shopId(0),
      shopName: '朴素好物',
      categoryName: null,
      minPrice: 10_000,
      money: 600,
      percent: null,
      day: 7,
      startsAt: null,
      endsAt: null,
      leftPercent: 100,
    },
  ]);
  await mall.pool.query("update coupons set claimed = 999 where name ->> 'en' = 'tea'");
  expect((await mall.ask(listCoupons, { scope: 'product' })).data?.list[0]?.leftPercent).toBe(1);
  expect((await mall.ask(listCoupons, { scope: 'category' })).data?.list[0]?.categoryName).toBe('Cups');
  await mall.pool.query("update coupons set claimed = 0, issued = 10 where name ->> 'en' = 'tea'");
});

test('received, it is good for its days, and counted; a visitor may have it too', async () => {
  for (const person of [await someone(), await someone({ userType: 'visitor' })]) {
    const { code, data } = await mall.ask(receiveCoupon, { couponId: ids.general ?? 0 }, as(person.token));
    expect([code, data?.canReceiveMore]).toEqual([200, false]);
    const days = (Date.parse(data?.endsAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.abs(days - 7)).toBeLessThan(0.01);
  }
  const { rows } = await mall.pool.query("select claimed from coupons where name ->> 'en' = 'general'");
  expect(rows).toEqual([{ claimed: 2 }]);
});

test('a coupon is received up to the limit per person; which those are, only their owner sees', async () => {
  const { token } = await someone();
  const receive = (name: string) => mall.ask(receiveCoupon, { couponId: ids[name] ?? 0 }, as(token));
  const received = async (who = token) =>
    (await mall.ask(listReceivedIds, { ids: Object.values(ids).join(',') }, as(who))).data;
  expect((await receive('plain shop')).data?.canReceiveMore).toBe(true);
  expect(await received()).toEqual([]);
  expect((await receive('plain shop')).data?.canReceiveMore).toBe(false);
  expect(await received()).toEqual([ids['plain shop']]);
  expect((await receive('plain shop')).code).toBe(409);
  await receive('general');
  expect(await received()).toEqual([ids.general, ids['plain shop']]);
  expect((await mall.ask(listReceivedIds, { ids: String(ids.general) }, as(token))).data).toEqual([ids.general]);
  expect((await mall.ask(listReceivedIds, { ids: '9999999999,x' }, as(token))).data).toEqual([]);
  expect(await received((await someone()).token)).toEqual([]);
});

test('what is refused moves nothing', async () => {
  const { token } = await someone();
  await mall.ask(receiveCoupon, { couponId: ids.general ?? 0 }, as(token));
  await mall.pool.query("update coupons set claimed = issued where name ->> 'en' in ('cups', 'general')");
  const before = await databaseFingerprint(mall.pool);
  const refused = async (couponId: unknown) => {
    const response = await mall.send(receiveCoupon, { couponId }, as(token));
    return [response.status, (await response.json()).message];
  };
  expect(await refused(ids.general)).toEqual([409, 'You’ve already claimed this coupon']); // although it is gone as well
  expect(await refused(ids.cups)).toEqual([409, 'This coupon is no longer available']);
  const unknown = [404, 'We couldn’t find this coupon'];
  for (const name of ['closed', 'shut shop']) expect(await refused(ids[name])).toEqual(unknown);
  expect(await refused(999_999)).toEqual(unknown);
  for (const nonsense of ['x', -1, null, 99_999_999_999]) expect((await refused(nonsense))[0]).toBe(400);
  expect((await mall.send(receiveCoupon, { couponId: ids.home })).status).toBe(401);
  expect((await mall.send(listReceivedIds, { ids: '1' })).status).toBe(401);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('ten tries a minute, counted per person', async () => {
  const [first, second] = [await someone(), await someone()];
  const statuses = [];
  for (let times = 0; times < rates.receiveCoupon.times + 2; times++)
    statuses.push((await mall.send(receiveCoupon, { couponId: 999_999 }, as(first.token))).status);
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429]);
  expect((await mall.send(receiveCoupon, { couponId: 999_999 }, as(second.token))).status).toBe(404);
});
