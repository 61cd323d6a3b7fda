import { beforeAll, expect, test } from 'vitest';
import { addBrand, editBrand, listBrands, mergeBrands } from '#contract/catalogue/platform-brands.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { searchProducts } from '#contract/search/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { publishProducts } from '#server/modules/catalogue/index.ts';
import { as, type Person, someone } from '#tests/support/accounts/accounts.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents, fillSearchMall } from '#tests/support/mall/search-mall.ts';

// Products are found by their brand, and filtered by it.

const mall = openMallUnderTest();
let operator: Person;
let [zephyr, boreas, unused] = [0, 0, 0];

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(operator.token));
const add = async (name: { en: string; 'zh-CN'?: string }) =>
  (await ask(addBrand, { name, logoHash: null, place: null })).data?.id as number;

beforeAll(async () => {
  operator = await someone({ role: 'platform' });
  const { wantedIds } = await fillSearchMall([
    { name: 'Running Shoes', sales: 10, colours: ['Blue'] },
    { name: 'Trail Shoes', sales: 500, colours: ['Red'] },
    { name: 'Shoe Rack', sales: 900 },
    { name: 'Plain Shoes', sales: 5 },
  ]);
  zephyr = await add({ en: 'Zephyr', 'zh-CN': '西风' });
  boreas = await add({ en: 'Boreas' });
  unused = await add({ en: 'Unused' });
  await transaction(async (tx) => {
    const pairs = [zephyr, boreas, zephyr].map((brandId, at) => [wantedIds[at], brandId]);
    for (const [id, brandId] of pairs)
      await mall.pool.query('update products set brand_id = $2 where id = $1', [id, brandId]);
    await publishProducts(tx, wantedIds);
  });
  await deliverAllEvents();
});

async function found(input: InputOf<typeof searchProducts>, locale = 'en') {
  const { data, message } = await mall.ask(searchProducts, input, { 'x-locale': locale });
  if (!data) throw new Error(message);
  return { names: data.list.map(({ name }) => name), brands: data.facets.brands };
}
const counted = async (input: InputOf<typeof searchProducts>) =>
  (await found(input)).brands.map(({ name, count, isChosen }) => [name, count, isChosen]);

test('the words of a brand find its products, in any of its languages', async () => {
  expect((await found({ title: 'zephyr shoes' })).names.toSorted()).toEqual(['Running Shoes', 'Shoe Rack']);
  expect((await found({ title: '西风' }, 'zh-CN')).names.toSorted()).toEqual(['Running Shoes', 'Shoe Rack']);
});

test('brands are counted, and two of them are alternatives', async () => {
  expect(await counted({ title: 'shoes' })).toEqual([
    ['Zephyr', 2, false],
    ['Boreas', 1, false],
  ]);
  expect((await found({ title: 'shoes', brand: String(boreas) })).names).toEqual(['Trail Shoes']);
  expect(await counted({ title: 'shoes', brand: String(boreas) })).toEqual([
    ['Zephyr', 2, false],
    ['Boreas', 1, true],
  ]);
  expect((await found({ title: 'shoes', brand: `${boreas},${zephyr}` })).names).toHaveLength(3);
  expect((await found({ brandId: zephyr })).names.toSorted()).toEqual(['Running Shoes', 'Shoe Rack']);
});

test('a chosen brand has its name also where nothing of it is found, and an unknown one finds nothing', async () => {
  expect(await counted({ title: 'shoes', brand: String(unused) })).toEqual([
    ['Zephyr', 2, false],
    ['Boreas', 1, false],
    ['Unused', 0, true],
  ]);
  expect((await found({ brand: '999999999' })).names).toEqual([]);
});

test('two names of the filter that differ are refused, as is what is no list of ids', async () => {
  const refusal = async (input: InputOf<typeof searchProducts>) => (await mall.ask(searchProducts, input)).reason;
  expect(await refusal({ brand: String(zephyr), brandId: boreas })).toBe('bad_input');
  expect(await refusal({ brand: '1,x' })).toBe('bad_input');
});

test('a hidden brand is no filter; a renamed one is found by its new name; a merged one moves its products', async () => {
  const { data } = await ask(listBrands, { words: 'zephyr' });
  const [row] = data?.list ?? [];
  const edit = (change: object, version: number) =>
    ask(editBrand, {
      ...{ id: zephyr, version, name: { en: 'Zephyr' }, logoHash: null, place: null, isShown: true },
      ...change,
    });
  await edit({ isShown: false }, row?.version ?? 0);
  await deliverAllEvents();
  expect(await counted({ title: 'shoes' })).toEqual([['Boreas', 1, false]]);
  await edit({ name: { en: 'Mistral' } }, (row?.version ?? 0) + 1);
  await deliverAllEvents();
  expect((await found({ title: 'mistral' })).names.toSorted()).toEqual(['Running Shoes', 'Shoe Rack']);
  expect(await counted({ title: 'shoes' })).toContainEqual(['Mistral', 2, false]);
  await ask(mergeBrands, { id: zephyr, intoId: boreas });
  await deliverAllEvents();
  expect(await counted({ title: 'shoes' })).toEqual([['Boreas', 3, false]]);
  expect((await found({ title: 'boreas' })).names).toHaveLength(3);
});
