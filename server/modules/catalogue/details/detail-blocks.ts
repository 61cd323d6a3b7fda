import type { DetailBlock, LengthRange, SizeTable } from '#contract/catalogue/product-details.ts';
import { type Locale, type Localized, localized } from '#contract/core/languages.ts';

/** Sizes as they are stored: their rows refer to values of the option by the English text. */
export type StoredSizes = {
  kind: 'sizes';
  option: number | null;
  measures: Localized[];
  rows: { value: string; cells: (string | LengthRange)[] }[];
  hint: Localized;
};

/** A block of a product's details as it is stored: the same for all languages, with texts in each of them. */
export type StoredBlock = StoredSizes;

type OptionValue = { position: number; value: string; label: string };

/** The blocks in one language. Of sizes only those that the product has. */
export function detailBlocks(
  stored: readonly StoredBlock[],
  options: readonly OptionValue[],
  locale: Locale,
): DetailBlock[] {
  return stored.flatMap((block) => sizeTable(block, options, locale) ?? []);
}

function sizeTable(
  { kind, option, measures, rows, hint }: StoredSizes,
  options: readonly OptionValue[],
  locale: Locale,
): SizeTable | null {
  const labels = new Map(
    options.filter(({ position }) => position === option).map(({ value, label }) => [value, label]),
  );
  const shown = rows.flatMap(({ value, cells }) => {
    const label = option === null ? '' : labels.get(value);
    return label === undefined ? [] : [{ label, cells }];
  });
  if (shown.length === 0) return null;
  return {
    kind,
    option,
    measures: measures.map((name) => localized(name, locale)),
    rows: shown,
    hint: localized(hint, locale),
  };
}
