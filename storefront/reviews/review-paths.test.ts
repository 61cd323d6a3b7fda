import { expect, test } from 'vitest';
import { chosenLine } from './review-paths.ts';

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

test('what was chosen is taken up, and nothing else that may be kept', () => {
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
