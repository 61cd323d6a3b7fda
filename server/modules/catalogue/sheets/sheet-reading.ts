import type { ImportProblem } from '#contract/catalogue/merchant-import.ts';
import type { SheetField, SheetRow } from '#contract/catalogue/sheet-fields.ts';
import { leftAsItIs, oneLineEnd, unguarded } from './cell-notation.ts';

/** A row of a file with its number there. Empty cells are left out. */
export type GivenRow = { row: number; cells: SheetRow };

/** The rows of one product while they are read, and what was found to be wrong. */
export type Reading = {
  rows: readonly [GivenRow, ...GivenRow[]];
  problems: ImportProblem[];
  /** Whether the file has this column. What it has not is left as it is. */
  has(field: SheetField): boolean;
  /** What stands in a cell; undefined where it is to be left as it is. */
  cell(row: GivenRow, field: SheetField): string | undefined;
  /** What stands in one of the rows, for what is said of the product; empty when all of them are. */
  shared(field: SheetField): string | undefined;
  /** `about` stands for what is in the cell, where that says less. */
  report(row: GivenRow, field: SheetField, reason: ImportProblem['reason'], about?: string): void;
};

const givenMax = 80;

export function openReading(rows: readonly [GivenRow, ...GivenRow[]], fields: ReadonlySet<SheetField>): Reading {
  const problems: ImportProblem[] = [];
  const report: Reading['report'] = ({ row, cells }, field, reason, about = cells[field] ?? '') => {
    if (problems.some((one) => one.row === row && one.field === field)) return;
    problems.push({ row, field, reason, given: about.slice(0, givenMax).toWellFormed() });
  };
  const cell: Reading['cell'] = (row, field) => {
    if (!fields.has(field)) return undefined;
    const given = oneLineEnd(row.cells[field] ?? '');
    if (given.trim() === leftAsItIs) return undefined;
    const text = unguarded(given);
    if (text !== null) return text;
    report(row, field, 'formula');
    return undefined;
  };
  return {
    rows,
    problems,
    report,
    cell,
    has: (field) => fields.has(field),
    shared(field) {
      if (!fields.has(field)) return undefined;
      const filled = rows.filter(({ cells }) => cells[field]?.trim());
      const [first, ...others] = filled;
      if (!first) return '';
      const text = cell(first, field);
      for (const row of others) if (cell(row, field) !== text) report(row, field, 'differs');
      return text;
    },
  };
}

/** The row in which something stands that is said of the product. */
export const rowOf = ({ rows }: Reading, field: SheetField): GivenRow =>
  rows.find(({ cells }) => cells[field]?.trim()) ?? rows[0];
