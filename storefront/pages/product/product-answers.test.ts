import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalogue/shopper.ts';
import { withPopular } from './product-answers.ts';

const card = (id: number) => ({ id }) as ProductCard;
const ids = (cards: readonly ProductCard[]) => cards.map(({ id }) => id);
const similar = { popular: [], sameShop: [1, 2, 3, 4, 5, 6, 7, 8].map(card), similar: [card(20)] };

test('four best sellers of the shop are popular, also those that are not like the product', () => {
  const { popular, sameShop, similar: others } = withPopular(similar, [30, 2, 31, 5, 1].map(card));
  expect(ids(popular)).toEqual([30, 2, 31, 5]);
  expect(ids(sameShop)).toEqual([1, 3, 4, 6, 7]);
  expect(ids(others)).toEqual([20]);
});

test('a shop whose best sellers could not be had still shows its other products', () => {
  const { popular, sameShop } = withPopular(similar, []);
  expect(ids(popular)).toEqual([]);
  expect(ids(sameShop)).toEqual([1, 2, 3, 4, 5]);
});
