import { beforeAll, describe, expect, test } from 'vitest';
import { searchProducts, searchShops, suggest } from '#contract/search/shopper.ts';
import { listShopProducts } from '#contract/shops/shopper-page.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

// Letters that can be written whole or in parts: sara am (ำ, ຳ) in both languages, and ໜ and ໝ in Lao.

const mall = openMallUnderTest();
let shopId: number;

beforeAll(async () => {
  const { shopIds, categoryIds } = await fillSearchMall([
    { name: 'แก้วน้ำ' }, // water glass
    { name: 'กระเป๋าสีดำ' }, // black bag
    { name: 'กำไลข้อมือ' }, // bracelet
    { name: 'รองเท้าสีน้ำเงิน' }, // blue shoes
    { name: 'ນ້ຳຫອມ' }, // perfume
    { name: 'ກະເປົາໜັງສີດຳ' }, // black leather bag
    { name: 'ໝວກສີແດງ' }, // red hat
  ]);
  shopId = shopIds[0] ?? 0;
  await mall.pool.query('update shops set name = $2 where id = $1', [
    shopId,
    { en: 'Perfume and Hats', th: 'ร้านน้ำหอม', lao: 'ຮ້ານໝວກ' },
  ]);
  await mall.pool.query(`update categories set name = name || '{"th": "แก้วน้ำ", "lao": "ຈອກນ້ຳ"}' where id = $1`, [
    categoryIds.get('cups'),
  ]);
});

const ways: [string, (text: string) => string][] = [
  ['as it is written', (text) => text],
  ['taken apart', (text) => text.normalize('NFKD')],
  ['in parts typed the other way round', (text) => text.replaceAll(/([่-๋]?)ำ/g, 'ํ$1า').replaceAll(/([່-໋]?)ຳ/g, 'ໍ$1າ')],
];

describe.each(ways)('a word %s', (_, written) => {
  test.each([
    ['น้ำ', ['แก้วน้ำ']],
    ['แก้ว', ['แก้วน้ำ']],
    ['แก้วน้ำ', ['แก้วน้ำ']],
    ['สีดำ', ['กระเป๋าสีดำ']],
    ['ดำ', ['กระเป๋าสีดำ']],
    ['กำไล', ['กำไลข้อมือ']],
    ['น้ำเงิน', ['รองเท้าสีน้ำเงิน']],
    ['ນ້ຳຫອມ', ['ນ້ຳຫອມ']],
    ['ນ້ຳ', ['ນ້ຳຫອມ']],
    ['ກະເປົາສີດຳ', ['ກະເປົາໜັງສີດຳ']],
    ['ໜັງ', ['ກະເປົາໜັງສີດຳ']],
    ['ໝວກ', ['ໝວກສີແດງ']],
    ['ແດງ', ['ໝວກສີແດງ']],
  ])('%s finds %j and nothing else', async (word, names) => {
    const { data } = await mall.ask(searchProducts, { title: written(word) });
    expect([data?.list.map(({ name }) => name), data?.correctedTo]).toEqual([names, null]);
  });
});

test('names of shops, categories and products of a shop are found as they are written', async () => {
  const shops = async (keywords: string) => (await mall.ask(searchShops, { keywords })).data?.list.map(({ id }) => id);
  expect([await shops('น้ำหอม'), await shops('ໝວກ'), await shops('น้ำชา')]).toEqual([[shopId], [shopId], []]);
  const typed = await mall.ask(suggest, { title: 'แก้วน้ำ' }, { 'x-locale': 'th' });
  expect(typed.data?.categories.map(({ name }) => name)).toEqual(['แก้วน้ำ']);
  const found = await mall.ask(listShopProducts, { merId: shopId, keyword: 'กำไล' });
  expect(found.data?.list.map(({ name }) => name)).toEqual(['กำไลข้อมือ']);
});

test('letters of full width are the plain ones', async () => {
  expect((await mall.ask(searchProducts, { title: 'ＴＥＡ　ｃｕｐ' })).data?.list.map(({ name }) => name)).toEqual([
    'Tea Cup',
  ]);
});
