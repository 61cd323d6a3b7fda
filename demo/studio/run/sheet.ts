import sharp from 'sharp';

export type Tile = { picture: Buffer; caption: string };

const gap = 8;
const captionHeight = 22;

/** Pictures side by side with their names, as a WebP. */
export async function contactSheet(tiles: readonly Tile[], tileSize: number, columns = 5): Promise<Buffer> {
  const across = Math.min(columns, tiles.length);
  const rows = Math.ceil(tiles.length / across);
  const step = tileSize + gap;
  const layers = await Promise.all(
    tiles.map(async ({ picture, caption }, index) => {
      const left = gap + (index % across) * step;
      const top = gap + Math.floor(index / across) * (step + captionHeight);
      const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${captionHeight}"><text x="4" y="15" font-family="sans-serif" font-size="12" fill="#4b5563">${caption}</text></svg>`;
      return [
        { input: await sharp(picture).resize(tileSize, tileSize).toBuffer(), left, top },
        { input: Buffer.from(text), left, top: top + tileSize },
      ];
    }),
  );
  return sharp({
    create: {
      width: gap + across * step,
      height: gap + rows * (step + captionHeight),
      channels: 3,
      background: '#e9ebee',
    },
  })
    .composite(layers.flat())
    .webp({ quality: 84 })
    .toBuffer();
}
