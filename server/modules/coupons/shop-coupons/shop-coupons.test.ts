// Long, because it is one subject: all that a shop does with its coupons.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCategory, deleteCategory, mergeCategory } from '#contract/catalogue/platform-categories.ts';
import { listRecommended } from '#contract/catalogue/shopper.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import * as contract from '#contract/coupons/merchant.ts';
import { listCoupons, listOwnCoupons, receiveCoupon } from '#contract/coupons/shopper.ts';
import { listShopLog } from '#contract/shops/merchant-log.ts';
import { transaction } from '#server/database/connection.ts';
import { giveBackCoupons, spendCoupons } from '#server/modules/coupons/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { moveClock, resetClock } from '#tests/support/mall/mall-clock.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents } from '#tests/support/mall/search-mall.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';
import { ownerOf } from '#tests/support/orders/refunds.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let stranger: Person;
const shopId = () => small.shopIds[1] ?? 0;
const [coffee, mug] = [1, 2] as const; // both of this shop; the tea cup is another's
const productId = (place: number) => small.productIds[place] ?? 0;
const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await ownerOf(mall, shopId());
  stranger = await ownerOf(mall, small.shopIds[0] ?? 0);
});
beforeEach(async () => {
  await mall.pool.query(
    'delete from received_coupons; delete from coupons; delete from removed_things; delete from shop_log',
  );
  await mall.pool.query('delete from rate_windows');
});
afterEach(resetClock);

const terms: contract.CouponTerms = {
  name: { en: 'Autumn', 'zh-CN': '秋季' },
  scope: 'shop',
  categoryId: null,
  productIds: [],
  percent: 10,
  money: 2_000,
  minPrice: 5_000,
  day: 14,
  startsAt: null,
  endsAt: null,
  issued: 3,
  perPerson: 1,
};
const fixed = (startsIn: number | null, endsIn: number) => ({
  day: null,
  startsAt: startsIn === null ? null : days(startsIn),
  endsAt: days(endsIn),
});

const ask = <C extends Call>(call: C, input: InputOf<C>, person = owner) => mall.ask(call, input, as(person.token));
async function outcome<C extends Call>(call: C, input: InputOf<C>, person = owner): Promise<string> {
  const { code, reason } = await ask(call, input, person);
  return code === 200 ? 'done' : (reason ?? '');
}
async function add(is: Partial<contract.CouponTerms> = {}): Promise<number> {
  const { data, message } = await ask(contract.addCoupon, { coupon: { ...terms, ...is } });
  if (!data) throw new Error(message);
  return data.id;
}
/** Makes a call that must be refused, and shows that nothing changes. */
async function inVain<C extends Call>(call: C, input: InputOf<C>, person = owner): Promise<string> {
  const before = await databaseFingerprint(mall.pool);
  const reason = await outcome(call, input, person);
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  return reason;
}
const list = async (input: InputOf<typeof contract.listShopCoupons> = {}, person = owner) =>
  (await ask(contract.listShopCoupons, input, person)).data?.list ?? [];
const detail = async (id: number) => {
  const { data } = await ask(contract.getShopCoupon, { id });
  if (!data) throw new Error(`coupon ${id} is gone`);
  return data;
};
const edit = async (id: number, change: Partial<contract.CouponTerms>, version?: number) => ({
  id,
  version: version ?? (await detail(id)).version,
  coupon: { ...terms, ...change },
});
const receive = async (couponId: number) => outcome(receiveCoupon, { couponId }, await someone());

