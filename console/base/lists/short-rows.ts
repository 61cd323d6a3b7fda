/** By what rows are sorted: texts from A to Z, numbers from the highest. */
export type SortBy<Row> = (row: Row) => string | number;

/** Rows whose text contains every word, however it is written. */
export function searchedIn<Row>(rows: readonly Row[], words: string, textOf: (row: Row) => string): Row[] {
  const wanted = words.toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Rows that are equal stay in their order, and so do all without `by`. */
export function sortedBy<Row>(rows: readonly Row[], by: SortBy<Row> | undefined, tag: string): Row[] {
  if (!by) return [...rows];
  const collator = new Intl.Collator(tag, { numeric: true });
  return rows.toSorted((a, b) => {
    const [left, right] = [by(a), by(b)];
    return typeof left === 'number' && typeof right === 'number'
      ? right - left
      : collator.compare(String(left), String(right));
  });
}
