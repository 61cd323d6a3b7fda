import sharp from 'sharp';

// As in storefront/parts/logo.tsx, without its background: mails put it on the mall's own colour, which dark mail programs leave alone.
// Three times as large as it is shown, for screens of high density. Mail programs show no SVG.
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 40 40" fill="none">
<path d="M9.500 31V19.500a10.500 10.500 0 0 1 21 0V31" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
<path d="M16 31V20.500a4 4 0 0 1 8 0V31" stroke="#fff" stroke-opacity=".72" stroke-width="2.500" stroke-linecap="round"/>
</svg>`;

let drawn: Promise<Buffer> | null = null;

/** The mall's mark in white as a PNG, drawn once by each process. */
export function drawMark(): Promise<Buffer> {
  drawn ??= sharp(Buffer.from(mark)).png().toBuffer();
  return drawn;
}
