import { expect, test } from 'vitest';
import { activityPlans } from '#demo/data/activity-plans.ts';
import { demoMall } from './mall.ts';

const mall = demoMall();
const productsByKey = new Map(mall.products.map((product) => [product.key, product]));

test('a flash sale is cheaper than the cheapest sku and not yet sold out', () => {
  const flash = mall.activities.filter(({ kind }) => kind === 'flash');
  expect(flash).toHaveLength(1);
  expect(flash[0]?.products).toHaveLength(10);
  for (const { productKey, activityPriceCents = 0, quota = 0, sold = 0 } of flash[0]?.products ?? []) {
    expect(activityPriceCents).toBeGreaterThan(0);
    expect(activityPriceCents).toBeLessThan(
      Math.min(...(productsByKey.get(productKey)?.skus ?? []).map(({ priceCents }) => priceCents)),
    );
    expect(sold).toBeLessThan(quota);
  }
});

test('the standing activities use all three layouts, each with products for its layout', () => {
  const standing = mall.activities.filter(({ kind }) => kind === 'standard');
  expect(new Set(standing.map(({ layout }) => layout))).toEqual(new Set([1, 2, 3]));
  for (const { layout, products } of standing) expect(products).toHaveLength({ 1: 10, 2: 6, 3: 4 }[layout]);
});

test('an activity has the products of its theme, and none that another activity or the best sellers have', () => {
  const kinds = mall.activities.map(({ key, products }) => [
    key,
    [...new Set(products.map(({ productKey }) => productsByKey.get(productKey)?.categoryKey))].sort(),
  ]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    'sound-week': [
      'appliances-projectors',
      'appliances-smart-tvs',
      'books-music-records-posters',
      'phones-headphones',
      'phones-microphones',
      'phones-radios-players',
      'phones-speakers',
    ],
    'tea-time': [
      'food-biscuits',
      'food-bubble-tea-juices',
      'food-cakes',
      'food-chocolate-sweets',
      'food-coffee',
      'food-doughnuts-pies',
      'food-nuts-dried-fruit',
      'food-popcorn-crisps',
      'food-soft-summer-drinks',
      'food-tea',
    ],
  });
  for (const { key, from } of activityPlans)
    if (from !== 'second-tier')
      for (const { productKey } of mall.activities.find((activity) => activity.key === key)?.products ?? []) {
        const category = productsByKey.get(productKey)?.categoryKey ?? '';
        expect(from.some((theme) => category === theme || category.startsWith(`${theme}-`))).toBe(true);
      }
  const leaders = mall.products.filter(({ rank }) => rank <= 6).map(({ key }) => key);
  const shown = [
    ...leaders,
    ...mall.activities.flatMap(({ products }) => products.map(({ productKey }) => productKey)),
  ];
  expect(new Set(shown).size).toBe(shown.length);
});
