import { type BufferGeometry, Float32BufferAttribute, Group, type Material, Mesh, type Object3D } from 'three';

/** A part that throws and takes shadows; materials with a grain get it in its real size. */
export function solid(geometry: BufferGeometry, material: Material): Mesh {
  const { grain, casts } = material.userData as { grain?: number; casts?: true };
  const mesh = new Mesh(grain ? withGrain(geometry, grain) : geometry, material);
  const isClear = material.transparent && !material.depthWrite;
  mesh.castShadow = !material.transparent || casts === true; // prints lie on what throws their shadow
  mesh.receiveShadow = !isClear;
  return mesh;
}

/** Texture coordinates from the side that a face looks to: `grain` cm are one picture. */
function withGrain(from: BufferGeometry, grain: number): BufferGeometry {
  const geometry = from.index ? from.toNonIndexed() : from;
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = new Float32Array(position.count * 2);
  for (let first = 0; first < position.count; first += 3) {
    const sum = (read: (at: number) => number) => Math.abs(read(first) + read(first + 1) + read(first + 2));
    const x = sum((at) => normal.getX(at));
    const y = sum((at) => normal.getY(at));
    const z = sum((at) => normal.getZ(at));
    for (let at = first; at < first + 3; at++) {
      const [u, v] =
        z >= x && z >= y
          ? [position.getX(at), position.getY(at)]
          : y >= x
            ? [position.getX(at), position.getZ(at)]
            : [position.getZ(at), position.getY(at)];
      uv[at * 2] = u / grain;
      uv[at * 2 + 1] = v / grain;
    }
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  return geometry;
}

/** Several parts as one. */
export function together(...parts: Object3D[]): Group {
  const group = new Group();
  if (parts.length > 0) group.add(...parts);
  return group;
}

/** Moves a part to a place, in cm. */
export function at<T extends Object3D>(part: T, x: number, y: number, z = 0): T {
  part.position.set(x, y, z);
  return part;
}

/** Turns a part by degrees around its own middle: about x, y and z. */
export function turned<T extends Object3D>(part: T, x: number, y = 0, z = 0): T {
  const radians = Math.PI / 180;
  part.rotation.set(x * radians, y * radians, z * radians);
  return part;
}

/** `count` parts, made one by one. */
export function several(count: number, make: (index: number) => Object3D): Group {
  return together(...Array.from({ length: count }, (_, index) => make(index)));
}
