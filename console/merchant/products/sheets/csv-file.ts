import Papa from 'papaparse';
import type { SheetWriter } from './sheet-writer.ts';

const byteOrderMark = '\ufeff'; // by which Excel knows that the text is UTF-8

/** Writes a CSV file, part by part. Every cell is in quotes, so that no separator can be mistaken. */
export function openCsv(header: readonly string[]): SheetWriter {
  const parts: Blob[] = [];
  const write = (rows: readonly (readonly string[])[]) =>
    parts.push(new Blob([`${Papa.unparse(rows as string[][], { quotes: true, newline: '\r\n' })}\r\n`]));
  parts.push(new Blob([byteOrderMark]));
  write([header]);
  return {
    add: (rows) => {
      if (rows.length > 0) write(rows);
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
