import { expect, test } from 'vitest';
import { orderedRange, typedRange } from './price-limits.ts';

test('50 and 10 is 10 and 50', () => {
  expect(orderedRange({ minPrice: 5000, maxPrice: 1000 })).toEqual({ minPrice: 1000, maxPrice: 5000 });
  expect(orderedRange({ minPrice: 5000, maxPrice: undefined })).toEqual({ minPrice: 5000, maxPrice: undefined });
  expect(typedRange(new URLSearchParams('from=50&to=10'))).toEqual({ minPrice: 1000, maxPrice: 5000 });
  expect(typedRange(new URLSearchParams('from=&to='))).toEqual({ minPrice: undefined, maxPrice: undefined });
  expect(typedRange(new URLSearchParams('title=x'))).toBeNull();
});
