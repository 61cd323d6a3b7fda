// biome-ignore-all lint/style/noNonNullAssertion: indexes are inside the buffers by construction
import type { ArtObject } from './art.ts';
import { OUTLINE_SIZE, type Sprite } from './sprites.ts';

/** Where an object ended up: its turn and scale, the box around it and the part that touches the floor, in pixels. */
export type Placement = {
  scale: number;
  cos: number;
  sin: number;
  mirror: 1 | -1;
  middleX: number;
  middleY: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  footLeft: number;
  footRight: number;
};

const STEP_BACK = 0.32; // a low object moves up by this share of its missing height, or the picture would be bottom-heavy

/** Icons leave uneven margins, so sizes and feet are measured on the drawn outline, turned as the object is turned. */
export function place(
  sprite: Sprite,
  object: ArtObject,
  canvas: { width: number; height: number },
  mayStandBack: boolean,
): Placement {
  const angle = ((object.rotate ?? 0) * Math.PI) / 180;
  const cos = Math.cos(angle),
    sin = Math.sin(angle);
  const mirror = object.isMirrored ? -1 : 1;
  const points: [number, number][] = [];
  let left = 1,
    right = -1,
    top = 1,
    bottom = -1;
  for (let row = 0; row < OUTLINE_SIZE; row++)
    for (let column = 0; column < OUTLINE_SIZE; column++) {
      if (sprite.outline[row * OUTLINE_SIZE + column]! < 0.4) continue;
      const u = ((column + 0.5) / OUTLINE_SIZE - 0.5) * mirror,
        v = (row + 0.5) / OUTLINE_SIZE - 0.5;
      const x = u * cos - v * sin,
        y = u * sin + v * cos;
      points.push([x, y]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const feet = points.filter(([, y]) => y > bottom - (bottom - top) * 0.1).map(([x]) => x);
  const scale = (object.size * Math.min(canvas.width, canvas.height)) / Math.max(right - left, bottom - top);
  const middleX = object.x * canvas.width - ((left + right) / 2) * scale;
  const lowness = mayStandBack ? Math.max(0, right - left - (bottom - top)) * scale : 0;
  const middleY = object.y * canvas.height - bottom * scale - lowness * STEP_BACK;
  return {
    scale,
    cos,
    sin,
    mirror,
    middleX,
    middleY,
    left: middleX + left * scale,
    right: middleX + right * scale,
    top: middleY + top * scale,
    bottom: middleY + bottom * scale,
    footLeft: middleX + Math.min(...feet) * scale,
    footRight: middleX + Math.max(...feet) * scale,
  };
}
