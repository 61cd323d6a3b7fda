import { expect, test } from 'vitest';
import { assortment } from './assortment.ts';

test('the assortment has 120 names or more, each once, as files are named', () => {
  const names = Object.values<readonly string[]>(assortment).flat();
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z-]*[a-z]$/.test(name))).toEqual([]);
});
