import { BufferGeometry, DoubleSide, Float32BufferAttribute, type Material, type Mesh } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { solid } from './solid.ts';

type Puff = { width: number; height: number; thick: number; pinch?: number; folds?: number; square?: number };

/** Filled cloth such as a cushion: thick in the middle, thin at the seam, its corners drawn out, with soft folds. */
export function puff(
  { width, height, thick, pinch = 0.06, folds = 0.02, square = 2.6 }: Puff,
  material: Material,
): Mesh {
  const place = (u: number, v: number, side: 1 | -1) => {
    const [x, y] = [u * 2 - 1, v * 2 - 1];
    const rise = ((1 - Math.abs(x) ** square) * (1 - Math.abs(y) ** square)) ** 0.62;
    const wave =
      folds *
      (Math.sin(x * 9 + y * 4 * side) + Math.sin(y * 11 - x * 5) + 0.6 * Math.sin((x + y) * 17)) *
      (1 - rise * 0.6);
    const drawnIn = (along: number) => 1 - pinch * (1 - along * along);
    return [
      (x * width * drawnIn(y)) / 2,
      (y * height * drawnIn(x)) / 2,
      (side * thick * (rise + wave * Math.min(1, rise * 3))) / 2,
    ] as const;
  };
  return surface(72, 72, place, material, 2);
}

/** A surface over u and v in 0…1; with two sides, both meet at the edge. */
export function surface(
  columns: number,
  rows: number,
  place: (u: number, v: number, side: 1 | -1) => readonly [number, number, number],
  material: Material,
  sides: 1 | 2 = 1,
): Mesh {
  const positions: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let side = 0; side < sides; side++) {
    const start = positions.length / 3;
    const way = side === 0 ? 1 : -1;
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const [u, v] = [column / columns, row / rows];
        positions.push(...place(u, v, way));
        uvs.push(u, v);
      }
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const a = start + row * (columns + 1) + column;
        const c = a + columns + 1;
        index.push(...(way === 1 ? [a, a + 1, c, a + 1, c + 1, c] : [a, c, a + 1, a + 1, c, c + 1]));
      }
  }
  const raw = new BufferGeometry();
  raw.setAttribute('position', new Float32BufferAttribute(positions, 3));
  if (sides === 1) raw.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  raw.setIndex(index);
  if (sides === 1) material.side = DoubleSide;
  const geometry = sides === 2 ? mergeVertices(raw, 1e-3) : raw;
  geometry.computeVertexNormals();
  if (sides === 2)
    geometry.setAttribute(
      'uv',
      new Float32BufferAttribute(new Float32Array(geometry.getAttribute('position').count * 2), 2),
    );
  return solid(geometry, material);
}
