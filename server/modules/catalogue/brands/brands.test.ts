import { beforeAll, expect, test } from 'vitest';
import { searchBrands } from '#contract/catalogue/merchant-brands.ts';
import { submitDraft } from '#contract/catalogue/merchant-drafts.ts';
import * as contract from '#contract/catalogue/platform-brands.ts';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { listOperatorLog } from '#contract/operators/platform-log.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { aSeller, changeProduct, sendProduct } from '#tests/support/accounts/sellers.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let operator: Person;
let owner: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  operator = await anOperator(['products']);
  owner = await aSeller(mall, small);
});

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(operator.token));
const add = async (en: string, more: object = {}, place: number | null = null) =>
  (await ask(contract.addBrand, { name: { en, ...more }, logoHash: null, place })).data?.id as number;
const listed = async (input: InputOf<typeof contract.listBrands> = {}) => (await ask(contract.listBrands, input)).data;
const rowOf = async (id: number) => (await listed({ limit: 100 }))?.list.find((brand) => brand.id === id);
const offered = async (input: InputOf<typeof searchBrands>, locale = 'en') =>
  (await mall.ask(searchBrands, input, { ...as(owner.token), 'x-locale': locale })).data;
const mug = () => small.productIds[2] as number;
const brandOf = async (id: number, locale = 'en') =>
  (await mall.ask(getProduct, { id }, { 'x-locale': locale })).data?.brand;
const edit = async (id: number, change: object) => {
  const { name, logoHash, place, isShown, version } = (await rowOf(id)) as contract.PlatformBrand;
  return ask(contract.editBrand, { id, name, logoHash, place, isShown, version, ...change });
};

test('brands are found by a name in any language, and stand in their place or by the alphabet', async () => {
  await add('Zephyr', { 'zh-CN': '西风', th: ' ' });
  await add('apex');
  await add('Meridian', {}, 1);
  expect((await listed())?.list.map(({ name, place }) => [name, place])).toEqual([
    [{ en: 'Meridian' }, 1],
    [{ en: 'apex' }, null],
    [{ en: 'Zephyr', 'zh-CN': '西风' }, null],
  ]);
  expect((await listed({ sort: 'name', limit: 2 }))?.list.map(({ name }) => name.en)).toEqual(['apex', 'Meridian']);
  expect(await listed({ words: '西' })).toMatchObject({
    total: 1,
    list: [{ name: { en: 'Zephyr' }, savedBy: 'Somebody' }],
  });
  expect((await offered({ words: 'ZEPH' }, 'zh-CN'))?.map(({ name }) => name)).toEqual(['西风']);
  expect((await offered({}))?.map(({ name }) => name)).toEqual(['Meridian', 'apex', 'Zephyr']);
});

test('a name is taken whatever its capitals and spaces; a picture must be one of the mall', async () => {
  const id = await add('North  Wind');
  expect((await rowOf(id))?.name).toEqual({ en: 'North Wind' });
  const before = await databaseFingerprint(mall.pool);
  const twin = await ask(contract.addBrand, { name: { en: ' northWIND ' }, logoHash: null, place: null });
  expect([twin.code, twin.reason, twin.message]).toEqual([409, 'brand_exists', expect.stringContaining('North Wind')]);
  expect((await edit(id, { name: { en: 'APEX' } })).reason).toBe('brand_exists');
  const unknown = await ask(contract.addBrand, { name: { en: 'South' }, logoHash: 'f'.repeat(32), place: null });
  expect(unknown.reason).toBe('picture_unknown');
  expect((await ask(contract.addBrand, { name: { en: ' ' }, logoHash: null, place: 0 })).field).toBe('name.en');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  expect((await edit(id, { name: { en: 'NORTH WIND' }, logoHash: small.pictureHash })).code).toBe(200);
});

test('a product takes a brand, its page names it in every language, and versions tell it', async () => {
  const id = await add('Kiln', { 'zh-CN': '窑' });
  await sendProduct(mall, owner, mug(), { brandId: id });
  expect(await brandOf(mug())).toEqual({ id, name: 'Kiln', logo: null });
  expect((await brandOf(mug(), 'zh-CN'))?.name).toBe('窑');
  expect((await brandOf(mug(), 'fr'))?.name).toBe('Kiln');
  const { rows } = await mall.pool.query(
    'select changed from product_versions where product_id = $1 order by number desc limit 1',
    [mug()],
  );
  expect(rows[0].changed).toEqual(['brandId']);
  expect((await rowOf(id))?.productCount).toBe(1);
  await edit(id, { name: { en: 'Kiln & Co' }, logoHash: small.pictureHash });
  expect(await brandOf(mug())).toMatchObject({ name: 'Kiln & Co', logo: { url: `/media/${small.pictureHash}` } });
  await sendProduct(mall, owner, mug(), { brandId: null });
  expect(await brandOf(mug())).toBeNull();
});

