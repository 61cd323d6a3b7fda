import sharp from 'sharp';

/** A picture file that no other test has, square, so that nothing has to be cropped. */
export async function aSquarePicture(name: string) {
  const background = { r: Date.now() % 256, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
