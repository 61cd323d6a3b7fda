import type { Model } from '#demo/studio/model.ts';

export const shotNames = ['front', 'angle', 'detail', 'scene', 'size', 'facts'] as const;
export type ShotName = (typeof shotNames)[number];

export type Shot = {
  turn: number;
  lift: number;
  margin: number; // around the object, as a share of the picture
  backdrop: { middle: number; edge: number } | null;
  isStaged: boolean;
};

const studio = { middle: 1, edge: 0.962 };
const even = { middle: 0.976, edge: 0.976 };

/** How each picture of a model is taken. */
export function shotOf({ turn, lift }: Model, name: ShotName): Shot {
  const plain = { turn, lift, margin: 0.1, backdrop: studio, isStaged: false };
  switch (name) {
    case 'front':
    case 'detail':
      return plain;
    case 'angle':
      return { ...plain, turn: turn > 0 ? turn - 62 : turn + 62, lift: lift + 14 };
    case 'scene':
      return { ...plain, lift: Math.min(lift, 12), margin: 0.22, backdrop: null, isStaged: true };
    case 'size':
      return { ...plain, turn: 0, lift: 4, margin: 0.2, backdrop: even };
    case 'facts':
      return { ...plain, margin: 0.06, backdrop: even };
  }
}
