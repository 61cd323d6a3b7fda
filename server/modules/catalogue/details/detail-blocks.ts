import type { DetailBlock, HighlightIcon, LengthRange, SizeTable } from '#contract/catalogue/product-details.ts';
import { type Locale, type Localized, localized } from '#contract/core/languages.ts';
import type { Picture } from '#contract/core/values.ts';

/** Sizes as they are stored: their rows refer to values of the option by the English text. */
export type StoredSizes = {
  kind: 'sizes';
  option: number | null;
  measures: Localized[];
  rows: { value: string; cells: (string | LengthRange)[] }[];
  hint: Localized;
};
export type StoredHighlights = {
  kind: 'highlights';
  items: { icon: HighlightIcon; name: Localized; value: Localized }[];
};
export type StoredSection = { kind: 'section'; heading: Localized; text: Localized; pictureHash: string | null };
export type StoredBox = { kind: 'box'; items: Localized[] };

/** A block of a product's details as it is stored: the same for all languages, with texts in each of them. */
export type StoredBlock = StoredSizes | StoredHighlights | StoredSection | StoredBox;

type OptionValue = { position: number; value: string; label: string };
type Product = { options: readonly OptionValue[]; pictures: ReadonlyMap<string, Picture> };

/** The blocks in one language. Of sizes only those that the product has; a section whose picture is gone stands without it. */
export function detailBlocks(stored: readonly StoredBlock[], product: Product, locale: Locale): DetailBlock[] {
  return stored.flatMap((block) => blockIn(block, product, (text) => localized(text, locale)) ?? []);
}

type Say = (text: Localized) => string;

function blockIn(block: StoredBlock, { options, pictures }: Product, say: Say): DetailBlock | null {
  switch (block.kind) {
    case 'sizes':
      return sizeTable(block, options, say);
    case 'highlights': {
      const items = block.items.map(({ icon, name, value }) => ({ icon, name: say(name), value: say(value) }));
      return { kind: 'highlights', items };
    }
    case 'section': {
      const picture = pictures.get(block.pictureHash ?? '') ?? null;
      return { kind: 'section', heading: say(block.heading), text: say(block.text), picture };
    }
    case 'box':
      return { kind: 'box', items: block.items.map(say) };
  }
}

function sizeTable(
  { kind, option, measures, rows, hint }: StoredSizes,
  options: readonly OptionValue[],
  say: Say,
): SizeTable | null {
  const labels = new Map(
    options.filter(({ position }) => position === option).map(({ value, label }) => [value, label]),
  );
  const shown = rows.flatMap(({ value, cells }) => {
    const label = option === null ? '' : labels.get(value);
    return label === undefined ? [] : [{ label, cells }];
  });
  if (shown.length === 0) return null;
  return { kind, option, measures: measures.map(say), rows: shown, hint: say(hint) };
}
