import type { Texture } from 'three';
import { type Pen, paint } from '#demo/studio/materials/paint.ts';
import { type Face, write, writeText } from './write.ts';

type Words = { brand: string; title: string; detail: string; foot?: string };
type Colours = { paper: string | null; ink: string; accent: string };
type Size = { width: number; height: number }; // in cm

/** So many pixels for each cm that small print can be read in the detail picture. */
function onLabel({ width, height }: Size, draw: (pen: Pen, width: number, height: number) => void): Texture {
  const perCm = 1024 / Math.max(width, height);
  return paint(Math.round(width * perCm), Math.round(height * perCm), draw);
}

function fill(pen: Pen, colour: string | null, width: number, height: number): void {
  if (colour === null) return;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
}

const smallPrint = 'Store cool and dry. Best before: see base. Please recycle this pack where facilities exist.';

/** Quiet: brand in spaced capitals, a large name, a thin line, small print. For beauty, tea, candles. */
export const quietLabel = (
  size: Size,
  { brand, title, detail, foot = '' }: Words,
  colours: Colours,
  face: Face = 'elegant',
) =>
  onLabel(size, (pen, width, height) => {
    const unit = Math.min(width, height * 1.2);
    const line = { x: width / 2, width: width * 0.84, colour: colours.ink } as const;
    fill(pen, colours.paper, width, height);
    write(pen, brand.toUpperCase(), { ...line, y: height * 0.17, size: unit * 0.075, spacing: 0.22, weight: 500 });
    pen.fillStyle = colours.accent;
    pen.fillRect(width / 2 - unit * 0.08, height * 0.275, unit * 0.16, Math.max(2, unit * 0.008));
    const parts = title.split('|');
    parts.forEach((part, index) => {
      const y = height * (0.46 + (index - (parts.length - 1) / 2) * 0.145);
      write(pen, part, { ...line, y, size: unit * 0.15, face, weight: face === 'tall' ? 400 : 700 });
    });
    write(pen, detail, { ...line, y: height * 0.67, size: unit * 0.065, weight: 300 });
    write(pen, foot, { ...line, y: height * 0.88, size: unit * 0.058, weight: 500, spacing: 0.08 });
  });

/** Loud: a block of colour with large letters, and what it tastes of. For snacks, drinks, pet food. */
export const loudLabel = (
  size: Size,
  { brand, title, detail, foot = '' }: Words,
  colours: Colours,
  face: Face = 'tall',
) =>
  onLabel(size, (pen, width, height) => {
    fill(pen, colours.paper, width, height);
    pen.fillStyle = colours.accent;
    pen.beginPath();
    pen.ellipse(width / 2, height * 1.02, width * 0.72, height * 0.4, 0, 0, Math.PI * 2);
    pen.fill();
    const line = { x: width / 2, width: width * 0.86, colour: colours.ink } as const;
    write(pen, brand, { ...line, y: height * 0.13, size: height * 0.055, weight: 700, spacing: 0.02 });
    const parts = title.split('|');
    const step = 0.155;
    parts.forEach((part, index) => {
      const y = height * (0.37 + (index - (parts.length - 1) / 2) * step);
      write(pen, part, {
        ...line,
        y,
        size: height * (parts.length > 2 ? 0.14 : 0.18),
        face,
        weight: face === 'round' ? 600 : 400,
      });
    });
    const below = { ...line, colour: colours.paper ?? '#ffffff' };
    write(pen, detail, { ...below, y: height * 0.76, size: height * 0.055, weight: 700 });
    write(pen, foot, { ...below, y: height * 0.9, size: height * 0.04, weight: 500 });
  });

/** Technical: left aligned, with a band of facts. For tools, electronics, cartons. */
export const technicalLabel = (size: Size, { brand, title, detail, foot = '' }: Words, colours: Colours) =>
  onLabel(size, (pen, width, height) => {
    fill(pen, colours.paper, width, height);
    const unit = Math.min(width, height);
    const line = { x: width * 0.08, align: 'left', width: width * 0.84, colour: colours.ink } as const;
    write(pen, brand.toLowerCase(), { ...line, y: height * 0.11, size: unit * 0.075, face: 'technical', weight: 700 });
    title.split('|').forEach((part, index) => {
      write(pen, part, { ...line, y: height * 0.25 + index * unit * 0.125, size: unit * 0.13, weight: 700 });
    });
    pen.fillStyle = colours.accent;
    pen.fillRect(0, height * 0.8, width, height * 0.2);
    const below = { ...line, colour: '#ffffff' };
    write(pen, detail, { ...below, y: height * 0.87, size: unit * 0.06, weight: 500 });
    write(pen, foot, { ...below, y: height * 0.94, size: unit * 0.045, weight: 300 });
  });

/** The back or side of a pack: small print, a bar code, marks. */
export const backLabel = (size: Size, words: Words, colours: Colours) =>
  onLabel(size, (pen, width, height) => {
    fill(pen, colours.paper, width, height);
    const unit = Math.min(width, height);
    const line = { x: width * 0.1, align: 'left', colour: colours.ink, width: width * 0.8 } as const;
    write(pen, words.title.replaceAll('|', ' '), { ...line, y: height * 0.12, size: unit * 0.08, weight: 700 });
    writeText(pen, `${words.detail}. ${smallPrint}`, { ...line, y: height * 0.24, size: unit * 0.045 });
    barCode(pen, width * 0.1, height * 0.74, unit * 0.5, unit * 0.22, words.title);
  });

function barCode(pen: Pen, x: number, y: number, width: number, height: number, of: string): void {
  pen.fillStyle = '#ffffff';
  pen.fillRect(x, y, width, height);
  pen.fillStyle = '#111111';
  let at = x + width * 0.06;
  for (let index = 0; at < x + width * 0.92; index++) {
    const wide = (((of.charCodeAt(index % of.length) * (index + 3)) % 3) + 1) * width * 0.009;
    pen.fillRect(at, y + height * 0.08, wide, height * 0.84);
    at += wide + width * 0.012 + ((index * 7) % 3) * width * 0.006;
  }
}

/** Words alone on nothing: printed straight on glass, metal or plastic. */
export const mark = (
  size: Size,
  text: string,
  colour: string,
  face: Face = 'plain',
  weight: 300 | 400 | 500 | 600 | 700 = 500,
  spacing = 0.06,
) =>
  onLabel(size, (pen, width, height) => {
    write(pen, text, {
      x: width / 2,
      y: height / 2,
      size: height * 0.7,
      width: width * 0.96,
      face,
      weight,
      colour,
      spacing,
    });
  });
