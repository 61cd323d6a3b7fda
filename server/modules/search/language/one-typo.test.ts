import { expect, test } from 'vitest';
import { oneSlipFrom } from './one-typo.ts';

test.each([
  ['sheo', 'shoe'],
  ['shoee', 'shoe'],
  ['sho', 'shoe'],
  ['shoa', 'shoe'],
  ['hoe', 'shoe'],
])('%s is one slip away from %s', (typed, meant) => {
  expect(oneSlipFrom(typed)).toContain(meant);
});

test('other scripts and very long words are left to others', () => {
  expect(oneSlipFrom('鞋子')).toEqual([]);
  expect(oneSlipFrom('a'.repeat(25))).toEqual([]);
  expect(new Set(oneSlipFrom('shoe')).size).toBe(oneSlipFrom('shoe').length);
  expect(oneSlipFrom('shoe')).not.toContain('shoe');
});
