import type { Department, Family } from '#demo/data/families.ts';
import { randomFor } from '#demo/random.ts';
import type { Art, ArtObject } from './art.ts';
import { type PaletteKey, type Scene, scenesOf } from './backgrounds.ts';
import type { Paint } from './colours.ts';

const EDGE = 640;
const FLOOR = 0.84;

/** How one, two or three objects are arranged; later ones are nearer. */
type Arrangement = (icon: string, paint: Paint | undefined, lean: number) => ArtObject[];

const object = (
  icon: string,
  paint: Paint | undefined,
  x: number,
  y: number,
  size: number,
  rotate = 0,
  isMirrored = false,
): ArtObject => ({
  icon,
  x,
  y,
  size,
  ...(rotate !== 0 && { rotate }),
  ...(isMirrored && { isMirrored }),
  ...(paint && { paint }),
});

const alone: Arrangement = (icon, paint) => [object(icon, paint, 0.5, FLOOR, 0.67)];
const leaning: Arrangement = (icon, paint, lean) => [object(icon, paint, 0.5, FLOOR, 0.66, lean)];
const mirrored: Arrangement = (icon, paint, lean) => [object(icon, paint, 0.5, FLOOR, 0.66, -lean / 2, true)];
const pair: Arrangement = (icon, paint) => [
  object(icon, paint, 0.64, FLOOR - 0.06, 0.46, 6, true),
  object(icon, paint, 0.41, FLOOR + 0.02, 0.57, -3),
];
const arrangements = [alone, leaning, mirrored, pair];

const frame = (palette: PaletteKey, scene: Scene, objects: ArtObject[]): Art => ({
  width: EDGE,
  height: EDGE,
  background: { palette, scene, focusX: 0.5, floorY: FLOOR },
  objects,
});

/** The first picture of a model: no two models of a family have the same background and arrangement. */
export function mainArt(department: Department, family: Family, at: number, paint: Paint | undefined): Art {
  const random = randomFor(`art ${department.key} ${family.noun.en}`);
  const start = random.between(0, 99);
  const palette = department.palettes[(start + at) % department.palettes.length] ?? 'pearl';
  const scene = scenesOf(palette)[(start + at) % 3] ?? 'sweep';
  const arrange = arrangements[at % arrangements.length] ?? alone;
  return frame(palette, scene, arrange(family.icon, paint, random.pick([-8, -6, 6, 8])));
}

/** The same object in another colour, on a neutral background that sets the colour off. Shared by a family's models. */
export function colourArt(family: Family, paint: Paint): Art {
  return frame('pearl', 'sweep', alone(family.icon, paint, 0));
}

/** The object beside what it is used with. Shared by a family's models. */
export function sceneArt(department: Department, family: Family): Art {
  const random = randomFor(`scene ${department.key} ${family.noun.en}`);
  const palette = random.pick(department.palettes);
  const paint = family.choices.find((choice) => choice.values[0]?.colour)?.values[0]?.colour?.paint ?? family.covers[0];
  return frame(palette, random.pick(scenesOf(palette)), [
    object(family.beside, undefined, 0.74, FLOOR - 0.07, 0.32, 8),
    object(family.icon, paint, 0.43, FLOOR + 0.02, 0.58, -3),
  ]);
}
