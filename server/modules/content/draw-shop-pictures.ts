import { type EncodedPicture, encodePicture } from '#server/providers/pictures/encode-picture.ts';

type Palette = { sky: string; street: string; stripe: string; wall: string; door: string };

/** Soft backgrounds and a strong awning: new shops resemble each other, and still differ by colour. */
const palettes: readonly [Palette, ...Palette[]] = [
  { sky: '#fdecea', street: '#f7cfc8', stripe: '#d42c17', wall: '#fffaf7', door: '#7a3b2e' },
  { sky: '#e8f1fd', street: '#c6dcf8', stripe: '#2563b8', wall: '#fbfdff', door: '#2f4a6b' },
  { sky: '#e7f6ee', street: '#c3e7d3', stripe: '#1c8a58', wall: '#fbfffd', door: '#2d5c46' },
  { sky: '#fff5df', street: '#fbe0a6', stripe: '#cf7a0a', wall: '#fffdf8', door: '#77501a' },
  { sky: '#f3edfc', street: '#dccdf6', stripe: '#6d42c1', wall: '#fdfbff', door: '#4b3575' },
  { sky: '#e6f5f7', street: '#bfe3e9', stripe: '#0f7f90', wall: '#fafeff', door: '#28555e' },
];

const stripes = 6;

/** The first pictures of a shop, until its owner uploads better ones. The same number always gives the same pictures. */
export async function drawShopPictures(
  number: number,
): Promise<{ avatar: EncodedPicture; back: EncodedPicture; street: EncodedPicture }> {
  const palette = palettes[number % palettes.length] ?? palettes[0];
  const draw = (width: number, height: number, size: number, x: number) =>
    encodePicture(Buffer.from(scene(palette, width, height, size, x)));
  return {
    avatar: await draw(240, 240, 168, 120),
    back: await draw(1180, 420, 300, 930),
    street: await draw(800, 300, 220, 640),
  };
}

/** A small shop of this size, centred at x. */
function scene({ sky, street, ...shop }: Palette, width: number, height: number, size: number, x: number): string {
  const floor = height * 0.82;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${sky}"/>
<circle cx="${x}" cy="${floor}" r="${size * 0.85}" fill="${street}" opacity="0.55"/>
<rect y="${floor}" width="${width}" height="${height - floor}" fill="${street}"/>
<g transform="translate(${x - size / 2} ${floor - size * 0.86}) scale(${size / 100})">${house(shop)}</g>
</svg>`;
}

/** Drawn on a canvas of 100 by 86. */
function house({ stripe, wall, door }: Omit<Palette, 'sky' | 'street'>): string {
  const width = 92 / stripes;
  const awning = Array.from({ length: stripes }, (_, at) => {
    const left = 4 + at * width;
    const path = `M${left} 14h${width}v18a${width / 2} ${width / 2} 0 0 1 -${width} 0z`;
    return `<path d="${path}" fill="${at % 2 ? '#ffffff' : stripe}"/>`;
  });
  return `<rect x="10" y="20" width="80" height="66" rx="3" fill="${wall}"/>
<rect x="18" y="48" width="34" height="26" rx="2" fill="${stripe}" opacity="0.16"/>
<path d="M22 68l8-9 7 6 6-8 5 11z" fill="${stripe}" opacity="0.45"/>
<rect x="60" y="46" width="22" height="40" rx="2" fill="${door}"/>
<circle cx="78" cy="67" r="1.8" fill="${wall}"/>
<rect x="4" y="8" width="92" height="7" rx="2" fill="${door}"/>
${awning.join('')}`;
}
