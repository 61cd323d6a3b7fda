import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { areaOf, firstCut, movedBy, within, zoomMax } from './cut.ts';

const wide = { width: 800, height: 400 };

test('it begins with the largest square, in the middle', () => {
  expect(firstCut(wide)).toEqual({ x: 400, y: 200, zoom: 1, ratio: 1 });
  expect(areaOf(firstCut(wide), wide)).toEqual({ x: 200, y: 0, width: 400, height: 400 });
});

test('pulling the picture to the right shows more of its left, in the measure of the picture', () => {
  expect(movedBy(firstCut(wide), wide, 200, 50, 0)).toEqual({ x: 300, y: 200, zoom: 1, ratio: 1 });
  expect(movedBy({ x: 400, y: 200, zoom: 2, ratio: 1 }, wide, 200, 50, -20)).toEqual({
    ...{ x: 350, y: 220, zoom: 2, ratio: 1 },
  });
});

test('it stops at the edge', () => {
  expect(movedBy(firstCut(wide), wide, 200, 9_999, 9_999)).toEqual({ x: 200, y: 200, zoom: 1, ratio: 1 });
  expect(within({ x: 0, y: 0, zoom: 99, ratio: 1 }, wide)).toEqual({ x: 50, y: 50, zoom: zoomMax, ratio: 1 });
});

test('a part that is wider than high takes the whole width, or the whole height of an even wider picture', () => {
  expect(areaOf(firstCut(wide, 5), wide)).toEqual({ x: 0, y: 120, width: 800, height: 160 });
  expect(areaOf(firstCut(wide, 1.5), wide)).toEqual({ x: 100, y: 0, width: 600, height: 400 });
  expect(within({ x: 0, y: 0, zoom: 2, ratio: 5 }, wide)).toEqual({ x: 200, y: 40, zoom: 2, ratio: 5 });
});

const length = fc.integer({ min: 1, max: 10_000 });
const number = fc.double({ min: -20_000, max: 20_000, noNaN: true });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
property.prop([length, length, number, number, factor, factor])(
  'whatever is asked for, the part lies within the picture',
  (width, height, x, y, zoom, ratio) => {
    const size = { width, height };
    const area = areaOf(within({ x, y, zoom, ratio }, size), size);
    const nearly = 1e-9 * Math.max(width, height);
    expect(area.x).toBeGreaterThanOrEqual(-nearly);
    expect(area.y).toBeGreaterThanOrEqual(-nearly);
    expect(area.x + area.width).toBeLessThanOrEqual(width + nearly);
    expect(area.y + area.height).toBeLessThanOrEqual(height + nearly);
  },
);
