import { inflateSync } from 'node:zlib';

type Objects = Map<string, { head: string; stream: string }>;

/** The objects of a PDF file as pdfkit writes it, by number, with their streams inflated. */
function objectsOf(file: Buffer): Objects {
  const objects: Objects = new Map();
  const text = file.toString('latin1');
  for (const match of text.matchAll(/(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const body = text.slice(start, text.indexOf('endobj', start));
    const [head = '', ...rest] = body.split('stream\n');
    const packed = Buffer.from(rest.join('stream\n').replace(/\nendstream\s*$/, ''), 'latin1');
    const isPacked = packed.length > 0 && head.includes('/FlateDecode');
    objects.set(match[1] ?? '', { head, stream: isPacked ? inflateSync(packed).toString('latin1') : '' });
  }
  return objects;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The letters of each glyph of a font, from its table. */
function lettersOf(table: string): string[] {
  const letters: string[] = [];
  for (const [, from = '0', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from, 16);
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters[first + place] = fromHex(hex.replaceAll(' ', ''));
  }
  return letters;
}

/** The text of a PDF file that pdfkit has written with embedded fonts, in the order in which it was written. */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const refOf = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, list = ''] of head.matchAll(/\/Font <<([^>]*)>>/g))
      for (const [, name = '', ref = ''] of list.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const table = objects.get(refOf(objects.get(ref)?.head ?? '', 'ToUnicode'))?.stream ?? '';
        fonts.set(name, lettersOf(table));
      }
  const pages = [...objects.values()].map(({ stream }) => stream).filter((stream) => / Tf/.test(stream));
  return pages.map((page) => textOf(page, fonts)).join('\n');
}

function textOf(page: string, fonts: ReadonlyMap<string, string[]>): string {
  let letters: string[] = [];
  let text = '';
  for (const [, font, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? [];
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? []) text += letters[Number.parseInt(glyph, 16)] ?? '';
  }
  return text;
}
