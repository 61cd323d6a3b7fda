export type Size = { width: number; height: number };
export type Area = Size & { x: number; y: number };

/**
 * Which part of a picture is shown: its middle, how much smaller it is than the largest that there is, and how many times as wide
 * as high it is; 1 is a square.
 */
export type Cut = { x: number; y: number; zoom: number; ratio: number };

export const zoomMax = 4;

/** The largest part of this shape, in the middle. */
export function firstCut({ width, height }: Size, ratio = 1): Cut {
  return { x: width / 2, y: height / 2, zoom: 1, ratio };
}

/** The part itself, in the measure of the picture. */
export function areaOf({ x, y, zoom, ratio }: Cut, size: Size): Area {
  const width = Math.min(size.width, size.height * ratio) / zoom;
  const height = width / ratio;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The nearest cut that lies within the picture. */
export function within(cut: Cut, size: Size): Cut {
  const zoom = clamp(cut.zoom, 1, zoomMax);
  const { width, height } = areaOf({ ...cut, zoom }, size);
  return {
    ...cut,
    zoom,
    x: clamp(cut.x, width / 2, size.width - width / 2),
    y: clamp(cut.y, height / 2, size.height - height / 2),
  };
}

/** Pulls the picture by so many pixels of a part that is shown `shownWidth` pixels wide. */
export function movedBy(cut: Cut, size: Size, shownWidth: number, right: number, down: number): Cut {
  const scale = areaOf(cut, size).width / shownWidth;
  return within({ ...cut, x: cut.x - right * scale, y: cut.y - down * scale }, size);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
