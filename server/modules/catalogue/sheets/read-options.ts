import type { ProductContent, ProductOption } from '#contract/catalogue/product-content.ts';
import { defaultLocale, locales } from '#contract/core/languages.ts';
import type { Pair } from './cell-notation.ts';
import { put } from './read-attributes.ts';
import { readPairCell } from './read-values.ts';
import type { GivenRow, Reading } from './sheet-reading.ts';

/** The options of a product, and the keys of the values that each row names; none of a row that is no variant. */
export type ReadOptions = { options: ProductOption[]; keysOf: Map<GivenRow, string[]> };

/** Null when the file says nothing about options, or has no variant. */
export function readOptions(
  reading: Reading,
  rows: readonly GivenRow[],
  before: ProductContent['options'],
): ReadOptions | null {
  const [firstRow] = rows;
  if (!reading.has('options.en') || !firstRow) return null;
  const named = new Map<GivenRow, Pair[]>();
  for (const row of rows) named.set(row, readPairCell(reading, row, 'options.en') ?? []);
  const [first = []] = [...named.values()].filter((pairs) => pairs.length > 0);
  if (first.length === 0 && before.length > 0) reading.report(firstRow, 'options.en', 'missing');
  const options = first.map(({ name }, at): ProductOption => {
    const known = before[at];
    const values = (known?.values ?? []).map((value) => ({ ...value, text: { ...value.text } }));
    return { name: { ...known?.name, en: name }, values };
  });
  const keysOf = new Map<GivenRow, string[]>();
  for (const [row, pairs] of named) {
    if (pairs.length !== first.length) reading.report(row, 'options.en', pairs.length === 0 ? 'missing' : 'differs');
    else if (pairs.some(({ name }, at) => name !== first[at]?.name)) reading.report(row, 'options.en', 'differs');
    else
      keysOf.set(
        row,
        pairs.map(({ value }, at) => keyFor(options[at] as ProductOption, at, value)),
      );
  }
  readTranslations(reading, options, keysOf);
  return { options, keysOf };
}

/** The key of a value, which is added when the option has no such value. */
function keyFor(option: ProductOption, at: number, text: string): string {
  const known = option.values.find((value) => value.text[defaultLocale]?.trim() === text);
  if (known) return known.key;
  const taken = new Set(option.values.map(({ key }) => key));
  let number = option.values.length;
  while (taken.has(`${at}-${number}`)) number++;
  const key = `${at}-${number}`;
  option.values.push({ key, text: { en: text }, pictureHash: null });
  return key;
}

/** Names and values in the other languages stand in their order of the English cell. The first row that has a text counts. */
function readTranslations(
  reading: Reading,
  options: readonly ProductOption[],
  keysOf: ReadonlyMap<GivenRow, string[]>,
): void {
  for (const locale of locales) {
    const field = `options.${locale}` as const;
    if (locale === defaultLocale || !reading.has(field)) continue;
    const names = new Map<number, string>();
    const texts = new Map<string, string>();
    let isLeft = false;
    for (const [row, keys] of keysOf) {
      const pairs = readPairCell(reading, row, field);
      if (!pairs) isLeft = true;
      keys.forEach((key, at) => {
        const { name = '', value = '' } = pairs?.[at] ?? {};
        if (!names.get(at)) names.set(at, name);
        if (!texts.get(`${at} ${key}`)) texts.set(`${at} ${key}`, value);
      });
    }
    if (isLeft) continue;
    options.forEach((option, at) => {
      if (names.has(at)) put(option.name, locale, names.get(at));
      for (const { key, text } of option.values)
        if (texts.has(`${at} ${key}`)) put(text, locale, texts.get(`${at} ${key}`));
    });
  }
}
