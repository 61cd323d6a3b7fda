import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { type FontName, readFonts } from './fonts.ts';

// Text and tables on pages. Each character is written in the first font that has it, so that a Thai statement can name a Chinese
// product; pdfkit itself writes a text in one font.

const margin = 40;
const lineHeight = 1.35;
const rowsPerTurn = 20;
export const black = '#1f2328';
export const grey = '#59636e';
const rule = '#d1d9e0';

type Style = { size?: number; isBold?: boolean; color?: string; align?: 'left' | 'right' };
export type Column = { title: string; width: number; align?: 'left' | 'right' };
export type Row = { cells: readonly string[]; isBold?: boolean };

/** A4 pages that are written from top to bottom. */
export function openPaper(info: { title: string; author: string; language: string }) {
  const document = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, lang: info.language, displayTitle: true },
    info: { Title: info.title, Author: info.author },
  });
  for (const [name, file] of readFonts()) document.registerFont(name, file);
  const width = document.page.width - 2 * margin;
  const bottom = document.page.height - margin - 24;
  const words = new Intl.Segmenter(info.language, { granularity: 'word' });
  let y = margin;

  const widths = new Map<string, number>(); // at size 1: measuring takes most of the time, and many cells are alike
  function widthOf(text: string, size: number): number {
    const known = widths.get(text);
    if (known !== undefined) return known * size;
    const width = runsOf(text).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(1000).widthOfString(run.text) / 1000,
      0,
    );
    widths.set(text, width);
    return width * size;
  }

  /** The text in lines of this width, broken between words, also of languages that write no spaces. */
  function wrap(text: string, within: number, size: number): string[] {
    return text.split('\n').flatMap((paragraph) => {
      if (widthOf(paragraph, size) <= within) return [paragraph];
      const lines = [''];
      for (const { segment } of words.segment(paragraph)) {
        const longer = `${lines.at(-1)}${segment}`;
        if (lines.at(-1) === '' || widthOf(longer.trimEnd(), size) <= within) lines[lines.length - 1] = longer;
        else lines.push(segment.trimStart());
      }
      return lines;
    });
  }

  function writeLine(text: string, x: number, top: number, within: number, style: Style): void {
    const { size = 9, isBold = false, color = black, align = 'left' } = style;
    let at = align === 'right' ? x + within - widthOf(text, size) : x;
    for (const run of runsOf(text)) {
      document
        .font(run.font)
        .fontSize(size)
        .fillColor(color)
        .strokeColor(color)
        .lineWidth(size / 30);
      // The fonts have one weight: bold letters have an outline.
      document.text(run.text, at, top + size * 0.1, { lineBreak: false, fill: true, stroke: isBold, baseline: 'top' });
      at += widthOf(run.text, size);
    }
  }

  function makeRoom(height: number): boolean {
    if (y + height <= bottom) return false;
    document.addPage();
    y = margin;
    return true;
  }

  function text(content: string, style: Style = {}): void {
    const { size = 9 } = style;
    for (const line of wrap(content, width, size)) {
      makeRoom(size * lineHeight);
      writeLine(line, margin, y, width, style);
      y += size * lineHeight;
    }
  }

  const space = (height: number) => {
    y += height;
  };

  /** Texts beside each other. */
  function beside(blocks: readonly (readonly [content: string, style?: Style][])[]): void {
    const each = width / blocks.length;
    const top = y;
    const ends = blocks.map((lines, index) => {
      let at = top;
      for (const [content, style = {}] of lines)
        for (const line of wrap(content, each - 12, style.size ?? 9)) {
          writeLine(line, margin + index * each, at, each - 12, style);
          at += (style.size ?? 9) * lineHeight;
        }
      return at;
    });
    y = Math.max(...ends);
  }

  /** A long one takes a while: in between, others have their turn. */
  async function table(columns: readonly Column[], rows: readonly Row[], size = 8.5): Promise<void> {
    const total = columns.reduce((sum, column) => sum + column.width, 0);
    const sizes = columns.map((column) => (column.width / total) * width);
    const writeRow = (cells: readonly string[], style: Style) => {
      const wrapped = cells.map((cell, index) => wrap(cell, (sizes[index] ?? 0) - 8, size));
      const height = Math.max(...wrapped.map((lines) => lines.length)) * size * lineHeight + 6;
      if (makeRoom(height)) writeHead();
      let x = margin;
      for (const [index, lines] of wrapped.entries()) {
        const within = sizes[index] ?? 0;
        const align = columns[index]?.align ?? 'left';
        for (const [number, line] of lines.entries())
          writeLine(line, x + 4, y + 3 + number * size * lineHeight, within - 8, { ...style, size, align });
        x += within;
      }
      y += height;
      document
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(rule)
        .stroke();
    };
    const titles = columns.map(({ title }) => title);
    const writeHead = () => {
      if (titles.some(Boolean)) writeRow(titles, { color: grey });
    };
    makeRoom(size * lineHeight * 4); // a head alone at the foot of a page says nothing
    writeHead();
    for (const [number, { cells, isBold = false }] of rows.entries()) {
      if (number % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
      writeRow(cells, { isBold });
    }
  }

  /** The whole file; each page with a line at its foot. */
  function finish(footOf: (page: number, pages: number) => string): Promise<Buffer> {
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      writeLine(footOf(page + 1, count), margin, bottom + 12, width, { size: 8, color: grey });
    }
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      document.on('data', (part: Buffer) => parts.push(part));
      document.on('end', () => resolve(Buffer.concat(parts)));
      document.on('error', reject);
      document.end();
    });
  }

  return { text, space, beside, table, finish };
}
export type Paper = ReturnType<typeof openPaper>;

/** What each font is for, as Fontsource divides them. The rest is in "latin-ext", or nowhere. */
const scripts: readonly [FontName, RegExp][] = [
  ['latin', /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u],
  ['thai', /[\p{Script=Thai}฿]/u],
  ['lao', /\p{Script=Lao}/u],
  ['sc', /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u],
];

/** A text by font. Spaces stay with the letters before them. */
function runsOf(text: string): { font: FontName; text: string }[] {
  const runs: { font: FontName; text: string }[] = [];
  for (const character of text.replaceAll(/\s/g, ' ')) {
    const last = runs.at(-1);
    const found = scripts.find(([, script]) => script.test(character))?.[0] ?? 'latin-ext';
    const font = last && character === ' ' ? last.font : found;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}
