import { beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/catalogue/platform-categories.ts';
import { listCategories } from '#contract/catalogue/shopper.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { databaseFingerprint } from '#tests/support/database/database-fingerprint.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let operator: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  operator = await someone({ role: 'platform', nickname: 'Ada' });
});

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(operator.token));
const add = async (en: string, parentId: number | null = null) =>
  (await ask(contract.addCategory, { parentId, name: { en }, iconHash: null })).data?.id as number;
const cups = () => small.categoryIds.get('cups') as number;

async function rowOf(id: number) {
  return (await ask(contract.listAllCategories, {})).data?.find((row) => row.id === id);
}
const below = async (parentId: number | null) =>
  (await ask(contract.listAllCategories, {})).data
    ?.filter((row) => row.parentId === parentId)
    .map(({ name }) => name.en);

test('a category is added last, on the level below its parent, and shoppers see it', async () => {
  const garden = await add('Garden');
  const tools = await add('Tools', garden);
  const spades = await add('Spades', tools);
  expect(await rowOf(spades)).toMatchObject({
    ...{ parentId: tools, level: 3, name: { en: 'Spades' }, isShown: true, productCount: 0, specCount: 0, version: 1 },
    savedBy: 'Ada',
  });
  const { data } = await mall.ask(listCategories, {});
  expect(data?.at(-1)).toMatchObject({
    name: 'Garden',
    childList: [{ name: 'Tools', childList: [{ name: 'Spades' }] }],
  });
  const before = await databaseFingerprint(mall.pool);
  expect((await ask(contract.addCategory, { parentId: spades, name: { en: 'Small' }, iconHash: null })).reason).toBe(
    'category_too_deep',
  );
  expect((await ask(contract.addCategory, { parentId: cups(), name: { en: 'Mugs' }, iconHash: null })).reason).toBe(
    'category_too_deep',
  );
  expect((await ask(contract.addCategory, { parentId: 999_999, name: { en: 'X' }, iconHash: null })).reason).toBe(
    'category_not_found',
  );
  expect(
    (await ask(contract.addCategory, { parentId: null, name: { en: 'X' }, iconHash: 'f'.repeat(32) })).reason,
  ).toBe('picture_unknown');
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('of two who rename it, the second learns who was first; empty languages are left out', async () => {
  const id = await add('Toys');
  const edit = (name: { en: string; th?: string }, version: number, isShown = true) =>
    ask(contract.editCategory, { id, version, name, iconHash: null, isShown });
  expect((await edit({ en: 'Games', th: ' ' }, 1)).data).toEqual({ version: 2 });
  expect(await rowOf(id)).toMatchObject({ name: { en: 'Games' }, version: 2 });
  const refused = await edit({ en: 'Play' }, 1);
  expect([refused.reason, refused.message]).toEqual(['changed_meanwhile', expect.stringContaining('Ada')]);
  expect((await rowOf(id))?.name).toEqual({ en: 'Games' });
  await edit({ en: 'Games' }, 2, false);
  expect((await mall.ask(listCategories, {})).data?.map(({ name }) => name)).not.toContain('Games');
});

test('a category is moved with all below it, before another or last; circles and a fourth level are refused', async () => {
  const [north, south] = [await add('North'), await add('South')];
  const east = await add('East', north);
  const far = await add('Far', east);
  const west = await add('West', south);
  const move = (id: number, parentId: number | null, beforeId: number | null = null) =>
    ask(contract.moveCategory, { id, parentId, beforeId });
  expect((await move(east, south, west)).code).toBe(200);
  expect(await below(south)).toEqual(['East', 'West']);
  expect(await rowOf(far)).toMatchObject({ parentId: east, level: 3 });
  expect((await move(east, null, north)).code).toBe(200);
  expect([(await rowOf(east))?.level, (await rowOf(far))?.level]).toEqual([1, 2]);
  const before = await databaseFingerprint(mall.pool);
  expect((await move(east, far)).reason).toBe('category_within_itself');
  expect((await move(east, west)).reason).toBe('category_too_deep');
  expect((await move(west, cups())).reason).toBe('category_too_deep');
  expect((await move(west, south, north)).reason).toBe('changed_meanwhile'); // it is not there any more
  expect(await databaseFingerprint(mall.pool)).toEqual(before);
});

test('nothing goes below a category with products, and such a category is not deleted', async () => {
  const top = await add('Flat');
  await mall.pool.query('update products set category_id = $1 where id = $2', [top, small.productIds[0]]);
  const refused = await ask(contract.addCategory, { parentId: top, name: { en: 'Mugs' }, iconHash: null });
  expect([refused.reason, refused.message]).toEqual(['category_has_products', expect.stringContaining('Flat')]);
  expect((await ask(contract.deleteCategory, { id: top })).reason).toBe('category_not_empty');
  const empty = await add('Empty');
  expect((await ask(contract.deleteCategory, { id: empty })).code).toBe(200);
  expect((await ask(contract.deleteCategory, { id: empty })).reason).toBe('category_not_found');
});

test('merging moves products, drafts, coupons and specifications, and leaves nothing behind', async () => {
  const [from, into] = [await add('Beakers'), await add('Glasses')];
  const material = { name: { en: 'Material' }, isRequired: true, choices: [] };
  const volume = { name: { en: 'Volume' }, isRequired: false, choices: [] };
  await ask(contract.setCategorySpecs, { categoryId: from, version: 0, specs: [material, volume] });
  await ask(contract.setCategorySpecs, { categoryId: into, version: 0, specs: [{ ...material, isRequired: false }] });
  const [productId] = small.productIds;
  await mall.pool.query('update products set category_id = $1 where id = $2', [from, productId]);
  await mall.pool.query(
    `insert into coupons (name, scope, category_id, minimum_spend, discount, valid_days, issued)
    values ('{"en": "Glass"}', 'category', $1, 1000, 100, 5, 10)`,
    [from],
  );
  expect((await ask(contract.getCategoryUse, { id: from })).data).toEqual({
    ...{ categories: 0, products: 1, drafts: 0, coupons: 1, specs: 2 },
  });
  expect((await ask(contract.mergeCategory, { id: from, intoId: from })).reason).toBe('category_within_itself');
  expect((await ask(contract.mergeCategory, { id: from, intoId: into })).data).toEqual({ products: 1 });
  expect(await rowOf(from)).toBeUndefined();
  expect(await rowOf(into)).toMatchObject({ productCount: 1, specCount: 2 });
  expect((await ask(contract.getCategorySpecs, { categoryId: into })).data).toEqual({
    ...{ categoryId: into, version: 2, specs: [{ ...material, isRequired: false }, volume] },
  });
  expect((await ask(contract.getCategoryUse, { id: into })).data?.coupons).toBe(1);
  expect((await ask(contract.mergeCategory, { id: from, intoId: into })).reason).toBe('category_not_found');
});

test('merging takes the categories below along, unless the other has products of its own', async () => {
  const [from, into] = [await add('Old'), await add('New')];
  await add('Inner', from);
  await add('Other', into);
  expect((await ask(contract.mergeCategory, { id: from, intoId: into })).data).toEqual({ products: 0 });
  expect(await below(into)).toEqual(['Other', 'Inner']);
  const flat = await add('Single');
  await mall.pool.query('update products set category_id = $1 where id = $2', [flat, small.productIds[1]]);
  expect((await ask(contract.mergeCategory, { id: into, intoId: flat })).reason).toBe('category_has_products');
  expect((await ask(contract.mergeCategory, { id: flat, intoId: into })).reason).toBe('category_has_products');
  expect(await below(into)).toEqual(['Other', 'Inner']);
});
