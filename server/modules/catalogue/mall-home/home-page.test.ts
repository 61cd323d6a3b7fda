import { beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/catalogue/platform-home.ts';
import { type HomePageBlock, listHomeBlocks } from '#contract/catalogue/shopper-home.ts';
import type { MallBlock, MallBlockOf } from '#contract/content/face.ts';
import { getFace, publishFace, saveFaceDraft } from '#contract/content/platform-face.ts';
import type { Call, InputOf } from '#contract/core/call.ts';
import { as, type Person } from '#tests/support/accounts/accounts.ts';
import { anOperator } from '#tests/support/accounts/operators.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSmallMall, type SmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest({ DEMO: '1' });
let small: SmallMall;
let operator: Person;
beforeAll(async () => {
  small = await fillSmallMall();
  operator = await anOperator(['content']);
});

const ask = <C extends Call>(call: C, input: InputOf<C>) => mall.ask(call, input, as(operator.token));
const always = { isOn: true, from: null, until: null };
const top: MallBlock = { ...always, key: 'banners', kind: 'banners', slides: [] };
const row = (change: Partial<MallBlockOf<'products'>>): MallBlock => ({
  ...{ ...always, key: 'row', kind: 'products', title: { en: 'For you', 'zh-CN': '为您推荐' } },
  ...{ source: 'chosen', productIds: [], categoryId: null, count: 5 },
  ...change,
});
const productId = (at: number) => small.productIds[at] ?? 0;

async function publish(...blocks: MallBlock[]): Promise<void> {
  const { data } = await ask(getFace, { name: 'home' });
  const change = { name: 'home' as const, version: data?.version ?? 0, value: { blocks: [top, ...blocks] } };
  expect((await ask(publishFace, change)).code).toBe(200);
}
const shown = async (locale = 'en') => (await mall.ask(listHomeBlocks, {}, { 'x-locale': locale })).data ?? [];
const namesOf = (blocks: readonly HomePageBlock[]) =>
  blocks.map((block) => (block.kind === 'products' ? block.products.map(({ id }) => id) : block.kind));

test('a new mall shows all blocks that it can', async () => {
  expect(namesOf(await shown())).toEqual(['flash', 'activities', 'shops', 'activities', 'adverts', 'recommended']);
});

test('rows show products that were chosen, in their order, or those of a category', async () => {
  await publish(row({ productIds: [productId(2), productId(1)] }));
  expect(namesOf(await shown())).toEqual([[productId(2), productId(1)]]);
  expect((await shown('zh-CN'))[0]).toMatchObject({ title: '为您推荐', categoryId: null });
  expect((await shown('th'))[0]).toMatchObject({ title: 'For you' });
  const { rows } = await mall.pool.query('select category_id as id from products where id = $1', [productId(1)]);
  await publish(row({ source: 'category', categoryId: rows[0].id, count: 20 }));
  const [ofCategory] = await shown();
  expect(ofCategory).toMatchObject({ kind: 'products', categoryId: rows[0].id });
  expect(namesOf(ofCategory ? [ofCategory] : []).flat()).toContain(productId(1));
});

test('a block that is off, over, or has nothing on it is left out', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await publish(
    row({ key: 'empty' }),
    row({ key: 'off', isOn: false, productIds: [productId(1)] }),
    row({ key: 'over', until: hourAgo, productIds: [productId(1)] }),
    { ...always, key: 'flash', kind: 'flash' },
  );
  expect(namesOf(await shown())).toEqual(['flash']);
});

test('the preview shows the draft, to operators alone', async () => {
  await publish({ ...always, key: 'flash', kind: 'flash' });
  const { data } = await ask(getFace, { name: 'home' });
  const blocks = [top, row({ productIds: [productId(1)] })];
  await ask(saveFaceDraft, { name: 'home', version: data?.version ?? 0, value: { blocks } });
  const { data: preview } = await ask(contract.previewHomePage, {});
  expect([preview?.banner, namesOf(preview?.blocks ?? [])]).toEqual([[], [[productId(1)]]]);
  expect(namesOf(await shown())).toEqual(['flash']);
  expect((await mall.ask(contract.previewHomePage, {})).reason).toBe('not_signed_in');
});

test('products of all shops are found by words of their names', async () => {
  const { data } = await ask(contract.findHomeProducts, { words: 'coffee' });
  expect(data?.map(({ id, name }) => [id, name])).toEqual([[productId(1), 'Coffee Cup']]);
  const { data: named } = await ask(contract.listHomeProducts, { ids: `${productId(2)},${productId(1)}` });
  expect(named?.map(({ id }) => id)).toEqual([productId(2), productId(1)]);
});
