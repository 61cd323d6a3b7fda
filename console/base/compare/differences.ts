import { isSame, type ProductPart, productParts } from '#contract/catalogue/changed-parts.ts';
import type { ProductContent, ProductOption, ProductVariant, Texts } from '#contract/catalogue/product-content.ts';
import { defaultLocale, type Locale, locales } from '#contract/core/languages.ts';
import { plainText } from './plain-text.ts';
import { type Column, columns } from './variant-columns.ts';

// What differs between two states of a product, thing by thing. Options, variants and specifications are recognized by their
// English texts: each state has its own keys for them.

/** Hashes of pictures, a text, or any other value of the part. */
export type Value = readonly string[] | string | number | boolean | null;

export type Difference = {
  part: ProductPart;
  /** Which of the part: the number of a picture or an option, the name of a variant, a value or a specification. */
  of?: number | string;
  column?: Column | 'isOffered';
  /** Of a text. */
  locale?: Locale;
  one: Value;
  other: Value;
  /** Rich text that reads the same and looks different. */
  isOnlyFormat?: boolean;
};

/** Everything in which two states of a product differ, in the order of the editor. */
export function differencesOf(one: ProductContent, other: ProductContent): Difference[] {
  return productParts.flatMap((part) => {
    if (part === 'pictures') return ofPictures(one.pictures, other.pictures);
    if (part === 'options') return ofOptions(one.options, other.options);
    if (part === 'variants') return ofVariants(one, other);
    if (part === 'specs') return ofSpecs(one.specs, other.specs);
    if (part === 'contentHtml') return ofRichText(one.contentHtml, other.contentHtml);
    if (part === 'name' || part === 'summary' || part === 'unit') return ofTexts({ part }, one[part], other[part]);
    return isSame(one[part], other[part]) ? [] : [{ part, one: one[part], other: other[part] }];
  });
}

const written = (texts: Texts, locale: Locale) => texts[locale]?.trim() ?? '';

type Where = Pick<Difference, 'part' | 'of'>;

function ofTexts(where: Where, one: Texts, other: Texts): Difference[] {
  return locales.flatMap((locale) => {
    const [before, after] = [written(one, locale), written(other, locale)];
    return before === after ? [] : [{ ...where, locale, one: before, other: after }];
  });
}

function ofRichText(one: Texts, other: Texts): Difference[] {
  return ofTexts({ part: 'contentHtml' }, one, other).map((each) => {
    const [before, after] = [plainText(String(each.one)), plainText(String(each.other))];
    return { ...each, one: before, other: after, ...(before === after && { isOnlyFormat: true }) };
  });
}

function ofPictures(one: ProductContent['pictures'], other: ProductContent['pictures']): Difference[] {
  const hashes = [one, other].map((pictures) => pictures.map(({ hash }) => hash));
  const [before = [], after = []] = hashes;
  return [
    ...(isSame(before, after) ? [] : [{ part: 'pictures' as const, one: before, other: after }]),
    ...other.flatMap(({ hash, alt }, at) => {
      const known = one.find((picture) => picture.hash === hash);
      return known ? ofTexts({ part: 'pictures', of: at + 1 }, known.alt, alt) : [];
    }),
  ];
}

function ofOptions(one: readonly ProductOption[], other: readonly ProductOption[]): Difference[] {
  const longest = one.length > other.length ? one : other;
  return [
    ...longest.flatMap((_, at) =>
      ofTexts({ part: 'options', of: at + 1 }, optionTexts(one[at]), optionTexts(other[at])),
    ),
    ...other.flatMap(({ values }, at) =>
      values.flatMap(({ text, pictureHash }): Difference[] => {
        const name = written(text, defaultLocale);
        const known = one[at]?.values.find((value) => written(value.text, defaultLocale) === name);
        if (!known || known.pictureHash === pictureHash) return [];
        return [{ part: 'options', of: name, one: listOf(known.pictureHash), other: listOf(pictureHash) }];
      }),
    ),
  ];
}

const listOf = (hash: string | null) => (hash ? [hash] : []);

/** An option in each language in which anything of it is written: "Color: Red, Blue". */
function optionTexts(option: ProductOption | undefined): Texts {
  if (!option) return {};
  const { name, values } = option;
  const spoken = locales.filter((locale) =>
    [name, ...values.map(({ text }) => text)].some((each) => written(each, locale)),
  );
  const or = (text: string) => text || '–';
  return Object.fromEntries(
    spoken.map((locale) => {
      const list = values.map(({ text }) => or(written(text, locale)));
      return [locale, `${or(written(name, locale))}: ${list.join(', ')}`];
    }),
  );
}

function ofVariants(one: ProductContent, other: ProductContent): Difference[] {
  const [before, after] = [offeredByName(one), offeredByName(other)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Difference[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const where = { part: 'variants' as const, of: name };
    const offered = { ...where, column: 'isOffered' as const, one: was !== undefined, other: is !== undefined };
    if (!was || !is) {
      return [offered, { ...where, column: 'price' as const, one: was?.price ?? null, other: is?.price ?? null }];
    }
    return columns.flatMap((column) => {
      // What was in stock at the beginning says nothing once it is sold.
      if (column === 'openingStock' && (was.skuId !== null || is.skuId !== null)) return [];
      return was[column] === is[column] ? [] : [{ ...where, column, one: was[column], other: is[column] }];
    });
  });
}

/** The offered variants by their English values: "Red / S". */
function offeredByName({ options, variants }: ProductContent): Map<string, ProductVariant> {
  const texts = options.map(
    ({ values }) => new Map(values.map(({ key, text }) => [key, written(text, defaultLocale)])),
  );
  const nameOf = (keys: readonly string[]) => keys.map((key, at) => texts[at]?.get(key) || key).join(' / ');
  return new Map(variants.filter(({ isOffered }) => isOffered).map((variant) => [nameOf(variant.values), variant]));
}

type Specs = ProductContent['specs'];

function ofSpecs(one: Specs, other: Specs): Difference[] {
  const [before, after] = [specsByName(one), specsByName(other)];
  const found = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    ofTexts({ part: 'specs', of: name }, specTexts(before.get(name)), specTexts(after.get(name))),
  );
  if (found.length > 0 || isSame([...before.keys()], [...after.keys()])) return found;
  return [{ part: 'specs', one: [...before.keys()].join(', '), other: [...after.keys()].join(', ') }];
}

const specsByName = (specs: Specs) => new Map(specs.map((spec) => [written(spec.name, defaultLocale), spec]));

/** The value in English, under whose name it is shown; in other languages with the name that it has there. */
function specTexts(spec: Specs[number] | undefined): Texts {
  if (!spec) return {};
  const texts = locales.map((locale) => {
    const name = locale === defaultLocale ? '' : written(spec.name, locale);
    return [locale, [name, written(spec.value, locale)].filter(Boolean).join(': ')];
  });
  return Object.fromEntries(texts);
}
