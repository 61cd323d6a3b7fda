import { Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three';

/** Up to `most` points of an object's surfaces, in the world. */
export function pointsOf(object: Object3D, most = 6000): Vector3[] {
  object.updateMatrixWorld(true);
  const meshes: Mesh[] = [];
  object.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  const each = Math.max(24, Math.floor(most / Math.max(1, meshes.length)));
  return meshes.flatMap((mesh) => {
    const position = mesh.geometry.getAttribute('position');
    const step = Math.max(1, Math.floor(position.count / each));
    const points: Vector3[] = [];
    for (let index = 0; index < position.count; index += step)
      points.push(new Vector3().fromBufferAttribute(position, index).applyMatrix4(mesh.matrixWorld));
    return points;
  });
}

/** A long lens that looks down by `lift` degrees and holds all points, with a margin of the picture's size around. */
export function cameraFor(points: readonly Vector3[], lift: number, margin: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(20, 1, 0.05, 60);
  const angle = (lift * Math.PI) / 180;
  const direction = new Vector3(0, Math.sin(angle), Math.cos(angle));
  const target = points.reduce((sum, point) => sum.add(point), new Vector3()).divideScalar(points.length);
  let away = 6;
  for (let round = 0; round < 8; round++) {
    camera.position.copy(target).addScaledVector(direction, away);
    camera.lookAt(target);
    camera.updateMatrixWorld();
    const seen = points.map((point) => point.clone().project(camera));
    const [left, right] = ends(seen.map(({ x }) => x));
    const [low, high] = ends(seen.map(({ y }) => y));
    const half = Math.tan((camera.fov * Math.PI) / 360) * away;
    const shift = new Vector3(((left + right) / 2) * half, ((low + high) / 2) * half, 0);
    target.add(shift.applyQuaternion(camera.quaternion));
    away *= Math.max(right - left, high - low) / 2 / (1 - margin * 2);
  }
  return camera;
}

/** The smallest and the largest. */
export function ends(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
