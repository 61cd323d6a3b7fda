import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { CategorySpec } from '#contract/catalogue/category-specs.ts';
import { listCategorySpecs } from '#contract/catalogue/merchant.ts';
import { submitDraft } from '#contract/catalogue/merchant-drafts.ts';
import * as platform from '#contract/catalogue/platform-categories.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller, changeProduct, sendProduct } from '#tests/support/accounts/sellers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let operator: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await aSeller(mall, small);
  operator = await someone({ role: 'platform' });
});

beforeEach(() => mall.pool.query('delete from category_specs'));

const brand: CategorySpec = { name: { en: 'Brand' }, isRequired: false, choices: [] };
const material: CategorySpec = {
  name: { en: 'Material', th: 'วัสดุ' },
  isRequired: true,
  choices: [{ en: 'Steel', th: 'เหล็ก' }],
};
const cups = () => small.categoryIds.get('cups') as number;
const aboveCups = async () =>
  (await mall.pool.query('select parent_id from categories where id = $1', [cups()])).rows[0].parent_id as number;

const setSpecs = (categoryId: number, specs: CategorySpec[], version = 0) =>
  mall.ask(platform.setCategorySpecs, { categoryId, version, specs }, as(operator.token));
const listed = async () => (await mall.ask(listCategorySpecs, { categoryId: cups() }, as(owner.token))).data;

test('a shop is asked for what its category and those above it ask for', async () => {
  expect(await listed()).toEqual([]);
  expect((await setSpecs(await aboveCups(), [brand])).data).toEqual({
    categoryId: await aboveCups(),
    version: 1,
    specs: [brand],
  });
  await setSpecs(cups(), [material]);
  expect(await listed()).toEqual([brand, material]);
  const { data } = await mall.ask(platform.getCategorySpecs, { categoryId: cups() }, as(operator.token));
  expect(data).toEqual({ categoryId: cups(), version: 1, specs: [material] });
});

test('of two who change what is asked for, the second learns it', async () => {
  await setSpecs(cups(), [brand]);
  expect((await setSpecs(cups(), [material])).reason).toBe('changed_meanwhile');
  expect((await setSpecs(cups(), [material], 1)).data).toMatchObject({ version: 2 });
  expect((await setSpecs(cups(), [brand], 1)).reason).toBe('changed_meanwhile');
  expect(await listed()).toEqual([material]);
});

test('a name twice, a name without English, and a category that is not there are refused with their field', async () => {
  const twice = [material, { ...material, name: { en: 'MATERIAL ' } }];
  expect(await setSpecs(cups(), twice)).toMatchObject({ reason: 'bad_input', field: 'specs' });
  expect(await setSpecs(cups(), [{ ...material, name: { th: 'วัสดุ' } }])).toMatchObject({
    reason: 'bad_input',
    field: 'specs.0.name',
  });
  expect(await setSpecs(999_999, [material])).toMatchObject({ reason: 'bad_input', field: 'categoryId' });
});

test('a product without what is required is not published, and stays on sale as it is', async () => {
  await setSpecs(cups(), [material]);
  const productId = small.productIds[2] as number;
  const seen = await changeProduct(mall, owner, productId, { weightGrams: 777, specs: [] });
  expect(await mall.ask(submitDraft, seen, as(owner.token))).toMatchObject({
    code: 400,
    reason: 'bad_input',
    field: 'specs.Material',
  });
  const { rows } = await mall.pool.query('select is_on_sale, weight_grams from products where id = $1', [productId]);
  expect(rows).toEqual([{ is_on_sale: true, weight_grams: 500 }]);
  const specs = [{ name: { en: 'material' }, value: { en: 'Steel' } }];
  expect(await sendProduct(mall, owner, productId, { specs })).toMatchObject({ state: 'on_sale' });
});
