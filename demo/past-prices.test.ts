import { expect, test } from 'vitest';
import { demoMall } from './mall.ts';
import { pastPrices } from './past-prices.ts';

const mall = demoMall();
const histories = mall.products.flatMap((product) => {
  const past = pastPrices(product);
  return product.skus.map((sku) => ({
    product,
    sku,
    past: past.filter((one) => one.sku === sku).sort((one, other) => other.endedDaysAgo - one.endedDaysAgo),
  }));
});

test('a price that is struck through is the lowest of the thirty days before the reduction began', () => {
  const reduced = histories.filter(({ sku }) => sku.originalCents > sku.priceCents);
  expect(reduced.length).toBeGreaterThan(500);
  for (const { product, sku, past } of reduced) {
    // Only down since then: nothing was cheaper before, and no reduction was taken back in between.
    const prices = [...past.map(({ cents }) => cents), sku.priceCents];
    expect(prices[0], product.key).toBe(sku.originalCents);
    expect(prices, product.key).toEqual(prices.toSorted((one, other) => other - one));
    expect(new Set(prices).size, product.key).toBe(prices.length);
  }
});

test('no price is older than its product, and each reduction is younger than a month', () => {
  for (const { product, past } of histories)
    for (const { endedDaysAgo } of past) {
      expect(endedDaysAgo, product.key).toBeLessThan(product.createdDaysAgo);
      expect(endedDaysAgo, product.key).toBeGreaterThan(0);
      expect(endedDaysAgo, product.key).toBeLessThan(29);
    }
});

test('some prices never changed, some went up', () => {
  expect(histories.some(({ past }) => past.length === 0)).toBe(true);
  expect(histories.some(({ sku, past }) => (past.at(-1)?.cents ?? sku.priceCents) < sku.priceCents)).toBe(true);
});
