import Papa from 'papaparse';
import { importRowsMax } from '#contract/catalogue/merchant-import.ts';
import { sheetCellMax } from '#contract/catalogue/sheet-fields.ts';
import { FileProblem } from './file-problem.ts';

export const columnsMax = 200;

/** The cells of a spreadsheet as texts. */
export type Cells = { header: string[]; rows: { row: number; cells: string[] }[] };

const marks: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of a file that says its encoding, or is UTF-8. Others are refused: GBK and Latin-1 look alike, and whoever guesses wrong
 * publishes names that nobody can read.
 */
export function decodeText(bytes: Uint8Array): string {
  const [encoding] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? ['utf-8'];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // refused below
  }
  throw new FileProblem('not_utf8');
}

export function readCsv(bytes: Uint8Array): Cells {
  const text = decodeText(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw new FileProblem('quotes', (quotes.row ?? 0) + 1);
  return cellsOf(data);
}

const headMax = 20_000; // letters in which the names of all columns are

/** What separates the names of the columns; names with another sign in them are in quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text
    .slice(0, headMax)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  return ['\t', ';'].find((sign) => head.includes(sign)) ?? ',';
}

/** An XLSX file has been unpacked once before, within limits. What a formula shows is taken, the formula is not. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Cells> {
  const { default: readExcel } = await import('read-excel-file/universal');
  const sheets = await readExcel(new Blob([bytes]), { trim: false }).catch(() => {
    throw new FileProblem('broken');
  });
  const rows = sheets.find(({ data }) => data.length > 0)?.data ?? [];
  return cellsOf(rows.map((row) => row.map(cellText)));
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Number(value.toPrecision(12)));
  return String(value).replaceAll(/_x([0-9a-fA-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function cellsOf(data: readonly (readonly string[])[]): Cells {
  const filled = data
    .map((cells, at) => ({ row: at + 1, cells: cells.map((cell) => cell.replaceAll('\0', '').toWellFormed()) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new FileProblem('empty');
  if (rows.length > importRowsMax) throw new FileProblem('too_many_rows');
  const wide = filled.find(({ cells }) => cells.length > columnsMax);
  if (wide) throw new FileProblem('too_many_columns', wide.row);
  const long = filled.find(({ cells }) => cells.some((cell) => cell.length > sheetCellMax));
  if (long) throw new FileProblem('cell_too_long', long.row);
  return { header: head.cells.map((cell) => cell.trim()), rows };
}