test('a brand that is not there is refused at its field, and nothing moves', async () => {
  const { id, version } = await changeProduct(mall, owner, mug(), { brandId: 999_999 });
  const before = await databaseFingerprint(mall.pool);
  const refused = await mall.ask(submitDraft, { id, version }, as(owner.token));
  expect(refused).toMatchObject({ code: 400, reason: 'bad_input', field: 'brandId' });
  expect(refused.message).toContain('no longer exists');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  await mall.pool.query('delete from product_drafts');
});

test('a hidden brand is offered to nobody and named to nobody; products keep it, and can be published', async () => {
  const id = await add('Veiled');
  await sendProduct(mall, owner, mug(), { brandId: id });
  expect((await edit(id, { isShown: false })).code).toBe(200);
  expect(await offered({ words: 'veiled' })).toEqual([]);
  expect(await offered({ id })).toEqual([{ id, name: 'Veiled', isShown: false }]);
  expect(await brandOf(mug())).toBeNull();
  await sendProduct(mall, owner, mug(), { weightGrams: 641 });
  expect(await rowOf(id)).toMatchObject({ isShown: false, productCount: 1 });
  expect((await listed({ state: 'hidden' }))?.list.map((brand) => brand.id)).toEqual([id]);
  await edit(id, { isShown: true });
  expect((await brandOf(mug()))?.name).toBe('Veiled');
});

test('of two who change it, the second learns who was first', async () => {
  const id = await add('Twofold');
  const version = (await rowOf(id))?.version;
  expect((await edit(id, { place: 4 })).data).toEqual({ version: 2 });
  const refused = await edit(id, { place: 5, version });
  expect([refused.reason, refused.message]).toEqual(['changed_meanwhile', expect.stringContaining('Somebody')]);
  expect((await rowOf(id))?.place).toBe(4);
  expect((await ask(contract.deleteBrand, { id })).code).toBe(200);
});

test('merging moves products and drafts; what is used is not deleted, and the refusal says by what', async () => {
  const [from, into] = [await add('Old Name'), await add('New Name')];
  await sendProduct(mall, owner, mug(), { brandId: from });
  const draft = await changeProduct(mall, owner, mug(), { weightGrams: 650 });
  expect((await ask(contract.getBrandUse, { id: from })).data).toEqual({ products: 1, drafts: 1 });
  const before = await databaseFingerprint(mall.pool);
  const used = await ask(contract.deleteBrand, { id: from });
  expect([used.code, used.reason, used.message]).toEqual([
    409,
    'brand_in_use',
    expect.stringContaining('1 product and 1 draft'),
  ]);
  expect((await ask(contract.mergeBrands, { id: from, intoId: from })).reason).toBe('brand_into_itself');
  expect((await ask(contract.mergeBrands, { id: from, intoId: 999_999 })).reason).toBe('brand_not_found');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
  expect((await ask(contract.mergeBrands, { id: from, intoId: into })).data).toEqual({ products: 1 });
  expect(await brandOf(mug())).toEqual({ id: into, name: 'New Name', logo: null });
  const { rows } = await mall.pool.query(
    `select brand_id as id, content ->> 'brandId' as written from product_drafts where id = $1`,
    [draft.id],
  );
  expect(rows).toEqual([{ id: into, written: String(into) }]);
  expect((await ask(contract.mergeBrands, { id: from, intoId: into })).reason).toBe('brand_not_found');
  expect((await ask(contract.getBrandUse, { id: from })).reason).toBe('brand_not_found');
  await mall.pool.query('delete from product_drafts');
  await sendProduct(mall, owner, mug(), { brandId: null });
  expect((await ask(contract.deleteBrand, { id: into })).code).toBe(200);
});

test('the log says who did what', async () => {
  const administrator = await someone({ role: 'platform' });
  const { data } = await mall.ask(listOperatorLog, { kind: 'brand' }, as(administrator.token));
  expect(data?.list.slice(0, 2).map(({ act, subject, after }) => [act, subject, after])).toEqual([
    ['brand_deleted', 'New Name', null],
    ['brands_merged', 'Old Name', { into: 'New Name', products: 1, drafts: 1 }],
  ]);
  expect(new Set(data?.list.map(({ act }) => act))).toEqual(
    new Set(['brand_added', 'brand_edited', 'brands_merged', 'brand_deleted']),
  );
});

test('only operators with the scope see or change brands; shops only choose', async () => {
  const other = await anOperator(['finance']);
  for (const person of [other, owner])
    expect((await mall.ask(contract.listBrands, {}, as(person.token))).reason).toBe('not_allowed');
  expect((await mall.ask(searchBrands, {}, as(operator.token))).reason).toBe('not_allowed');
});
