import type { ImportProblem } from '#contract/catalogue/merchant-import.ts';
import type { Texts } from '#contract/catalogue/product-content.ts';
import type { SheetField, SheetText } from '#contract/catalogue/sheet-fields.ts';
import { locales } from '#contract/core/languages.ts';
import { oneLineEnd, type Pair, readAmount, readPairs, readTime, readWhole, readYes } from './cell-notation.ts';
import { type GivenRow, type Reading, rowOf } from './sheet-reading.ts';

/** The text that was there if the cell says the same: files have other line ends. */
export const sameOr = (before: string | undefined, given: string): string =>
  before !== undefined && oneLineEnd(before) === given ? before : given;

/** Texts in the languages of the file; the other languages are left as they are. */
export function readTexts(reading: Reading, text: SheetText, before: Texts): Texts {
  const read = locales.map((locale) => {
    const given = reading.shared(`${text}.${locale}`);
    return [locale, given === undefined ? before[locale] : sameOr(before[locale], given)] as const;
  });
  return Object.fromEntries(read.filter(([, given]) => given));
}

type Read<Value> = { read: (text: string) => Value | null; reason: ImportProblem['reason'] };

const amounts: Read<number> = { read: readAmount, reason: 'not_an_amount' };
const numbers: Read<number> = { read: readWhole, reason: 'not_a_number' };
const times: Read<string> = { read: readTime, reason: 'not_a_time' };
const answers: Read<boolean> = { read: readYes, reason: 'not_yes_or_no' };
const kinds = { amounts, numbers, times, answers };

type ValueOf<Kind extends keyof typeof kinds> = NonNullable<ReturnType<(typeof kinds)[Kind]['read']>>;

/** The value of a cell: `empty` when nothing stands in it, `before` when it is to be left as it is or cannot be read. */
export function readCell<Kind extends keyof typeof kinds, Else>(
  reading: Reading,
  row: GivenRow,
  field: SheetField,
  kind: Kind,
  { before, empty }: { before: Else; empty: Else },
): ValueOf<Kind> | Else {
  const text = reading.cell(row, field)?.trim();
  if (text === undefined) return before;
  if (text === '') return empty;
  const { read, reason } = kinds[kind];
  const value = read(text) as ValueOf<Kind> | null;
  if (value === null) reading.report(row, field, reason);
  return value ?? before;
}

/** The same for what is said of the product. */
export function readShared<Kind extends keyof typeof kinds, Else>(
  reading: Reading,
  field: SheetField,
  kind: Kind,
  values: { before: Else; empty: Else },
): ValueOf<Kind> | Else {
  reading.shared(field); // says where rows differ
  return readCell(reading, rowOf(reading, field), field, kind, values);
}

/** Pairs such as "Colour: Blue" of one cell; undefined where they are to be left as they are. */
export function readPairCell(reading: Reading, row: GivenRow, field: SheetField): Pair[] | undefined {
  const text = reading.cell(row, field);
  if (text === undefined) return undefined;
  const pairs = readPairs(text);
  if (pairs) return pairs;
  reading.report(row, field, 'not_pairs');
  return undefined;
}
