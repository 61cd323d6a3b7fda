import {
  CylinderGeometry,
  DoubleSide,
  LatheGeometry,
  type Material,
  type Mesh,
  SphereGeometry,
  TorusGeometry,
  type Vector2,
} from 'three';
import { type Corner, rounded } from './profile.ts';
import { solid } from './solid.ts';

/** A body of revolution by its outline, radius and height in cm, in either direction; one that does not end on the axis is seen from both sides. */
export function lathe(corners: readonly Corner[], material: Material, sides = 96): Mesh {
  const points = rounded(corners);
  const isClosed = (corners[0]?.[0] ?? 0) < 1e-6 && (corners.at(-1)?.[0] ?? 0) < 1e-6;
  if (!isClosed) material.side = DoubleSide;
  if (area(points) < 0) points.reverse();
  return solid(new LatheGeometry(points, sides), material);
}

/** Positive when the outline runs around its body from below to above. */
function area(points: readonly Vector2[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return sum + (point.x * next.y - next.x * point.y) / 2;
  }, 0);
}

/** A cylinder that stands on y = 0, with rounded rims. */
export function drum(radius: number, height: number, material: Material, round = 0.15, sides = 96): Mesh {
  const corners: Corner[] = [
    [0, 0],
    [radius, 0, round],
    [radius, height, round],
    [0, height],
  ];
  return lathe(corners, material, sides);
}

/** A cylinder that narrows, with rounded rims. */
export function cone(below: number, above: number, height: number, material: Material, round = 0.15, sides = 96): Mesh {
  const corners: Corner[] = [
    [0, 0],
    [below, 0, round],
    [above, height, round],
    [0, height],
  ];
  return lathe(corners, material, sides);
}

/** A hollow vessel: `outside` from the foot to the rim, and a wall of `wall` cm. */
export function vessel(outside: readonly Corner[], wall: number, material: Material, floor = wall): Mesh {
  const inside = outside
    .filter(([radius]) => radius > wall)
    .map(([radius, y, round]): Corner => [radius - wall, Math.max(y, (outside[0]?.[1] ?? 0) + floor), round])
    .reverse();
  const rim = inside[0];
  const top = outside.at(-1);
  if (!rim || !top) throw new Error('A vessel needs an outline.');
  const corners: Corner[] = [
    [0, outside[0]?.[1] ?? 0],
    ...outside.slice(0, -1),
    [top[0], top[1], wall / 2],
    [rim[0], rim[1], wall / 2],
    ...inside.slice(1),
    [0, (outside[0]?.[1] ?? 0) + floor],
  ];
  return lathe(corners, material);
}

export const ball = (radius: number, material: Material) => solid(new SphereGeometry(radius, 64, 48), material);

export const ring = (radius: number, thick: number, material: Material, arc = 360) =>
  solid(new TorusGeometry(radius, thick, 24, 96, (arc * Math.PI) / 180), material);

/** What is printed around a bottle or can, its middle in front; `below` and `above` are the radii of its edges. */
export function wrap(
  place: { below: number; above?: number; from: number; to: number; degrees?: number },
  material: Material,
): Mesh {
  const { below, above = below, from, to, degrees = 360 } = place;
  const arc = (degrees * Math.PI) / 180;
  const geometry = new CylinderGeometry(above, below, to - from, 96, 1, true, -arc / 2, arc);
  geometry.translate(0, (from + to) / 2, 0);
  return solid(geometry, material);
}
