import { Box3, MeshBasicMaterial, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { box, rectangle, slab } from './flat-shapes.ts';
import { rounded } from './profile.ts';
import { puff } from './soft.ts';
import { drum, lathe, vessel } from './turned-shapes.ts';

const plain = () => new MeshBasicMaterial();
const sizeOf = (mesh: ReturnType<typeof box>) =>
  new Box3()
    .setFromObject(mesh)
    .getSize(new Vector3())
    .toArray()
    .map((length) => Number(length.toFixed(2)));

test('shapes have the size that is asked for, rounded edges included', () => {
  expect(sizeOf(box(4, 2, 1, plain(), 0.3))).toEqual([4, 2, 1]);
  expect(sizeOf(drum(3, 5, plain(), 0.4))).toEqual([6, 5, 6]);
  expect(sizeOf(slab(rectangle(6, 4, 1), 2, plain(), 0.3))).toEqual([6, 4, 2]);
  const [width = 0, height = 0] = sizeOf(puff({ width: 40, height: 40, thick: 15 }, plain()));
  expect([width, height]).toEqual([40, 40]);
});

test('a corner that is round is cut by an arc, and the ends stay', () => {
  const points = rounded([
    [0, 0],
    [2, 0, 0.5],
    [2, 3],
  ]);
  expect(points[0]?.toArray()).toEqual([0, 0]);
  expect(points.at(-1)?.toArray()).toEqual([2, 3]);
  expect(points.some(({ x, y }) => x === 2 && y === 0)).toBe(false);
});

test('a body of revolution looks outwards, whichever way its outline is written', () => {
  for (const corners of [
    [
      [0, 0],
      [2, 0],
      [2, 3],
      [0, 3],
    ],
    [
      [0, 3],
      [2, 3],
      [2, 0],
      [0, 0],
    ],
  ] as const) {
    const { geometry } = lathe(corners, plain());
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    for (let index = 0; index < position.count; index++) {
      const outwards = position.getX(index) * normal.getX(index) + position.getZ(index) * normal.getZ(index);
      expect(outwards).toBeGreaterThanOrEqual(-1e-6);
    }
  }
});

test('a vessel is hollow down to its floor', () => {
  const cup = vessel(
    [
      [3, 0],
      [3, 8],
    ],
    0.5,
    plain(),
  );
  const position = cup.geometry.getAttribute('position');
  const onAxis = Array.from({ length: position.count }, (_, index) => index)
    .filter((index) => Math.hypot(position.getX(index), position.getZ(index)) < 1e-6)
    .map((index) => Number(position.getY(index).toFixed(3)));
  expect([...new Set(onAxis)].sort()).toEqual([0, 0.5]);
});