describe('a new coupon', () => {
  test('can be received by buyers at once, and says all that was written', async () => {
    const id = await add();
    expect((await mall.ask(listCoupons, { merId: shopId() })).data?.list).toMatchObject([
      { id, name: 'Autumn', percent: 10, money: 2_000, minPrice: 5_000, day: 14 },
    ]);
    const { data } = await mall.ask(contract.getShopCoupon, { id }, { ...as(owner.token), 'x-locale': 'zh-CN' });
    expect(data).toEqual({
      id,
      name: '秋季',
      texts: { en: 'Autumn', 'zh-CN': '秋季' },
      state: 'running',
      scope: 'shop',
      categoryId: null,
      categoryName: null,
      productCount: 0,
      products: [],
      percent: 10,
      money: 2_000,
      minPrice: 5_000,
      day: 14,
      startsAt: null,
      endsAt: null,
      issued: 3,
      received: 0,
      used: 0,
      perPerson: 1,
      createdAt: expect.any(String),
      version: 1,
      savedBy: expect.any(String),
      savedAt: expect.any(String),
    });
    expect(await receive(id)).toBe('done');
    expect((await detail(id)).received).toBe(1);
  });

  test('names products of the shop only, and a category that exists', async () => {
    const products = { scope: 'product' as const, productIds: [productId(coffee), productId(mug)] };
    const id = await add(products);
    expect((await detail(id)).products.map(({ name, price }) => [name, price])).toEqual([
      ['Coffee Cup', 2_550],
      ['Travel Mug', 3_000],
    ]);
    const refused = (is: Partial<contract.CouponTerms>) => inVain(contract.addCoupon, { coupon: { ...terms, ...is } });
    expect(await refused({ ...products, productIds: [productId(0)] })).toBe('product_not_found');
    expect(await refused({ scope: 'category', categoryId: 999_999 })).toBe('category_not_found');
    expect(await refused(fixed(null, -1))).toBe('bad_input');
    expect(await refused({ percent: null, minPrice: 1_999 })).toBe('bad_input'); // more off than it asks for
    expect(await refused({ name: { en: ' ', th: 'ชื่อ' } })).toBe('bad_input');
    expect(await refused({ scope: 'product' })).toBe('bad_input');
    const kitchen = small.categoryIds.get('kitchen') ?? 0;
    expect((await detail(await add({ scope: 'category', categoryId: kitchen }))).categoryName).toBe('Kitchen');
  });

  test('marks what it covers, until it is deleted', async () => {
    const marks = async () => {
      await deliverAllEvents();
      const { data } = await mall.ask(listRecommended, {});
      return Object.fromEntries((data?.list ?? []).map(({ name, coupon }) => [name, coupon]));
    };
    const mark = { money: 2_000, minPrice: 5_000, percent: 10 };
    const id = await add({ scope: 'category', categoryId: small.categoryIds.get('home') ?? 0 });
    expect(await marks()).toMatchObject({ 'Coffee Cup': mark, 'Travel Mug': mark, 'Tea Cup': null });
    await ask(contract.editCoupon, await edit(id, { scope: 'product', productIds: [productId(mug)] }));
    expect(await marks()).toMatchObject({ 'Coffee Cup': null, 'Travel Mug': mark });
    await ask(contract.deleteCoupon, { id });
    expect(await marks()).toMatchObject({ 'Coffee Cup': null, 'Travel Mug': null });
    await ask(contract.restoreCoupon, { id });
    expect(await marks()).toMatchObject({ 'Travel Mug': mark });
    await ask(contract.deleteCoupon, { id });
    await marks();
  });

  test('is one of a hundred at most that can be received at a time', async () => {
    await mall.pool.query(
      `insert into coupons (name, scope, shop_id, minimum_spend, discount, valid_days, issued, is_open)
        select '{"en": "c"}', 'shop', $1, 2, 1, 9, 9, n > 1 from generate_series(1, 100) n`,
      [shopId()],
    );
    const last = await add();
    expect(await inVain(contract.addCoupon, { coupon: terms })).toBe('too_many_coupons');
    expect(await outcome(contract.stopCoupon, { id: last })).toBe('done');
    expect(await outcome(contract.addCoupon, { coupon: terms })).toBe('done');
    expect(await inVain(contract.resumeCoupon, { id: last })).toBe('too_many_coupons');
  });
});

