import type { Art, ArtObject } from './art.ts';
import type { PaletteKey, Scene } from './backgrounds.ts';

/** A strip has room to spread its objects out; a picture hardly wider than high has to draw them together. */
function spreadOf(shape: number): number {
  if (shape > 5) return 1.9;
  return shape < 1.6 ? 0.8 : 1;
}

/**
 * A wide picture with its objects gathered right of the middle: the page lays its words over the calm left side.
 * The first icon is the hero; up to four more stand around and behind it.
 */
export function wideArt(
  width: number,
  height: number,
  palette: PaletteKey,
  scene: Scene,
  icons: readonly string[],
  focusX = 0.71,
): Art {
  const ratio = (height / width) * spreadOf(width / height);
  const spots: [x: number, y: number, size: number, rotate: number][] = [
    [0, 0.9, 0.66, 0],
    [-0.36, 0.87, 0.4, -8],
    [0.35, 0.87, 0.38, 8],
    [-0.32, 0.42, 0.22, -14],
    [0.38, 0.4, 0.2, 14],
  ];
  const objects = spots.slice(0, icons.length).map(([x, y, size, rotate], at): ArtObject => {
    return {
      icon: icons[at] ?? '',
      x: focusX + x * ratio,
      y,
      size,
      ...(rotate !== 0 && { rotate }),
      ...(y < 0.5 && { isFloating: true }),
    };
  });
  return { width, height, background: { palette, scene, focusX, floorY: 0.9 }, objects: objects.reverse() };
}
