import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { firstCut, movedBy, sideOf, within, zoomMax } from './square-cut.ts';

const wide = { width: 800, height: 400 };

test('it begins with the largest square, in the middle', () => {
  expect(firstCut(wide)).toEqual({ x: 400, y: 200, zoom: 1 });
  expect(sideOf(firstCut(wide), wide)).toBe(400);
});

test('pulling the picture to the right shows more of its left, in the measure of the picture', () => {
  expect(movedBy(firstCut(wide), wide, 200, 50, 0)).toEqual({ x: 300, y: 200, zoom: 1 });
  expect(movedBy({ x: 400, y: 200, zoom: 2 }, wide, 200, 50, -20)).toEqual({ x: 350, y: 220, zoom: 2 });
});

test('it stops at the edge', () => {
  expect(movedBy(firstCut(wide), wide, 200, 9_999, 9_999)).toEqual({ x: 200, y: 200, zoom: 1 });
  expect(within({ x: 0, y: 0, zoom: 99 }, wide)).toEqual({ x: 50, y: 50, zoom: zoomMax });
});

const length = fc.integer({ min: 1, max: 10_000 });
const number = fc.double({ min: -20_000, max: 20_000, noNaN: true });
property.prop([length, length, number, number, fc.double({ min: 0.1, max: 10, noNaN: true })])(
  'whatever is asked for, the square lies within the picture',
  (width, height, x, y, zoom) => {
    const size = { width, height };
    const cut = within({ x, y, zoom }, size);
    const half = sideOf(cut, size) / 2;
    const nearly = 1e-9 * Math.max(width, height);
    expect(cut.x - half).toBeGreaterThanOrEqual(-nearly);
    expect(cut.y - half).toBeGreaterThanOrEqual(-nearly);
    expect(cut.x + half).toBeLessThanOrEqual(width + nearly);
    expect(cut.y + half).toBeLessThanOrEqual(height + nearly);
  },
);