describe('the list', () => {
  test('by state, words and order, with counts; another shop sees nothing of it', async () => {
    const running = await add();
    const planned = await add({ name: { en: 'Winter', th: 'ฤดูหนาว' }, ...fixed(2, 9) });
    const ending = await add({ name: { en: 'Soon' }, ...fixed(null, 1) });
    const stopped = await add({ name: { en: 'Stopped' } });
    await ask(contract.stopCoupon, { id: stopped });
    await receive(running);
    const ids = async (input: InputOf<typeof contract.listShopCoupons>) => (await list(input)).map(({ id }) => id);
    expect(await ids({})).toEqual([stopped, ending, planned, running]);
    expect(await ids({ sort: 'oldest' })).toEqual([running, planned, ending, stopped]);
    expect(await ids({ sort: 'ending' })).toEqual([ending, planned, stopped, running]);
    expect((await ids({ sort: 'received' }))[0]).toBe(running);
    expect(await ids({ words: 'หนาว' })).toEqual([planned]);
    expect(await ids({ state: 'running' })).toEqual([ending, running]);
    expect(await ids({ state: 'stopped' })).toEqual([stopped]);
    const counts = async (person = owner) => (await ask(contract.countShopCoupons, {}, person)).data;
    expect(await counts()).toEqual({ all: 4, running: 2, planned: 1, ended: 0, stopped: 1 });
    await moveClock(3);
    expect(await counts()).toEqual({ all: 4, running: 2, planned: 0, ended: 1, stopped: 1 });
    expect(await ids({ state: 'ended' })).toEqual([ending]);
    expect(await list({}, stranger)).toEqual([]);
    expect(await counts(stranger)).toEqual({ all: 0, running: 0, planned: 0, ended: 0, stopped: 0 });
  });

  test('products and categories to choose from are the shop’s own', async () => {
    const found = async (input: InputOf<typeof contract.listCouponProducts>) =>
      (await ask(contract.listCouponProducts, input)).data?.map(({ name }) => name).toSorted();
    expect(await found({})).toEqual(['Coffee Cup', 'Travel Mug']);
    expect(await found({ words: 'mug' })).toEqual(['Travel Mug']);
    expect(await found({ ids: [productId(coffee), productId(0)].join(',') })).toEqual(['Coffee Cup']);
    expect((await ask(contract.listCouponCategories, {})).data?.map(({ path, products }) => [path, products])).toEqual([
      [['Home'], 2],
      [['Home', 'Kitchen'], 2],
      [['Home', 'Kitchen', 'Cups'], 2],
    ]);
  });
});

describe('a change', () => {
  test('of everything, while nobody has received it; not over what a colleague has saved', async () => {
    const id = await add();
    const change = { percent: null, money: 500, minPrice: 900, issued: 1, scope: 'product' as const };
    expect(await outcome(contract.editCoupon, await edit(id, { ...change, productIds: [productId(mug)] }))).toBe(
      'done',
    );
    expect(await detail(id)).toMatchObject({ percent: null, money: 500, minPrice: 900, issued: 1, version: 2 });
    expect(await inVain(contract.editCoupon, await edit(id, {}, 1))).toBe('changed_meanwhile');
    expect(await inVain(contract.editCoupon, await edit(id, {}, 2), stranger)).toBe('coupon_not_found');
  });

  test('once someone has it: only name, more of them, and a later end, which holds for the copies too', async () => {
    const dates = fixed(-1, 5);
    const id = await add(dates);
    const buyer = await someone();
    await ask(receiveCoupon, { couponId: id }, buyer);
    const later = { ...dates, endsAt: days(9) };
    for (const change of [
      { percent: 11 },
      { percent: null },
      { money: 2_001 },
      { minPrice: 4_999 },
      { perPerson: 2 },
      { issued: 2 },
      { endsAt: days(4) },
      { startsAt: days(-2) },
      { day: 7, startsAt: null, endsAt: null },
      { scope: 'product' as const, productIds: [productId(mug)] },
    ])
      expect([change, await inVain(contract.editCoupon, await edit(id, { ...dates, ...change }))]).toEqual([
        change,
        'coupon_terms_fixed',
      ]);
    const change = { ...later, name: { en: 'Renamed' }, issued: 9 };
    expect(await outcome(contract.editCoupon, await edit(id, change))).toBe('done');
    expect(await detail(id)).toMatchObject({ name: 'Renamed', issued: 9, endsAt: later.endsAt });
    await deliverAllEvents();
    const { data } = await mall.ask(listOwnCoupons, {}, as(buyer.token));
    expect(data?.list).toMatchObject([{ name: 'Renamed', endsAt: later.endsAt }]);
  });

  test('a later end holds for a copy that is spent, when it comes back from an order', async () => {
    const dates = fixed(null, 1);
    const id = await add(dates);
    const buyer = await someone();
    const own = async () => (await mall.ask(listOwnCoupons, {}, as(buyer.token))).data?.list ?? [];
    await ask(receiveCoupon, { couponId: id }, buyer);
    const copies = (await own()).map((copy) => copy.id);
    await transaction((tx) => spendCoupons(tx, buyer.accountId, copies, 'PT1'));
    const endsAt = days(5);
    expect(await outcome(contract.editCoupon, await edit(id, { ...dates, endsAt }))).toBe('done');
    await moveClock(2);
    await transaction((tx) => giveBackCoupons(tx, 'PT1'));
    expect(await own()).toMatchObject([{ state: 'received', endsAt }]);
  });

  test('of one that is over: with a later end it goes on, and without one it can be renamed', async () => {
    const dates = fixed(null, 1);
    const id = await add(dates);
    await receive(id);
    await moveClock(2);
    expect((await detail(id)).state).toBe('ended');
    for (const call of [contract.stopCoupon, contract.resumeCoupon])
      expect(await inVain(call, { id })).toBe('coupon_over');
    expect(await outcome(contract.editCoupon, await edit(id, { ...dates, name: { en: 'Past' } }))).toBe('done');
    expect(await detail(id)).toMatchObject({ name: 'Past', state: 'ended' });
    expect(await outcome(contract.editCoupon, await edit(id, { ...dates, endsAt: days(5) }))).toBe('done');
    expect((await detail(id)).state).toBe('running');
    expect(await receive(id)).toBe('done');
  });
});

