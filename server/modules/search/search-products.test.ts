import { beforeAll, expect, test } from 'vitest';
import { searchProducts } from '#contract/search.ts';
import { openMallUnderTest } from '#tests/mall-under-test.ts';
import { fillSearchMall } from '#tests/search-mall.ts';

const mall = openMallUnderTest();
beforeAll(
  async () =>
    void (await fillSearchMall([
      {
        name: 'Zephyr Running Shoes',
        cnName: '西风跑步鞋',
        sales: 10,
        price: 7_900,
        colours: ['Blue', 'Black'],
        sizes: ['EU 42'],
        stars: 5,
      },
      {
        name: 'Trail Running Shoes',
        cnName: '越野跑步鞋',
        sales: 500,
        price: 12_900,
        colours: ['Red'],
        sizes: ['EU 42', 'EU 43'],
        stars: 4,
      },
      { name: 'Shoe Rack', cnName: '鞋架', sales: 9_000, price: 2_500 },
      { name: 'Socks', cnName: '袜子', keywords: 'running,跑步', price: 500, colours: ['Blue'], stars: 3 },
    ])),
);

const names = async (input: object, headers = {}) =>
  (await mall.ask(searchProducts, input, headers)).data?.list.map(({ name }) => name);

test('words in the name come before words found elsewhere, then what sells', async () => {
  expect(await names({ title: 'running' })).toEqual(['Trail Running Shoes', 'Zephyr Running Shoes', 'Socks']);
  expect(await names({ title: 'shoes' })).toEqual(['Shoe Rack', 'Trail Running Shoes', 'Zephyr Running Shoes']);
});
