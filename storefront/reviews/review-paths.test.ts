import { expect, test } from 'vitest';
import { chosenLine } from './review-paths.ts';

const line = { id: 4, merOrderNo: 'SH1', productId: 5, productName: 'Cup', image: { url: '/media/x' } };

test('what was chosen is taken up, and nothing else that may be kept', () => {
  expect(chosenLine(line)).toBe(line);
  for (const other of [null, undefined, 'x', 4, [], {}, { ...line, id: '4' }, { ...line, image: null }])
    expect(chosenLine(other)).toBeNull();
});
