/** Why a file cannot be read; each has its own words. */
export const fileProblems = [
  'too_large',
  'unknown_kind',
  'old_excel',
  'macros',
  'broken',
  'bomb',
  'not_utf8',
  'quotes',
  'empty',
  'too_many_rows',
  'too_many_columns',
  'cell_too_long',
  'too_many_variants',
  'no_sheet',
  'several_sheets',
] as const;
export type FileProblemReason = (typeof fileProblems)[number];

/** A file that cannot be read, and the row at which that was seen. */
export class FileProblem extends Error {
  override name = 'FileProblem';
  readonly reason: FileProblemReason;
  readonly row: number;

  constructor(reason: FileProblemReason, row = 0) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}
