import { expect, test } from 'vitest';
import { oneTypoFrom } from './one-typo.ts';

test.each([
  ['sheo', 'shoe'],
  ['shoee', 'shoe'],
  ['sho', 'shoe'],
  ['shoa', 'shoe'],
  ['hoe', 'shoe'],
])('%s is one slip away from %s', (typed, meant) => {
  expect(oneTypoFrom(typed)).toContain(meant);
});

test('other scripts and very long words are left to others', () => {
  expect(oneTypoFrom('鞋子')).toEqual([]);
  expect(oneTypoFrom('a'.repeat(25))).toEqual([]);
  expect(new Set(oneTypoFrom('shoe')).size).toBe(oneTypoFrom('shoe').length);
  expect(oneTypoFrom('shoe')).not.toContain('shoe');
});
