import { Vector2 } from 'three';

/** A point of an outline, and how much its corner is rounded. */
export type Corner = readonly [x: number, y: number, round?: number];

const arcSteps = 7;

/** The line through corners, with arcs for those that are round, and points close to the arcs so that straight parts stay straight. */
export function rounded(corners: readonly Corner[]): Vector2[] {
  const points: Vector2[] = [];
  corners.forEach(([x, y, round = 0], index) => {
    const here = new Vector2(x, y);
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before || !after || round === 0) {
      points.push(here);
      return;
    }
    const back = new Vector2(before[0], before[1]).sub(here);
    const on = new Vector2(after[0], after[1]).sub(here);
    const reach = Math.min(round, back.length() * 0.48, on.length() * 0.48);
    const from = here.clone().add(back.clone().setLength(reach));
    const to = here.clone().add(on.clone().setLength(reach));
    points.push(from.clone().add(back.clone().setLength(reach * 0.02)));
    for (let step = 0; step <= arcSteps; step++) {
      const share = step / arcSteps;
      const first = from.clone().lerp(here, share);
      points.push(first.lerp(here.clone().lerp(to, share), share));
    }
    points.push(to.clone().add(on.clone().setLength(reach * 0.02)));
  });
  return points;
}
