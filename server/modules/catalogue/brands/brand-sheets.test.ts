import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportProducts } from '#contract/catalogue/merchant-export.ts';
import * as contract from '#contract/catalogue/merchant-import.ts';
import { addBrand, deleteBrand, mergeBrands } from '#contract/catalogue/platform-brands.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { aSeller, sendProduct } from '#tests/support/accounts/sellers.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { checkRows } from '#tests/support/mall/sheet-imports.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

// The column for brands in exports and imports.

const mall = openMallUnderTest();
let small: SmallMall;
let owner: Person;
let operator: Person;

beforeAll(async () => {
  small = await fillSmallMall();
  owner = await aSeller(mall, small);
  operator = await someone({ role: 'platform' });
});
beforeEach(() => mall.pool.query(`delete from product_imports where state = 'open'; delete from product_drafts`));

const ask = <C extends Call>(call: C, input: InputOf<C>, by = owner) => mall.ask(call, input, as(by.token));
const mug = () => small.productIds[2] as number;
let made = 0;
async function add(more: object = {}) {
  const name = { en: `Kiln ${++made}`, ...more };
  const { data } = await ask(addBrand, { name, logoHash: null, place: null }, operator);
  return { id: data?.id as number, name: name.en };
}
const checked = (brand: string) => checkRows(mall, owner, [[{ product: String(mug()), brand }]]);
const brandOf = async () =>
  (await mall.pool.query('select brand_id as id from products where id = $1', [mug()])).rows[0].id;

test('an export names the brand, and an import finds it however it is written', async () => {
  const [kiln, other] = [await add({ 'zh-CN': '蓝窑' }), await add()];
  await sendProduct(mall, owner, mug(), { brandId: kiln.id });
  const { data } = await ask(exportProducts, { ids: String(mug()) });
  expect(data?.products[0]?.[0]?.brand).toBe(kiln.name);
  for (const same of [kiln.name, ` ${kiln.name.toUpperCase()} `, '蓝 窑'])
    expect((await checked(same)).counts).toMatchObject({ unchanged: 1, error: 0 });
  const { id, counts } = await checked(other.name);
  expect(counts).toMatchObject({ change: 1, error: 0 });
  expect((await ask(contract.applyImport, { id })).data?.state).toBe('applied');
  expect(await brandOf()).toBe(other.id);
  expect((await ask(contract.undoImport, { id })).data?.state).toBe('undone');
  expect(await brandOf()).toBe(kiln.id);
  const { id: none } = await checked('');
  await ask(contract.applyImport, { id: none });
  expect(await brandOf()).toBeNull();
});

test('a dry run names a brand that the mall does not have', async () => {
  const { id, counts } = await checked('Nobody & Sons');
  expect(counts).toMatchObject({ change: 0, error: 1 });
  const { data } = await ask(contract.listImportProblems, { id });
  expect(data?.list).toMatchObject([{ row: 2, field: 'brand', reason: 'unknown_brand', given: 'Nobody & Sons' }]);
});

test('an import whose brand was deleted since it was checked has to be checked again', async () => {
  const { id: brandId, name } = await add();
  const { id } = await checked(name);
  expect((await ask(deleteBrand, { id: brandId }, operator)).code).toBe(200);
  expect((await ask(contract.applyImport, { id })).reason).toBe('import_outdated');
  expect(await brandOf()).toBeNull();
});

test('taking an import back leaves out a brand that was merged away', async () => {
  const [before, after] = [await add(), await add()];
  await sendProduct(mall, owner, mug(), { brandId: before.id });
  const { id } = await checked(after.name);
  await ask(contract.applyImport, { id });
  await ask(mergeBrands, { id: before.id, intoId: after.id }, operator);
  expect((await ask(contract.undoImport, { id })).data?.state).toBe('undone');
  expect(await brandOf()).toBeNull();
});
