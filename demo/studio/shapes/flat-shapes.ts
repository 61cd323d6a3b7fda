import { ExtrudeGeometry, type Material, type Mesh, PlaneGeometry, Shape, ShapeGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { type Corner, rounded } from './profile.ts';
import { solid } from './solid.ts';

/** A box with rounded edges around its middle. */
export function box(width: number, height: number, depth: number, material: Material, round = 0.2): Mesh {
  const radius = Math.min(round, width / 2.01, height / 2.01, depth / 2.01);
  return solid(new RoundedBoxGeometry(width, height, depth, 4, radius), material);
}

/** A rectangle with round corners around its middle. */
export function rectangle(width: number, height: number, round: number): Shape {
  const [x, y, r] = [width / 2, height / 2, Math.min(round, width / 2, height / 2)];
  const shape = new Shape();
  shape.moveTo(-x + r, -y);
  shape.lineTo(x - r, -y);
  shape.absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - r);
  shape.absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-x + r, y);
  shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + r);
  shape.absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** An outline by corners that may be round; the first and last should not be. */
export function outline(corners: readonly Corner[]): Shape {
  return new Shape(rounded(corners));
}

/** A smooth closed outline through points. */
export function blob(points: readonly (readonly [number, number])[]): Shape {
  const shape = new Shape();
  const middle = (index: number) => {
    const [ax = 0, ay = 0] = points[index % points.length] ?? [];
    const [bx = 0, by = 0] = points[(index + 1) % points.length] ?? [];
    return [(ax + bx) / 2, (ay + by) / 2] as const;
  };
  shape.moveTo(...middle(points.length - 1));
  points.forEach(([x, y], index) => {
    shape.quadraticCurveTo(x, y, ...middle(index));
  });
  return shape;
}

/** An outline made `depth` cm thick around its middle, with round edges. */
export function slab(shape: Shape, depth: number, material: Material, bevel = 0.1): Mesh {
  const size = Math.min(bevel, depth / 2.01);
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - size * 2,
    bevelEnabled: size > 0,
    bevelThickness: size,
    bevelSize: size,
    bevelOffset: -size,
    bevelSegments: 5,
    curveSegments: 28,
  });
  geometry.translate(0, 0, -depth / 2 + size);
  return solid(geometry, material);
}

/** A flat print that faces forwards. */
export const sheet = (width: number, height: number, material: Material) =>
  solid(new PlaneGeometry(width, height), material);

/** A flat print with an outline of its own; its picture fills the outline's bounds. */
export function sticker(shape: Shape, material: Material): Mesh {
  const geometry = new ShapeGeometry(shape, 28);
  geometry.computeBoundingBox();
  const bounds = geometry.boundingBox;
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  if (bounds)
    for (let index = 0; index < position.count; index++)
      uv.setXY(
        index,
        (position.getX(index) - bounds.min.x) / (bounds.max.x - bounds.min.x),
        (position.getY(index) - bounds.min.y) / (bounds.max.y - bounds.min.y),
      );
  return solid(geometry, material);
}
