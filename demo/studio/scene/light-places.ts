import { Vector3 } from 'three';

/** A sequence that fills a square evenly, however many points are taken of it. */
function spread(index: number): [number, number] {
  return [(0.5 + index * 0.7548776662466927) % 1, (0.5 + index * 0.5698402909980532) % 1];
}

type Lamp = { towards: readonly [number, number, number]; reach: number };
const main: Lamp = { towards: [-0.62, 1, 0.66], reach: 0.34 };
const fill: Lamp = { towards: [0.55, 0.5, 1], reach: 0.4 };
const window: Lamp = { towards: [-1, 0.82, 0.42], reach: 0.07 };

/** The light of a staged picture comes through a window; that of a studio from soft boxes. */
export type Daylight = 'studio' | 'window';

/** Where the light of one pass comes from: averaged over all passes it is a soft box, a fill and a bright ceiling. */
export function lightPlace(index: number, of: number, daylight: Daylight): Vector3 {
  const share = (index + 0.5) / of;
  const [mainShare, fillShare] = daylight === 'studio' ? [0.38, 0.24] : [0.42, 0.14];
  if (share < mainShare) return fromLamp(daylight === 'studio' ? main : window, index);
  if (share < mainShare + fillShare) return fromLamp(fill, index);
  const [u, v] = spread(index);
  const radius = Math.sqrt(u * 0.97);
  return new Vector3(
    radius * Math.cos(v * Math.PI * 2),
    Math.sqrt(1 - radius * radius),
    radius * Math.sin(v * Math.PI * 2),
  );
}

function fromLamp({ towards, reach }: Lamp, index: number): Vector3 {
  const [u, v] = spread(index);
  const axis = new Vector3(...towards).normalize();
  const right = new Vector3(0, 1, 0).cross(axis).normalize();
  const up = axis.clone().cross(right);
  const radius = Math.sqrt(u) * reach;
  return axis
    .addScaledVector(right, radius * Math.cos(v * Math.PI * 2))
    .addScaledVector(up, radius * Math.sin(v * Math.PI * 2))
    .normalize();
}
