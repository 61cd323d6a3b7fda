import type { Pen } from '#demo/studio/materials/paint.ts';

/** Typefaces by what they are used for. */
export const faces = {
  plain: 'Outfit',
  elegant: 'Playfair Display',
  tall: 'Bebas Neue',
  technical: 'Space Grotesk',
  round: 'Fredoka',
  hand: 'Caveat',
} as const;
export type Face = keyof typeof faces;

export type Line = {
  x: number;
  y: number;
  size: number;
  face?: Face;
  weight?: 300 | 400 | 500 | 600 | 700;
  colour?: string;
  align?: 'left' | 'center' | 'right';
  spacing?: number; // of letters, as a share of their size
  width?: number; // the line becomes smaller rather than wider than this
};

/** One line of text, its middle at y; returns how wide it became. */
export function write(pen: Pen, text: string, line: Line): number {
  const { x, y, face = 'plain', weight = 500, colour = '#1d2129', align = 'center', spacing = 0, width } = line;
  let { size } = line;
  const use = () => {
    pen.font = `${weight} ${size}px "${faces[face]}"`;
    pen.letterSpacing = `${spacing * size}px`;
  };
  use();
  const wide = pen.measureText(text).width;
  if (width && wide > width) {
    size *= width / wide;
    use();
  }
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  // The space after the last letter would move a centred line to the left.
  pen.fillText(text, align === 'center' ? x + (spacing * size) / 2 : x, y);
  return Math.min(wide, width ?? wide);
}

/** Lines of small print, broken at words. */
export function writeText(pen: Pen, text: string, line: Line & { width: number; leading?: number }): void {
  const { leading = 1.4, ...rest } = line;
  const { size, face = 'plain', weight = 400 } = rest;
  pen.font = `${weight} ${size}px "${faces[face]}"`;
  pen.letterSpacing = '0px';
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width > rest.width && lines.at(-1)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  lines.forEach((one, index) => {
    write(pen, one, { ...rest, weight, y: rest.y + index * size * leading });
  });
}
