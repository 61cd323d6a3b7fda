import { beforeAll, expect, test } from 'vitest';
import { getProduct } from '#contract/catalogue/shopper-product.ts';
import { type Locale, type Localized, locales } from '#contract/core/languages.ts';
import { listHotKeywords, searchProducts, searchShops, suggest } from '#contract/search/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { importProducts } from '#server/modules/catalogue/index.ts';
import { setHotKeywords } from '#server/modules/search/index.ts';
import { shopsChanged } from '#server/modules/shops/index.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { deliverAllEvents } from '#tests/support/mall/search-mall.ts';
import { fillSmallMall } from '#tests/support/mall/small-mall.ts';

const mall = openMallUnderTest();
const lamp: Localized = {
  en: 'Reading Lamp',
  'zh-CN': '阅读灯',
  es: 'Lámpara de lectura',
  fr: 'Liseuse orientable',
  th: 'โคมไฟอ่านหนังสือ',
  lao: 'ໂຄມໄຟອ່ານໜັງສື',
};
const colour: Localized = { en: 'Colour', th: 'สี', es: 'Color' };
const blue: Localized = { en: 'Blue', th: 'สีน้ำเงิน', es: 'Azul' };
const shop: Localized = { en: 'Night Light', th: 'แสงราตรี', fr: 'Veilleuse' };
let lampId: number;
let plainId: number;
let shopId: number;

beforeAll(async () => {
  const { shopIds, categoryIds, pictureHash } = await fillSmallMall();
  shopId = shopIds[0] ?? 0;
  const product = (name: Localized, value: Localized) => ({
    product: { shopId, categoryId: categoryIds.get('cups') ?? 0, name },
    texts: {
      summary: name,
      contentHtml: { en: '<p>On</p>', th: '<p>เปิด<script>x</script></p>' },
      unit: { en: 'piece' },
    },
    pictureHashes: [pictureHash] as const,
    options: [{ name: colour, values: [{ value }] }],
    skus: [{ values: [value.en], price: 100, originalPrice: 100, onHand: 5 }],
  });
  [lampId = 0, plainId = 0] = await transaction((tx) =>
    importProducts(tx, [
      product(lamp, blue),
      product({ en: 'Plain Lantern' }, { en: 'Blue', fr: 'Bleu' }),
      product({ en: 'Desk Fan' }, { en: 'Green', th: 'สีเขียว' }),
    ]),
  );
  await mall.pool.query('update shops set name = $2 where id = $1', [shopId, shop]);
  await mall.pool.query(`update categories set name = name || '{"fr": "Tasses"}' where id = $1`, [
    categoryIds.get('cups'),
  ]);
  await transaction(async (tx) => {
    await publish(tx, shopsChanged, { ids: [shopId] });
    await setHotKeywords(tx, [{ title: { en: 'lamp', th: 'โคมไฟ' } }]);
  });
  await deliverAllEvents();
});

const speaking = (locale: Locale) => ({ 'x-locale': locale });
const found = async (title: string, locale: Locale = 'en') =>
  (await mall.ask(searchProducts, { title }, speaking(locale))).data?.list.map(({ id, name }) => [id, name]);

test.each(locales)(
  'a product is found by its name in %s in every language, and shown in the reader’s',
  async (locale) => {
    for (const reader of locales) expect(await found(lamp[locale] ?? '', reader)).toEqual([[lampId, lamp[reader]]]);
  },
);

test('what has no name in a language is shown by its English one', async () => {
  expect(await found('lantern', 'th')).toEqual([[plainId, 'Plain Lantern']]);
  const { data } = await mall.ask(getProduct, { id: plainId }, speaking('fr'));
  expect([data?.name, data?.content, data?.unit, data?.shop.name]).toEqual([
    'Plain Lantern',
    '<p>On</p>',
    'piece',
    'Veilleuse',
  ]);
});

test('a product’s page has every text in the reader’s language, and stored texts are clean in all of them', async () => {
  const { data } = await mall.ask(getProduct, { id: lampId }, speaking('th'));
  expect(data).toMatchObject({
    name: lamp.th,
    content: '<p>เปิด</p>',
    unit: 'piece',
    shop: { name: shop.th },
    options: [{ name: 'สี', values: [{ value: 'Blue', label: 'สีน้ำเงิน' }] }],
  });
  const { rows } = await mall.pool.query(
    `select content_html ->> 'th' as html from product_texts where product_id = $1`,
    [lampId],
  );
  expect(rows).toEqual([{ html: '<p>เปิด</p>' }]);
});

test('options, categories and shops find products in any language', async () => {
  expect(await found('azul')).toEqual([[lampId, lamp.en]]);
  expect((await found('bleu'))?.map(([id]) => id)).toEqual([plainId]);
  expect((await found('tasses'))?.length).toBeGreaterThan(2);
  expect((await found('แสงราตรี'))?.map(([id]) => id)).toEqual(expect.arrayContaining([lampId, plainId]));
});

test('filters are named in the reader’s language, each value with all languages that some shop gave it', async () => {
  const specsIn = async (locale: Locale) =>
    (await mall.ask(searchProducts, { title: 'veilleuse' }, speaking(locale))).data?.facets.specs
      .map(({ name, values }) => [name, ...values.map((value) => value.name)])
      .filter(([name]) => ['Colour', 'Color', 'สี'].includes(name ?? ''));
  expect(await specsIn('en')).toEqual([['Colour', 'Blue', 'Green']]);
  expect(await specsIn('th')).toEqual([['สี', 'สีน้ำเงิน', 'สีเขียว']]);
  expect(await specsIn('es')).toEqual([['Color', 'Azul', 'Green']]);
  expect(await specsIn('fr')).toEqual([['Colour', 'Bleu', 'Green']]);
});

test.each<[string, Locale, string]>([
  ['แสง', 'th', 'แสงราตรี'],
  ['แสง', 'en', 'Night Light'],
  ['veill', 'lao', 'Night Light'],
  ['night', 'fr', 'Veilleuse'],
])('a shop is found by %s and shown in %s', async (keywords, locale, name) => {
  const { data } = await mall.ask(searchShops, { keywords }, speaking(locale));
  expect(data?.list.map((one) => one.name)).toEqual([name]);
  const suggested = await mall.ask(suggest, { title: keywords }, speaking(locale));
  expect(suggested.data?.shops.map((one) => one.name)).toEqual([name]);
});

test('suggestions and hot keywords are in the reader’s language', async () => {
  const suggested = await mall.ask(suggest, { title: 'tass' }, speaking('fr'));
  expect(suggested.data?.categories.map(({ name }) => name)).toEqual(['Tasses']);
  const keywordsIn = async (locale: Locale) =>
    (await mall.ask(listHotKeywords, {}, speaking(locale))).data?.map(({ title }) => title);
  expect([await keywordsIn('th'), await keywordsIn('es')]).toEqual([['โคมไฟ'], ['lamp']]);
});
