import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { originalKey, pictureStore } from './picture-store.ts';

/** Either a file as somebody sent it, or pixels as they are. */
export type PictureSource = Buffer | { data: Buffer; width: number; height: number; channels: 3 | 4 };

export type EncodedPicture = { hash: string; width: number; height: number; colour: string; bytes: number };

const longestSide = 1920;
const pixelsMax = 25_000_000; // reliability: read from the header before decoding

function decode(source: PictureSource) {
  if (Buffer.isBuffer(source))
    return sharp(source, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 }).autoOrient();
  const { data, width, height, channels } = source;
  return sharp(data, { raw: { width, height, channels } });
}

/** Decodes a picture, encodes it anew without its metadata, and keeps it under the hash of its bytes. */
export async function encodePicture(source: PictureSource): Promise<EncodedPicture> {
  const { data, info } = await decode(source)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 1 })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const [colour] = await Promise.all([dominantColour(source), pictureStore().put(originalKey(hash), data)]);
  return { hash, width: info.width, height: info.height, colour, bytes: data.length };
}

async function dominantColour(source: PictureSource): Promise<string> {
  // The mean of the edge would miss the object, the mean of all is what the eye expects while it waits.
  const pixel = await decode(source)
    .flatten({ background: '#fff' })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
