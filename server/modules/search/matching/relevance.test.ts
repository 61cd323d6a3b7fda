import { beforeAll, describe, expect, test } from 'vitest';
import { searchProducts } from '#contract/search/shopper.ts';
import { transaction } from '#server/database/connection.ts';
import { indexProducts } from '#server/modules/search/indexing/index-products.ts';
import { openMallUnderTest } from '#tests/support/mall/mall-under-test.ts';
import { fillSearchMall } from '#tests/support/mall/search-mall.ts';

const mall = openMallUnderTest();

// A department of shoes and bags, in it women's shoes, in them winter shoes. What sells best is a clutch.
const categories = [
  ['Home', 'Shoes & Bags', '鞋靴箱包', 'Zapatos y bolsos', 'Chaussures et sacs', 'รองเท้าและกระเป๋า', 'ເກີບ ແລະ ກະເປົາ'],
  ['Kitchen', 'Women’s Shoes', '女鞋', 'Zapatos de mujer', 'Chaussures femme', 'รองเท้าผู้หญิง', 'ເກີບຜູ້ຍິງ'],
  ['Cups', 'Winter Shoes', '冬鞋', 'Zapatos de invierno', 'Chaussures d’hiver', 'รองเท้าฤดูหนาว', 'ເກີບລະດູໜາວ'],
];
const shoeWords = 'Running Shoes,跑步鞋,Zapatos para correr,Chaussures de course,รองเท้าวิ่ง,สีน้ำเงิน,ເກີບແລ່ນ,ສີຟ້າ';

beforeAll(async () => {
  const { wantedIds, productIds } = await fillSearchMall([
    {
      name: { en: 'Zephyr Running Shoes', 'zh-CN': '西风跑步鞋' },
      keywords: shoeWords,
      colours: ['Blue', '晴空蓝'],
      sales: 1,
    },
    { name: { en: 'Rogue Running Shoes', 'zh-CN': '浪人跑步鞋' }, keywords: shoeWords, category: 'kitchen' },
    { name: { en: 'Shoe Rack', 'zh-CN': '鞋架' }, category: 'home', sales: 5 },
    { name: { en: 'Storm Boots', 'zh-CN': '风暴靴' }, sales: 50 },
    { name: { en: 'Puddle Boots', 'zh-CN': '水洼靴' }, category: 'kitchen', sales: 100 },
    { name: { en: 'Gym Bag, with a shoe pocket', 'zh-CN': '健身包' }, category: 'home', sales: 3 },
    { name: { en: 'Opera Clutch', 'zh-CN': '手拿包' }, category: 'home', sales: 9_000 },
    { name: { en: 'Soft Loafers', 'zh-CN': '皮革软底乐福' }, keywords: '鞋', category: 'home', sales: 2 },
    { name: { en: 'Spray', 'zh-CN': '喷雾' }, keywords: 'น้ำ,หอม,คีย์บอร์ด', category: 'home' },
  ]);
  for (const [was, en, chinese, es, fr, th, lao] of categories)
    await mall.pool.query("update categories set name = $2 where name ->> 'en' = $1", [
      was,
      { en, 'zh-CN': chinese, es, fr, th, lao },
    ]);
  await mall.pool.query('update products set is_on_sale = false where id = any($1)', [productIds]);
  await transaction((tx) => indexProducts(tx, [...wantedIds, ...productIds]));
});

async function names(title: string) {
  const { data } = await mall.ask(searchProducts, { title });
  return data?.list.map(({ name }) => name);
}

const running = ['Zephyr Running Shoes', 'Rogue Running Shoes'];
const byCategory = ['Storm Boots', 'Puddle Boots'];

describe('shoes come before what only lies in the same department, however well it sells', () => {
  test.each([
    ['shoes', [...running, 'Shoe Rack', ...byCategory, 'Gym Bag, with a shoe pocket', 'Opera Clutch']],
    ['鞋', [...running, 'Shoe Rack', 'Soft Loafers', ...byCategory, 'Opera Clutch', 'Gym Bag, with a shoe pocket']],
    ['zapatos', [...running, ...byCategory, 'Opera Clutch']],
    ['chaussures', [...running, ...byCategory, 'Opera Clutch']],
    ['รองเท้า', [...running, ...byCategory, 'Opera Clutch']],
    ['ເກີບ', [...running, ...byCategory, 'Opera Clutch']],
  ])('%s', async (title, expected) => {
    expect((await names(title))?.slice(0, expected.length)).toEqual(expected);
  });
});

describe('a blue running shoe', () => {
  test.each([
    ['blue running shoe', ['Zephyr Running Shoes']],
    ['蓝色跑鞋', ['Zephyr Running Shoes']],
    ['蓝色跑步鞋', ['Zephyr Running Shoes']],
    ['รองเท้าวิ่งสีน้ำเงิน', running],
    ['ເກີບແລ່ນສີຟ້າ', running],
    ['runing shoe', running],
    ['跑鞋', running],
  ])('is found by %s', async (title, expected) => {
    expect(await names(title)).toEqual(expected);
  });
});

describe('a word that nobody knows, in scripts that write words together', () => {
  test.each([
    ['皮鞋', 'by all its characters', ['Soft Loafers']],
    ['น้ำหอม', 'by the words it is made of', ['Spray']],
    ['คีย์', 'as the beginning of a known one', ['Spray']],
    ['皮球', 'not by some of its characters', []],
  ])('%s is looked for %s', async (title, _, expected) => {
    const { data } = await mall.ask(searchProducts, { title });
    expect([data?.list.map(({ name }) => name), data?.total, data?.correctedTo]).toEqual([
      expected,
      expected.length,
      null,
    ]);
  });
});
