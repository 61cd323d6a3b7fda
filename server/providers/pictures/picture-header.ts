import sharp from 'sharp';

export const pixelsMax = 25_000_000; // reliability: read from the header before decoding

const signatures = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const;

/**
 * Whether the header of a file says that it is one JPG or PNG picture of an acceptable size. The file name does not matter, and
 * nothing is decoded, so a small file that would unpack into gigabytes is refused here.
 */
export async function hasPictureHeader(file: Buffer): Promise<boolean> {
  const format = (['jpeg', 'png'] as const).find((name) => file.indexOf(signatures[name]) === 0);
  if (!format) return false;
  const header = await sharp(file, { limitInputPixels: pixelsMax })
    .metadata()
    .catch(() => null);
  if (header?.format !== format || (header.pages ?? 1) !== 1) return false;
  return header.width > 0 && header.height > 0 && header.width * header.height <= pixelsMax;
}
