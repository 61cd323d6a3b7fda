import type { BulkLine } from '#contract/shipping/merchant-bulk.ts';

// A list of parcels as people have it: copied from a spreadsheet (tabs), or a CSV file with commas or, where the comma is the
// decimal sign, semicolons. An order number stands before its carrier and its tracking number; what follows them is not read.
// A line may be a tracking number alone, for lists whose orders are already known: see merge-lines.ts.

const orderNumber = /^SH\d{6,24}$/i;
export const isOrderNumber = (text: string) => orderNumber.test(text);

/** The lines of a list. Where a line names no carrier, it is the one chosen for all. */
export function readList(text: string, carrier: string): BulkLine[] {
  const rows = cellsOf(text.replace(/^\ufeff/, '')).filter((row) => row.some(Boolean));
  return rows.flatMap((row, at) => {
    const place = row.findIndex(isOrderNumber);
    if (place === -1 && at === 0 && rows[1]?.some(isOrderNumber)) return []; // the names of the columns
    const [orderNo = '', ...after] = row.slice(Math.max(0, place));
    const [named = '', tracking = ''] = after.length > 1 ? after : ['', after[0]];
    return { orderNo: cut(orderNo, 40), carrier: cut(named || carrier, 64), trackingNumber: cut(tracking, 64) };
  });
}

const cut = (text: string, max: number) => text.slice(0, max);

function cellsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  // Each cell is quoted, with its quotes doubled, or plain; then comes what separates it from the next one.
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`, 'gy');
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain = '', end] = found;
    rows.at(-1)?.push(unguarded((quoted?.replaceAll('""', '"') ?? plain).trim()));
    if (end === '') break;
    if (end !== separator) rows.push([]);
  }
  return rows;
}

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split(/\r?\n|\r/, 1);
  return ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
}

/** Without the apostrophe that spreadsheets need before a text that would else be a formula or a number. */
const unguarded = (cell: string) => cell.replace(/^'/, '');
