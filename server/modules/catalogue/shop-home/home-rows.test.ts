import { expect, test } from 'vitest';
import type { HomeBlock } from '#contract/shops/home-blocks.ts';
import { isShownAt, nextTurn } from './home-rows.ts';

const now = new Date('2026-11-16T08:00:00Z');
const earlier = '2026-11-16T07:00:00.000Z';
const later = '2026-11-16T09:00:00.000Z';
const muchLater = '2026-12-01T00:00:00.000Z';
const block = (from: string | null, until: string | null): HomeBlock => ({
  ...{ key: 'a', kind: 'coupons', title: {}, from, until },
});

test('a block is shown from the time it begins until just before it ends', () => {
  expect(isShownAt(now, block(null, null))).toBe(true);
  expect(isShownAt(now, block(now.toISOString(), later))).toBe(true);
  expect(isShownAt(now, block(later, null))).toBe(false);
  expect(isShownAt(now, block(earlier, now.toISOString()))).toBe(false);
});

test('the next turn is the nearest time that is still to come', () => {
  expect(nextTurn([block(earlier, muchLater), block(later, null)], now)).toEqual(new Date(later));
  expect(nextTurn([block(earlier, now.toISOString()), block(null, null)], now)).toBe(null);
});
