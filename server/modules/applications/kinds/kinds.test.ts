import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveApplication } from '#contract/applications/platform.ts';
import { applyToSell } from '#contract/applications/shopper.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import { getPlatformShop, markShop } from '#contract/shops/platform.ts';
import { setCategoryCommission } from '#contract/shops/platform-commission.ts';
import * as contract from '#contract/shops/platform-kinds.ts';
import { listShopCategories, listShopTypes } from '#contract/shops/shopper.ts';
import { getShop } from '#contract/shops/shopper-page.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anApplicationInput, aWaitingApplication, withCode } from '#tests/support/accounts/applicants.ts';
import { aBuyer, order, sendEverywhere, variantsOf } from '#tests/support/accounts/buyers.ts';
import { violations } from '#tests/support/database/audit-check.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { invalidatedTags } from '#tests/support/database/invalidated-tags.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let [ada, bob] = [] as unknown as [Person, Person];

beforeAll(async () => {
  small = await fillSmallMall();
  ada = await someone({ role: 'platform', nickname: 'Ada' });
  bob = await someone({ role: 'platform', nickname: 'Bob' });
});
beforeEach(() => mall.pool.query('delete from rate_windows'));

const info = { en: 'A licence', 'zh-CN': '营业执照' };
let made = 0;
const named = () => ({ en: `Kind ${++made}` });
const addType = async (name: { en: string; 'zh-CN'?: string } = named()) =>
  (await mall.ask(contract.addShopType, { name, info }, as(ada.token))).data?.id as number;
const addCategory = async (percent = 8, name = named()) =>
  (await mall.ask(contract.addShopCategory, { name, percent }, as(ada.token))).data?.id as number;
const all = async () => (await mall.ask(contract.listShopKinds, {}, as(ada.token))).data;
const typeOf = async (id: number) => (await all())?.types.find((row) => row.id === id);
const categoryOf = async (id: number) => (await all())?.categories.find((row) => row.id === id);
const retire = (kind: contract.ShopKind, id: number, isRetired = true, version = 1, by = ada) =>
  mall.ask(contract.retireShopKind, { kind, id, version, isRetired }, as(by.token));
const remove = (kind: contract.ShopKind, id: number, version = 1) =>
  mall.ask(contract.removeShopKind, { kind, id, version }, as(ada.token));
const newest = async () =>
  (await mall.pool.query('select act, subject, before, after from operator_log order by id desc limit 1')).rows[0];

