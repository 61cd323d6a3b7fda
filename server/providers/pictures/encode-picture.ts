import sharp, { type Sharp } from 'sharp';
import { pixelsMax } from './picture-header.ts';
import { storeOriginal } from './picture-store.ts';

/** Raw pixels, in rows from the top. */
export type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 };

/** An uploaded file, or raw pixels. */
export type PictureSource = Buffer | Pixels;

export type EncodedPicture = { hash: string; width: number; height: number; colour: string; bytes: number };

const longestSide = 1920;
const sampledPixels = 4_000;

/** Decodes a picture, encodes it again without its metadata, and stores it under the hash of its bytes. */
export async function encodePicture(source: PictureSource): Promise<EncodedPicture> {
  const pixels = Buffer.isBuffer(source) ? await decodePicture(source) : source;
  const { data, info } = await fromPixels(pixels)
    .webp({ quality: 84, effort: 0 })
    .toBuffer({ resolveWithObject: true });
  const hash = await storeOriginal(data);
  return { hash, width: info.width, height: info.height, colour: meanColour(pixels), bytes: data.length };
}

/** The pixels of a file, upright and scaled down to what the mall shows. Rejects a broken or too large file. */
export async function decodePicture(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels: channels as 3 | 4 };
}

function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** The colour shown until the picture is loaded, from a few thousand evenly spread pixels. */
function meanColour({ data, width, height, channels }: Pixels): string {
  const step = Math.max(1, Math.floor((width * height) / sampledPixels)) * channels;
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let at = 0; at + 2 < data.length; at += step) {
    sums[0] += data[at] ?? 0;
    sums[1] += data[at + 1] ?? 0;
    sums[2] += data[at + 2] ?? 0;
    count += 1;
  }
  return `#${Buffer.from(sums.map((sum) => Math.round(sum / count))).toString('hex')}`;
}
