import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/**
 * The fonts of PDF files, in the order in which a character is looked for. Noto Sans under the SIL Open Font License (see
 * fonts/LICENSE), from the packages of Fontsource, of which one file each is needed.
 */
const names = ['latin', 'latin-ext', 'thai', 'lao', 'sc'] as const;
export type FontName = (typeof names)[number];

let read: Map<FontName, Buffer> | undefined;

/** Every font as pdfkit reads it fast. They are read once, with the first file that is asked for. */
export function readFonts(): ReadonlyMap<FontName, Buffer> {
  read ??= new Map(
    names.map((name) => [name, unpack(readFileSync(new URL(`./fonts/noto-sans-${name}.woff`, import.meta.url)))]),
  );
  return read;
}

const woff = { head: 44, entry: 20 };
const sfnt = { head: 12, entry: 16 };

/** A WOFF file as the OpenType file that it contains (W3C, WOFF 1.0): pdfkit takes seconds to inflate a Chinese one by itself. */
export function unpack(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(sfnt.head + sfnt.entry * count);
  head.writeUInt32BE(file.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let at = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.head + woff.entry * index;
    const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((place) =>
      file.readUInt32BE(entry + place),
    );
    const stored = file.subarray(offset, offset + packed);
    const target = sfnt.head + sfnt.entry * index;
    file.copy(head, target, entry, entry + 4); // its name
    head.writeUInt32BE(checksum, target + 4);
    head.writeUInt32BE(at, target + 8);
    head.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(packed < length ? inflateSync(stored) : stored, padding);
    at += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
