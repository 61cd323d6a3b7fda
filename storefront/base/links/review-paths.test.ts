import { expect, test } from 'vitest';
import { chosenLine, lineIdIn, writeReviewOf } from './review-paths.ts';

const line = {
  id: 4,
  merOrderNo: 'SH1',
  merId: 2,
  merName: 'Shop',
  productId: 5,
  productName: 'Cup',
  image: { url: '/media/x' },
  sku: '',
  price: 100,
  payNum: 1,
  receivedAt: '2026-01-01T00:00:00.000Z',
  reviewBy: null,
};

test('what was chosen is taken up, and nothing else that may be stored', () => {
  expect(chosenLine(line)).toBe(line);
  for (const other of [
    null,
    undefined,
    'x',
    4,
    [],
    {},
    { ...line, id: '4' },
    { ...line, image: null },
    { ...line, receivedAt: 'x' },
  ])
    expect(chosenLine(other)).toBeNull();
});

test('the link of a line carries its id, and only an id is one', () => {
  expect(writeReviewOf(7)).toBe('/users/evaluation_confirm?id=7');
  expect(['', 'id=7', 'id=0', 'id=x', 'id=99999999999'].map((query) => lineIdIn(new URLSearchParams(query)))).toEqual([
    ...[null, 7, undefined, undefined, undefined],
  ]);
});
