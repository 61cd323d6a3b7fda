import type { StockRow } from '#contract/catalogue/merchant-stock.ts';
import { stockMax } from '#contract/catalogue/merchant-stock.ts';

/** A line from a spreadsheet: a code and how many units to add or remove. */
export type PastedLine = { line: number; code: string; delta: number | null };

export const lineProblems = ['wrongNumber', 'unknownCode', 'severalVariants', 'twice', 'tooFew'] as const;
export type LineProblem = (typeof lineProblems)[number];
export type CheckedLine = PastedLine & { row: StockRow | null; problem: LineProblem | null };

/** Reads copied cells: columns are separated by tabs, semicolons, commas or spaces; the last one is the number. */
export function readLines(text: string): PastedLine[] {
  return text
    .split(/\r?\n/)
    .map((each, at) => ({ line: at + 1, cells: each.trim() }))
    .filter(({ cells }) => cells !== '')
    .map(({ line, cells }) => {
      const [, code = cells, amount = ''] = /^(.*?)[\t;,\s]+([^\t;,\s]+)$/.exec(cells) ?? [];
      return { line, code: code.replace(/^"(.*)"$/, '$1').trim(), delta: readUnits(amount) };
    })
    .filter(({ line, delta }) => line !== 1 || delta !== null || !isHeading(text));
}

/** The first of several lines names the columns when it has no digit at all. */
const isHeading = (text: string) => /^\s*\D+\r?\n/.test(text);

function readUnits(amount: string): number | null {
  const units = Number(amount.replace(/^[−–]/, '-').replace(/^"(.*)"$/, '$1'));
  return amount !== '' && Number.isInteger(units) && units !== 0 && Math.abs(units) <= stockMax ? units : null;
}

/** Finds the variant of each line, and what keeps it from being applied. A barcode counts where no code is the same. */
export function checkLines(lines: readonly PastedLine[], found: readonly StockRow[]): CheckedLine[] {
  const taken = new Set<number>();
  return lines.map((line) => {
    const byCode = found.filter(({ code }) => code === line.code);
    const matching = byCode.length > 0 ? byCode : found.filter(({ barcode }) => barcode === line.code);
    const row = matching.length === 1 ? (matching[0] ?? null) : null;
    const problem = problemOf(line, row, matching.length, taken);
    if (row) taken.add(row.skuId);
    return { ...line, row, problem };
  });
}

function problemOf(
  { delta }: PastedLine,
  row: StockRow | null,
  matches: number,
  taken: ReadonlySet<number>,
): LineProblem | null {
  if (delta === null) return 'wrongNumber';
  if (!row) return matches > 1 ? 'severalVariants' : 'unknownCode';
  if (taken.has(row.skuId)) return 'twice';
  return row.available + delta < 0 ? 'tooFew' : null;
}
