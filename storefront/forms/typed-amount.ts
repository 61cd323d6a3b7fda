const highest = 100_000_000; // what the mall takes as a limit, in the smallest unit

/** Parses a typed price into the smallest unit: "12.5", "$1,299" and "12,50" can be read, "abc" cannot. */
export function centsOf(typed: string): number | undefined {
  const bare = typed.normalize('NFKC').replaceAll(/[^\d.,]/g, '');
  const plain = bare.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(plain)) return undefined;
  return Math.min(Math.round(Number(plain) * 100), highest);
}

/** The same the other way round, as a field shows it: 1250 is "12.50", 8000 is "80". */
export function unitsOf(cents: number | undefined): string {
  if (cents === undefined) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
