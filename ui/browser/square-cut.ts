export type Size = { width: number; height: number };

/** Which square of a picture is shown: its middle, and how much smaller it is than the largest that there is. */
export type Cut = { x: number; y: number; zoom: number };

export const zoomMax = 4;

/** The largest square, in the middle. */
export function firstCut({ width, height }: Size): Cut {
  return { x: width / 2, y: height / 2, zoom: 1 };
}

export function sideOf({ zoom }: Cut, { width, height }: Size): number {
  return Math.min(width, height) / zoom;
}

/** The nearest cut that lies within the picture. */
export function within(cut: Cut, size: Size): Cut {
  const zoom = clamp(cut.zoom, 1, zoomMax);
  const half = sideOf({ ...cut, zoom }, size) / 2;
  return { zoom, x: clamp(cut.x, half, size.width - half), y: clamp(cut.y, half, size.height - half) };
}

/** Pulls the picture by so many pixels of a square that is shown `shownSide` pixels wide. */
export function movedBy(cut: Cut, size: Size, shownSide: number, right: number, down: number): Cut {
  const scale = sideOf(cut, size) / shownSide;
  return within({ ...cut, x: cut.x - right * scale, y: cut.y - down * scale }, size);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