describe('adding and renaming', () => {
  test('a type stands at the end of the list, in the applicant’s language, with its papers', async () => {
    const id = await addType({ en: 'Market  stall ', 'zh-CN': '市集摊位' });
    const { data } = await mall.ask(listShopTypes, {}, { 'x-locale': 'zh-CN' });
    expect(data?.at(-1)).toEqual({ id, name: '市集摊位', info: '营业执照', isRetired: false });
    expect(await typeOf(id)).toMatchObject({
      name: { en: 'Market stall', 'zh-CN': '市集摊位' },
      ...{ shops: 0, applications: 0, version: 1, savedBy: 'Ada' },
    });
    const after = { name: { en: 'Market stall', 'zh-CN': '市集摊位' }, info };
    expect(await newest()).toEqual({ act: 'shop_type_added', subject: 'Market stall', before: null, after });
  });

  test('a classification has its commission from the beginning', async () => {
    const id = await addCategory(12.5, { en: 'Books and paper' });
    const { data } = await mall.ask(listShopCategories, {});
    expect(data?.at(-1)).toEqual({ id, name: 'Books and paper', handlingFee: 12.5, isRetired: false });
    const after = { name: { en: 'Books and paper' }, percent: 12.5 };
    expect(await newest()).toEqual({ act: 'shop_category_added', subject: 'Books and paper', before: null, after });
  });

  test('a name that is there, in other capitals and spaces, is refused, and nothing moves', async () => {
    await addType({ en: 'Corner shop' });
    const category = await addCategory(3, { en: 'Corner shop' }); // the lists do not share their names
    const before = await databaseFingerprint(mall.pool);
    const twice = await mall.ask(contract.addShopType, { name: { en: 'CORNER  Shop' }, info }, as(bob.token));
    expect(twice).toMatchObject({ code: 409, reason: 'shop_kind_exists' });
    expect(twice.message).toBe('There is one called Corner shop already');
    const input = { id: category, version: 1, name: { en: 'everything' } };
    expect((await mall.ask(contract.editShopCategory, input, as(bob.token))).reason).toBe('shop_kind_exists');
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test('another name is on the shop’s pages and its products, and what a colleague saved meanwhile is not overwritten', async () => {
    const [shopId, productId] = [small.shopIds[1] ?? 0, small.productIds[2] as number];
    const { version = 0 } = (await typeOf(1)) ?? {};
    const rename = (en: string, by: Person) =>
      mall.ask(contract.editShopType, { id: 1, version, name: { en }, info }, as(by.token));
    expect(await invalidatedTags(mall, () => rename('Brand store', ada))).toEqual(['shop-kinds']);
    expect(await rename('Grand store', bob)).toMatchObject({
      code: 409,
      message: 'Ada changed this in the meantime. Have a look and try again',
    });
    expect((await mall.ask(getShop, { id: shopId })).data?.typeName).toBe('Brand store');
    expect((await mall.ask(getProduct, { id: productId })).data?.shop.typeName).toBe('Brand store');
    expect(await newest()).toMatchObject({
      ...{ act: 'shop_type_edited', subject: 'Flagship' },
      before: { name: { en: 'Flagship', 'zh-CN': '旗舰店' }, info: { en: 'Licence', 'zh-CN': '营业执照' } },
      after: { name: { en: 'Brand store' }, info },
    });
  });

  test('a list is not longer than applicants can read', async () => {
    const { rows } = await mall.pool.query('select count(*)::int as n from shop_categories');
    await mall.pool.query(
      `insert into shop_categories (name, commission_percent) select jsonb_build_object('en', 'Many ' || n), 1
        from generate_series(1, $1) n`,
      [100 - rows[0].n],
    );
    const answer = await mall.ask(contract.addShopCategory, { name: named(), percent: 1 }, as(ada.token));
    expect(answer.reason).toBe('too_many_shop_kinds');
    await mall.pool.query(`delete from shop_categories where name ->> 'en' like 'Many %'`);
  });
});

describe('retiring', () => {
  test('no applicant chooses it any more; an application that was sent before is approved with it', async () => {
    const categoryId = await addCategory();
    const waiting = await aWaitingApplication(mall, { ...anApplicationInput(small), categoryId });
    expect(await retire('category', categoryId)).toMatchObject({ code: 200, data: { version: 2 } });
    expect(await newest()).toMatchObject({
      ...{ act: 'shop_category_retired', before: { isRetired: false }, after: { isRetired: true } },
    });
    const person = await someone();
    const input = await withCode(mall, person, { ...anApplicationInput(small), categoryId });
    const before = await databaseFingerprint(mall.pool);
    expect(await mall.ask(applyToSell, input, as(person.token))).toMatchObject({
      ...{ code: 409, reason: 'shop_category_not_offered' },
      message: 'This classification is no longer offered: please choose another',
    });
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
    const approved = await mall.ask(approveApplication, { id: waiting.id }, as(ada.token));
    expect(approved.data).toMatchObject({ auditStatus: 'approved', categoryId });

    expect(await retire('category', categoryId, false, 2)).toMatchObject({ code: 200 });
    expect((await mall.ask(applyToSell, input, as(person.token))).code).toBe(200);
  });

  test('a shop keeps it, and no other shop is given it', async () => {
    const typeId = await addType();
    const shopId = small.shopIds[0] ?? 0;
    const shop = (await mall.ask(getPlatformShop, { id: shopId }, as(ada.token))).data;
    const before = { typeId: shop?.typeId ?? 0, isSelf: shop?.isSelf ?? false, isRecommended: false };
    await retire('type', typeId);
    const after = { ...before, typeId };
    const mark = (given: object) => mall.ask(markShop, { id: shopId, before, after, ...given }, as(ada.token));
    expect((await mark({})).reason).toBe('shop_type_not_offered');
    await retire('type', typeId, false, 2);
    expect((await mark({})).code).toBe(200);
    await retire('type', typeId, true, 3);
    expect((await mark({ before: after, after: { ...after, isRecommended: true } })).code).toBe(200);
    await mark({ before: { ...after, isRecommended: true }, after: before });
  });
});

test('a list is sorted unless a colleague has sorted, added or removed meanwhile', async () => {
  const ids = (await all())?.types.map(({ id }) => id) ?? [];
  const turned = [...ids].reverse();
  const sort = (seen: number[], wanted: number[]) =>
    mall.ask(contract.sortShopKinds, { kind: 'type', seen, ids: wanted }, as(ada.token));
  expect(await invalidatedTags(mall, () => sort(ids, turned))).toEqual(['shop-kinds']);
  expect((await mall.ask(listShopTypes, {})).data?.map(({ id }) => id)).toEqual(turned);
  expect(await newest()).toMatchObject({ act: 'shop_types_sorted', before: { ids }, after: { ids: turned } });
  expect((await sort(ids, turned)).reason).toBe('changed_meanwhile');
  const added = await addType();
  expect((await mall.ask(listShopTypes, {})).data?.at(-1)?.id).toBe(added);
  expect((await sort(turned, ids)).reason).toBe('changed_meanwhile');
  expect((await sort([...turned, added], turned)).code).toBe(400);
});

describe('removing', () => {
  test('what shops or applications have is not removed, and it says how many', async () => {
    const typeId = await addType();
    await aWaitingApplication(mall, { ...anApplicationInput(small), typeId });
    const before = await databaseFingerprint(mall.pool);
    expect(await remove('type', typeId)).toMatchObject({
      ...{ code: 409, reason: 'shop_kind_in_use' },
      message: '0 shops and 1 application still have it: move them to another first, or retire it',
    });
    const { version = 0 } = (await categoryOf(1)) ?? {};
    expect((await remove('category', 1, version)).reason).toBe('shop_kind_in_use');
    expect(await databaseFingerprint(mall.pool)).toEqual(before);
  });

  test('what nobody has is gone, with the rates of a classification', async () => {
    const categoryId = await addCategory(4);
    const rate = { categoryId, percent: 5, startsAt: null, newest: null, reason: 'Agreed' };
    await mall.ask(setCategoryCommission, rate, as(ada.token));
    expect((await remove('category', categoryId, 2)).reason).toBe('changed_meanwhile');
    expect((await remove('category', categoryId)).code).toBe(200);
    expect(await newest()).toMatchObject({ act: 'shop_category_removed', before: { percent: 4 }, after: null });
    expect(await categoryOf(categoryId)).toBeUndefined();
    expect((await remove('category', categoryId)).reason).toBe('shop_kind_not_found');
  });
});

describe('moving all shops', () => {
  const move = (kind: contract.ShopKind, id: number, intoId: number, version = 1, intoVersion = 1) =>
    mall.ask(contract.moveShopsOfKind, { kind, id, version, intoId, intoVersion }, as(ada.token));

  test('shops and applications have the other one then; orders placed before keep their commission', async () => {
    await sendEverywhere(small);
    const variant = await variantsOf(mall, small);
    await mall.pool.query('update skus set on_hand = 1000, opening = 1000 where on_hand > 0');
    const ana = await aBuyer();
    const placed = async () => (await order(mall, ana, variant(1))).orderNo;
    const commissionOf = async (number: string) => {
      const { rows } = await mall.pool.query(
        'select o.commission from orders o join payments t on t.id = o.payment_id where t.number = $1',
        [number],
      );
      return rows[0].commission;
    };
    const earlier = await placed();
    expect(await commissionOf(earlier)).toBe(128); // 5% of $25.50
    const { id: applicationId } = await aWaitingApplication(mall, anApplicationInput(small));
    const intoId = await addCategory(10);
    const [from, shops] = [await categoryOf(1), (await categoryOf(1))?.shops ?? 0];
    expect(await invalidatedTags(mall, () => move('category', 1, intoId, from?.version))).toEqual([
      ...['shops', 'shop-kinds'],
    ]);
    const after = { id: intoId, name: expect.any(String), shops, applications: from?.applications };
    expect(await newest()).toMatchObject({ act: 'shop_category_moved', before: { id: 1 }, after });
    expect(await categoryOf(1)).toMatchObject({ shops: 0, applications: 0 });
    expect(await categoryOf(intoId)).toMatchObject({ shops, applications: from?.applications });
    const { rows } = await mall.pool.query('select category_id from applications where id = $1', [applicationId]);
    expect(rows).toEqual([{ category_id: intoId }]);
    expect(await commissionOf(earlier)).toBe(128);
    expect(await commissionOf(await placed())).toBe(255);
    expect(await violations()).toEqual([]);

    // Twice the same, by a colleague who has not seen it: nothing is moved.
    expect((await move('category', 1, intoId, from?.version)).reason).toBe('changed_meanwhile');
    const back = await categoryOf(1);
    expect((await move('category', intoId, 1, 1, back?.version)).data).toEqual({
      ...{ shops, applications: from?.applications },
    });
  });

  test('more shops than one statement writes are all moved', async () => {
    const [from, into] = [await addType(), await addType()];
    await mall.pool.query(
      `insert into shops (name, type_id, category_id, avatar_hash, back_hash, street_hash)
        select jsonb_build_object('en', 'Stall ' || n), $1, category_id, avatar_hash, back_hash, street_hash
        from shops, generate_series(1, 2001) n where id = $2`,
      [from, small.shopIds[0]],
    );
    expect((await move('type', from, into)).data).toEqual({ shops: 2001, applications: 0 });
    expect(await typeOf(into)).toMatchObject({ shops: 2001 });
  });

  test('not to itself, not to one that is retired, gone or changed', async () => {
    const [from, into] = [await addType(), await addType()];
    expect((await move('type', from, from)).code).toBe(400);
    expect((await move('type', from, 999_999)).reason).toBe('shop_kind_not_found');
    expect((await move('type', from, into, 1, 2)).reason).toBe('changed_meanwhile');
    await retire('type', into);
    expect((await move('type', from, into, 1, 2)).reason).toBe('shop_type_not_offered');
  });
});
