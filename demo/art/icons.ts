import { open, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw, type ZlibOptions } from 'node:zlib';
import sharp from 'sharp';
import { onceSuccessful } from '#server/providers/once-successful.ts';

export const SPRITE_SIZE = 320; // what a gallery shows of an object at most; a larger one costs time that nobody sees
const VIEW_BOX = 32; // every fluent-emoji icon is drawn on 32 × 32

/** A rasterised icon: straight RGBA, SPRITE_SIZE square. */
export type Raster = Uint8ClampedArray;

const RASTER_BYTES = SPRITE_SIZE * SPRITE_SIZE * 4;
// Unpacked into one buffer: by default zlib returns two dozen chunks that have to be joined.
const pack = (raw: Buffer) =>
  promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)(raw, {
    level: constants.Z_BEST_SPEED,
    chunkSize: RASTER_BYTES / 8,
  });
const unpack = (packed: Buffer) =>
  promisify<Buffer, ZlibOptions, Buffer>(inflateRaw)(packed, { chunkSize: RASTER_BYTES });

const iconFile = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
const iconIndex = onceSuccessful(readIndex);

/** Every icon name that can be drawn. */
export async function listIcons(): Promise<Set<string>> {
  return new Set((await iconIndex()).keys());
}

const rasters = new Map<string, Promise<Buffer>>();

/** Draws an icon once: it is slow, as the icons are full of SVG filters. Packed, all of them take no more than a few MB. */
export async function rasterOf(name: string): Promise<Raster> {
  const packed = rasters.get(name) ?? rasteriseIcon(name).then(pack);
  rasters.set(name, packed);
  packed.catch(() => rasters.delete(name));
  const data = await unpack(await packed);
  return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
}

async function rasteriseIcon(name: string): Promise<Buffer> {
  const body = smooth(await readBody(name));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SPRITE_SIZE}" height="${SPRITE_SIZE}" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}">${body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

// Inner shadows are cut out with an outline without partial transparency, which leaves jagged edges. The unchanged outline
// gives the same shadow with smooth edges, and saves a filter step.
function smooth(body: string): string {
  return body.replace(
    /<feColorMatrix in="SourceAlpha" result="hardAlpha"[^>]*><feOffset([^>]*)\/><feGaussianBlur([^>]*)\/><feComposite in2="hardAlpha"[^>]*>/g,
    '<feOffset in="SourceAlpha"$1/><feGaussianBlur$2 result="soft"/><feComposite in="SourceAlpha" in2="soft" operator="out"/>',
  );
}

async function readBody(name: string): Promise<string> {
  const place = (await iconIndex()).get(name);
  if (!place) throw new Error(`no icon is called ${name}`);
  const file = await open(iconFile);
  try {
    const { buffer } = await file.read(Buffer.alloc(place.end - place.start), 0, place.end - place.start, place.start);
    return JSON.parse(buffer.toString()) as string;
  } finally {
    await file.close();
  }
}

// The file is 100 MB and parsing it would hold all of it in memory, so only the offsets of the icon bodies are stored.
async function readIndex() {
  const bytes = await readFile(iconFile);
  const places = new Map<string, { start: number; end: number }>();
  const marker = '": {\n\t\t\t"body": ';
  for (let at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + marker.length)) {
    const name = bytes.toString('utf8', bytes.lastIndexOf('"', at - 1) + 1, at);
    const start = at + marker.length;
    const lineEnd = bytes.indexOf('\n', start);
    places.set(name, { start, end: bytes[lineEnd - 1] === 0x2c ? lineEnd - 1 : lineEnd });
  }
  return places;
}