describe('stopped, deleted and back', () => {
  test('nobody receives what is stopped; it goes on, and whoever has it keeps it', async () => {
    const id = await add();
    const buyer = await someone();
    await ask(receiveCoupon, { couponId: id }, buyer);
    for (const _ of [1, 2]) expect(await outcome(contract.stopCoupon, { id })).toBe('done');
    expect(await receive(id)).toBe('coupon_not_found');
    expect((await mall.ask(listOwnCoupons, {}, as(buyer.token))).data?.total).toBe(1);
    for (const _ of [1, 2]) expect(await outcome(contract.resumeCoupon, { id })).toBe('done');
    expect(await receive(id)).toBe('done');
    expect(await inVain(contract.stopCoupon, { id }, stranger)).toBe('coupon_not_found');
  });

  test('deleted while nobody has it, and back for a day as it was', async () => {
    const id = await add(fixed(1, 9));
    const { savedAt: _, savedBy: __, ...before } = await detail(id);
    expect(await outcome(contract.deleteCoupon, { id })).toBe('done');
    expect(await list()).toEqual([]);
    expect(await inVain(contract.deleteCoupon, { id })).toBe('coupon_not_found');
    expect(await inVain(contract.restoreCoupon, { id }, stranger)).toBe('coupon_not_found');
    for (const _ of [1, 2]) expect(await outcome(contract.restoreCoupon, { id })).toBe('done');
    expect(await detail(id)).toMatchObject(before);
    await receive(id);
    expect(await inVain(contract.deleteCoupon, { id })).toBe('coupon_in_use');
  });

  test('back in the category that its own was merged with; not when that was deleted', async () => {
    const platform = await someone({ role: 'platform' });
    const category = async (en: string) => {
      const { data } = await ask(addCategory, { parentId: null, name: { en }, iconHash: null }, platform);
      return data?.id ?? 0;
    };
    const [from, into] = [await category('Beakers'), await category('Glasses')];
    const [merged, other] = [
      await add({ scope: 'category', categoryId: from }),
      await add({ scope: 'category', categoryId: small.categoryIds.get('home') ?? 0 }),
    ];
    for (const id of [merged, other]) await ask(contract.deleteCoupon, { id });
    expect(await outcome(mergeCategory, { id: from, intoId: into }, platform)).toBe('done');
    for (const id of [merged, other]) expect(await outcome(contract.restoreCoupon, { id })).toBe('done');
    expect((await detail(merged)).categoryName).toBe('Glasses');
    expect((await detail(other)).categoryName).toBe('Home');
    await ask(contract.deleteCoupon, { id: merged });
    expect(await outcome(deleteCategory, { id: into }, platform)).toBe('done');
    expect(await inVain(contract.restoreCoupon, { id: merged })).toBe('category_not_found');
  });

  test('the log says who did what', async () => {
    const id = await add();
    await ask(contract.editCoupon, await edit(id, { name: { en: 'Spring' } }));
    for (const call of [contract.stopCoupon, contract.resumeCoupon, contract.deleteCoupon, contract.restoreCoupon])
      await ask(call, { id });
    const { data } = await ask(listShopLog, { kind: 'coupon' });
    expect(data?.list.map(({ act, subject }) => [act, subject]).toReversed()).toEqual([
      ['coupon_added', 'Autumn'],
      ['coupon_changed', 'Spring'],
      ['coupon_stopped', 'Spring'],
      ['coupon_resumed', 'Spring'],
      ['coupon_deleted', 'Spring'],
      ['coupon_restored', 'Spring'],
    ]);
  });
});
