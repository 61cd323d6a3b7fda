import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { strokes } from './captcha-letters.ts';

const width = 132;
const height = 48;
const letterScale = 2.1;

const between = (low: number, high: number) => low + (randomInt(1_001) / 1_000) * (high - low);
const ink = () => `hsl(${randomInt(360)} ${randomInt(45, 75)}% ${randomInt(24, 42)}%)`;

/** A PNG of the letters, each rotated, skewed and moved at random, under curves that a person can ignore. */
export async function drawCaptcha(letters: string): Promise<Buffer> {
  const step = (width - 24) / letters.length;
  const drawn = [...letters].map((letter, place) => {
    const x = 14 + step * place + between(-2, 3);
    const y = 11 + between(-4, 5);
    const turn = `rotate(${between(-22, 22)} 4 6) skewX(${between(-14, 14)}) scale(${between(0.85, 1.12)} ${between(0.85, 1.15)})`;
    return `<path transform="translate(${x} ${y}) scale(${letterScale}) ${turn}" d="${strokes[letter]}" stroke="${ink()}" stroke-width="${between(1.2, 1.7)}"/>`;
  });
  const curves = Array.from({ length: 5 }, () => {
    const point = () => `${between(0, width)} ${between(0, height)}`;
    return `<path d="M${-4} ${between(0, height)} C${point()} ${point()} ${width + 4} ${between(0, height)}" stroke="${ink()}" stroke-width="${between(0.6, 1.5)}" opacity="0.65"/>`;
  });
  const dots = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(0.4, 1.2)}" fill="${ink()}" opacity="0.5"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"
    fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#f4f5f7"/>${[...dots, ...drawn, ...curves].join('')}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}
