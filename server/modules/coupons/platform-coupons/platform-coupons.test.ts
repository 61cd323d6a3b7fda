import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call, InputOf } from '#contract/core/call.ts';
import { getShopCoupon, listShopCoupons } from '#contract/coupons/merchant.ts';
import * as contract from '#contract/coupons/platform.ts';
import { listCoupons, listOwnCoupons, receiveCoupon, receiveCouponByCode } from '#contract/coupons/shopper.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

// The coupons that the platform bears: what operators do with them, and how people come by them.

const mall = openMallUnderTest();
let small: SmallMall;
let operator: Person;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

beforeAll(async () => {
  small = await fillSmallMall();
  operator = await anOperator(['marketing']);
});
beforeEach(async () => {
  await mall.pool.query('delete from received_coupons; delete from coupons; delete from rate_windows');
});
afterEach(resetClock);

const terms: contract.PlatformCouponTerms = {
  ...{ name: { en: 'Welcome', 'zh-CN': '欢迎' }, scope: 'general', categoryId: null, productIds: [], shopId: null },
  ...{ percent: null, money: 500, minPrice: 2_000, day: 7, startsAt: null, endsAt: null, issued: 3, perPerson: 1 },
  ...{ channel: 'centre', code: null, codeFrom: null, codeUntil: null },
};
const byCode = (is: Partial<contract.PlatformCouponTerms> = {}): contract.PlatformCouponTerms => ({
  ...terms,
  ...{ channel: 'code', code: 'HELLO-10', ...is },
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = operator) => mall.ask(call, input, as(person.token));

async function add(coupon: InputOf<typeof contract.addPlatformCoupon>['coupon'] = terms): Promise<number> {
  const { data, message } = await ask(contract.addPlatformCoupon, { coupon });
  if (!data) throw new Error(message);
  return data.id;
}
const page = async (id: number) => (await ask(contract.getPlatformCoupon, { id })).data;
const list = async (filters: object) =>
  (await ask(contract.listPlatformCoupons, filters)).data?.list.map(({ id }) => id);
const centre = async (input = {}) => (await mall.ask(listCoupons, input)).data?.list.map(({ id }) => id);

test('a coupon is added, listed, changed, stopped, resumed and deleted, and all of it is in the log', async () => {
  const id = await add();
  expect(await page(id)).toMatchObject({
    ...{ name: 'Welcome', state: 'running', scope: 'general', channel: 'centre', code: null, shopId: null },
    ...{ money: 500, minPrice: 2_000, day: 7, issued: 3, received: 0, used: 0, version: 1 },
  });
  expect(await centre()).toEqual([id]);
  const changed = { ...terms, money: 600 };
  expect((await ask(contract.editPlatformCoupon, { id, version: 1, coupon: changed })).code).toBe(200);
  expect((await ask(contract.editPlatformCoupon, { id, version: 1, coupon: terms })).reason).toBe('changed_meanwhile');
  expect((await page(id))?.money).toBe(600);
  await ask(contract.stopPlatformCoupon, { id });
  expect([await centre(), (await page(id))?.state]).toEqual([[], 'stopped']);
  await ask(contract.resumePlatformCoupon, { id });
  expect(await centre()).toEqual([id]);
  expect((await ask(contract.countPlatformCoupons, {})).data).toEqual({
    ...{ all: 1, running: 1, planned: 0, ended: 0, stopped: 0 },
  });
  await ask(contract.deletePlatformCoupon, { id });
  expect((await ask(contract.getPlatformCoupon, { id })).reason).toBe('coupon_not_found');
  const administrator = await someone({ role: 'platform' });
  const { data } = await ask(listOperatorLog, { kind: 'coupon', words: 'Welcome' }, administrator);
  expect(data?.list.map(({ act }) => act)).toEqual([
    'platform_coupon_deleted',
    'platform_coupon_resumed',
    'platform_coupon_stopped',
    'platform_coupon_edited',
    'platform_coupon_added',
  ]);
  expect(data?.list[3]).toMatchObject({ before: { discount: 500 }, after: { discount: 600 } });
});

test('sent again with the same key it is added once: one after the other, or both at once', async () => {
  const under = (key: string) => ({ ...as(operator.token), 'idempotency-key': key });
  const send = (coupon: typeof terms, key: string) => mall.ask(contract.addPlatformCoupon, { coupon }, under(key));
  const first = await send(terms, 'first');
  expect(first.code).toBe(200);
  expect((await send(terms, 'first')).data).toEqual(first.data);
  expect((await send({ ...terms, money: 400 }, 'first')).reason).toBe('sent_otherwise');
  expect(await list({})).toEqual([first.data?.id]);
  const [one, other] = await Promise.all([send(terms, 'second'), send(terms, 'second')]);
  expect([one.code, other.data]).toEqual([200, one.data]);
  expect(await list({})).toEqual([one.data?.id, first.data?.id]);
});

test('filters, search by name in any language and by code, and orders of the list', async () => {
  const general = await add();
  const shop = await add({ ...terms, name: { en: 'Plain only' }, scope: 'shop', shopId: small.shopIds[0] ?? 0 });
  const code = await add(byCode({ name: { en: 'Secret' } }));
  expect(await list({})).toEqual([code, shop, general]);
  expect(await list({ sort: 'oldest' })).toEqual([general, shop, code]);
  expect(await list({ couponScope: 'shop' })).toEqual([shop]);
  expect(await list({ channel: 'code' })).toEqual([code]);
  expect(await list({ words: '欢迎' })).toEqual([general]);
  expect(await list({ words: 'hello' })).toEqual([code]);
  expect(await list({ state: 'ended' })).toEqual([]);
  expect((await ask(contract.listPlatformCoupons, { couponScope: 'shop' })).data?.list[0]?.shopName).toBe(
    'Plain Goods',
  );
});

test('what it is for: one shop, a category, products of several shops; what does not exist is refused', async () => {
  const [first = 0, second = 0] = small.shopIds;
  const shop = await add({ ...terms, scope: 'shop', shopId: first });
  const category = await add({ ...terms, scope: 'category', categoryId: small.categoryIds.get('home') ?? 0 });
  const products = await add({ ...terms, scope: 'product', productIds: small.productIds.slice(0, 2) });
  const [tea = 0, cup = 0] = small.productIds;
  expect((await centre({ productId: tea }))?.toSorted()).toEqual([shop, category, products].toSorted());
  expect((await centre({ productId: cup }))?.includes(shop)).toBe(false);
  expect(await centre({ merId: first })).toEqual([shop]);
  expect((await page(products))?.products.map(({ id }) => id)).toEqual([tea, cup]);
  const before = await databaseFingerprint(mall.pool);
  for (const [wrong, reason] of [
    [{ ...terms, scope: 'shop', shopId: 999_999 }, 'bad_input'],
    [{ ...terms, scope: 'product', productIds: [999_999] }, 'product_not_found'],
    [{ ...terms, scope: 'category', categoryId: 999_999 }, 'category_not_found'],
    [{ ...terms, scope: 'shop' }, 'bad_input'],
    [{ ...terms, channel: 'code' }, 'bad_input'],
    [{ ...terms, endsAt: days(-1), day: null }, 'bad_input'],
  ] as const)
    expect((await ask(contract.addPlatformCoupon, { coupon: wrong as typeof terms })).reason).toBe(reason);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  // A shop neither sees it nor changes it.
  const owner = await ownerOf(mall, first);
  expect((await ask(listShopCoupons, {}, owner)).data?.total).toBe(0);
  expect((await ask(getShopCoupon, { id: shop }, owner)).reason).toBe('coupon_not_found');
  expect(second).toBeGreaterThan(0);
});

test('once someone has it, only more can be saved, and it stays', async () => {
  const id = await add();
  const ana = await someone();
  await ask(receiveCoupon, { couponId: id }, ana);
  const edit = (coupon: typeof terms) => ask(contract.editPlatformCoupon, { id, version: 1, coupon });
  for (const is of [{ money: 400 }, { issued: 2 }, { channel: 'people' }, { perPerson: 2 }] as const)
    expect((await edit({ ...terms, ...is })).reason).toBe('coupon_terms_fixed');
  expect((await edit({ ...terms, issued: 9, name: { en: 'Hello' } })).code).toBe(200);
  expect((await ask(contract.deletePlatformCoupon, { id })).reason).toBe('coupon_in_use');
  expect(await page(id)).toMatchObject({ name: 'Hello', issued: 9, received: 1 });
});

test('a code gives its coupon whatever the case of its letters, once per person, while there are any', async () => {
  const id = await add(byCode({ issued: 2 }));
  expect(await centre()).toEqual([]);
  const people = await Promise.all([someone(), someone(), someone()]);
  const [ana, ben, cleo] = people;
  const redeem = (code: string, person: Person) => ask(receiveCouponByCode, { code }, person);
  expect((await redeem('hello-11', ana)).reason).toBe('coupon_code_wrong');
  expect((await ask(receiveCoupon, { couponId: id }, ana)).reason).toBe('coupon_not_found');
  expect((await redeem(' hello-10 ', ana)).data).toMatchObject({ name: 'Welcome' });
  expect((await redeem('HELLO-10', ana)).reason).toBe('coupon_received');
  expect((await redeem('Hello-10', ben)).code).toBe(200);
  expect((await redeem('HELLO-10', cleo)).reason).toBe('coupon_gone');
  expect((await ask(listOwnCoupons, {}, ana)).data?.list.map(({ couponId }) => couponId)).toEqual([id]);
  expect((await page(id))?.received).toBe(2);
});

test('a code is accepted only from its beginning to its end', async () => {
  await add(byCode({ codeFrom: days(1), codeUntil: days(3) }));
  const ana = await someone();
  const redeem = async () => (await ask(receiveCouponByCode, { code: 'HELLO-10' }, ana)).reason;
  expect(await redeem()).toBe('coupon_code_early');
  await moveClock(3.1);
  expect(await redeem()).toBe('coupon_code_over');
  await resetClock();
  await moveClock(2);
  expect(await redeem()).toBeUndefined();
});

test('a code belongs to one coupon, also in another case; it can be changed while nobody has it', async () => {
  const id = await add(byCode());
  const other = { ...byCode(), code: 'hello-10' };
  expect((await ask(contract.addPlatformCoupon, { coupon: other })).reason).toBe('coupon_code_taken');
  const edit = (version: number, code: string) =>
    ask(contract.editPlatformCoupon, { id, version, coupon: byCode({ code }) });
  expect((await edit(1, 'HELLO-10')).code).toBe(200); // its own
  expect((await edit(2, 'HELLO-20')).code).toBe(200);
  const second = await add(byCode());
  expect((await ask(contract.editPlatformCoupon, { id, version: 3, coupon: byCode() })).reason).toBe(
    'coupon_code_taken',
  );
  expect([(await page(id))?.code, (await page(second))?.code]).toEqual(['HELLO-20', 'HELLO-10']);
});

test('guessing codes ends after ten tries', async () => {
  const ana = await someone();
  const tries = Array.from({ length: 11 }, (_, place) => `GUESS-${place}`);
  const reasons: (string | undefined)[] = [];
  for (const code of tries) reasons.push((await ask(receiveCouponByCode, { code }, ana)).reason);
  expect(reasons).toEqual([...Array(10).fill('coupon_code_wrong'), 'too_many_tries']);
});

test('what operators choose from: products of all shops, shops by name, categories with those above them', async () => {
  const found = (await ask(contract.findCouponProducts, { words: 'coffee' })).data ?? [];
  expect(found.map(({ name }) => name)).toEqual(['Coffee Cup']);
  const [first = 0] = small.shopIds;
  expect((await ask(contract.listCouponShops, { id: first })).data).toEqual([{ id: first, name: 'Plain Goods' }]);
  expect((await ask(contract.listCouponShops, { words: 'plain' })).data).toEqual([{ id: first, name: 'Plain Goods' }]);
  const categories = (await ask(contract.listMallCategories, {})).data ?? [];
  expect(categories.some(({ id }) => id === small.categoryIds.get('home'))).toBe(true);
});
