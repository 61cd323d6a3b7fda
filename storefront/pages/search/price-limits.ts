import { centsOf } from '#storefront/forms/typed-amount.ts';

type Range = { minPrice: number | undefined; maxPrice: number | undefined };

/** Two ends given the wrong way round are swapped. */
export function orderedRange({ minPrice, maxPrice }: Range): Range {
  const isCrossed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
  return isCrossed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

/** The names of the two fields in which a range is typed in whole units. */
export const rangeFields = ['from', 'to'] as const;

/** The range that was typed, or null when the fields were not sent at all. */
export function typedRange(sent: { get(name: string): unknown; has(name: string): boolean }): Range | null {
  if (!rangeFields.some((name) => sent.has(name))) return null;
  const [minPrice, maxPrice] = rangeFields.map((name) => centsOf(String(sent.get(name) ?? '')));
  return orderedRange({ minPrice, maxPrice });
}
