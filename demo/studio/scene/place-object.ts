import { Box3, Group, type Object3D, Vector3 } from 'three';

/** The object on a turntable, made so large that its bounds have a radius of 1: light and shadow are the same for a ring and a sofa. */
export function onTurntable(object: Object3D, turn: number): { turntable: Group; scale: number } {
  const bounds = new Box3().setFromObject(object, true);
  const size = bounds.getSize(new Vector3());
  const middle = bounds.getCenter(new Vector3());
  const scale = 2 / size.length();
  const turntable = new Group();
  object.position.x -= middle.x;
  object.position.z -= middle.z;
  object.position.y -= bounds.min.y;
  turntable.add(object);
  turntable.scale.setScalar(scale);
  turntable.rotation.y = (turn * Math.PI) / 180;
  turntable.updateMatrixWorld(true);
  return { turntable, scale };
}
