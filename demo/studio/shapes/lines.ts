import {
  CapsuleGeometry,
  CatmullRomCurve3,
  type Group,
  type Material,
  Mesh,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three';
import { solid, together } from './solid.ts';

export type Place = readonly [x: number, y: number, z: number];

const vectors = (points: readonly Place[]) => points.map(([x, y, z]) => new Vector3(x, y, z));

/** A rod, tube or cable along a smooth line, with round ends. */
export function rod(points: readonly Place[], radius: number, material: Material, tension = 0.5): Group {
  const places = vectors(points);
  const curve = new CatmullRomCurve3(places, false, 'catmullrom', tension);
  const steps = Math.max(24, points.length * 16);
  const group = together(solid(new TubeGeometry(curve, steps, radius, 20, false), material));
  for (const end of [places[0], places.at(-1)]) {
    if (!end) continue;
    const cap = solid(new SphereGeometry(radius, 20, 14), material);
    cap.position.copy(end);
    group.add(cap);
  }
  return group;
}

/** A closed ring along a smooth line. */
export function loop(points: readonly Place[], radius: number, material: Material): Mesh {
  const curve = new CatmullRomCurve3(vectors(points), true, 'catmullrom', 0.5);
  return solid(new TubeGeometry(curve, points.length * 20, radius, 18, true), material);
}

/** A straight bar from one place to another. */
export function bar(from: Place, to: Place, radius: number, material: Material): Group {
  const [start, end] = vectors([from, to]);
  if (!start || !end) throw new Error('A bar has two ends.');
  const middle = start.clone().lerp(end, 0.5).toArray() as [number, number, number];
  return rod([from, middle, to], radius, material);
}

/** Stitches along a line, in the thread's colour. */
export function stitches(
  points: readonly Place[],
  material: Material,
  step = 0.5,
  thick = 0.05,
  isClosed = false,
): Group {
  const curve = new CatmullRomCurve3(vectors(points), isClosed, 'catmullrom', 0.2);
  const count = Math.max(2, Math.round(curve.getLength() / step));
  const geometry = new CapsuleGeometry(thick, step * 0.5, 3, 8);
  const group = together();
  const up = new Vector3(0, 1, 0);
  for (let index = 0; index < count; index++) {
    const mesh = new Mesh(geometry, material);
    mesh.position.copy(curve.getPointAt((index + 0.5) / count));
    mesh.quaternion.setFromUnitVectors(up, curve.getTangentAt((index + 0.5) / count));
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  return group;
}
