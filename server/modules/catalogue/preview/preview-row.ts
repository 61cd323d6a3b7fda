import type { ProductContent, Texts } from '#contract/catalogue/product-content.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { written } from '#server/modules/catalogue/drafts/live-content.ts';
import type { ProductRow } from '#server/modules/catalogue/product-value.ts';
import { listedVariant, type PreviewVariant, valueName } from './preview-variants.ts';

/** What a page shows that its shop does not write in the editor. */
export type Surroundings = Pick<
  ProductRow,
  | 'id'
  | 'sales'
  | 'ratingSum'
  | 'ratingCount'
  | 'details'
  | 'detailPictures'
  | 'flash'
  | 'bargain'
  | 'shop'
  | 'avatar'
  | 'guarantees'
>;
type Parts = Pick<ProductRow, 'leaf' | 'middle' | 'top' | 'brand'> & {
  variants: readonly PreviewVariant[];
  pictures: ReadonlyMap<string, ProductRow['avatar']>;
};

/** A product as its query would return it if this content were published. */
export function previewRow(around: Surroundings, content: ProductContent, parts: Parts, locale: Locale): ProductRow {
  const { variants, pictures, leaf, middle, top, brand } = parts;
  const { price, originalPrice } = listedVariant(variants) ?? { price: 0, originalPrice: 0 };
  const isFlash = around.flash !== null && (around.flash.price ?? 0) < price;
  return {
    ...around,
    ...{ leaf, middle, top, brand, price, originalPrice, isOnSale: true, limitPerBuyer: content.limitPerBuyer },
    chosenGuarantees: content.guarantees,
    name: required(content.name, locale),
    summary: inLanguage(content.summary, locale),
    content: inLanguage(content.contentHtml, locale),
    unit: inLanguage(content.unit, locale),
    flash: isFlash ? around.flash : null,
    bargain: null, // its prices are those of the published variants
    pictures: content.pictures.flatMap(({ hash, alt }) => {
      const picture = pictures.get(hash);
      return picture ? { ...picture, alt: inLanguage(alt, locale) } : [];
    }),
    options: content.options.flatMap((option, position) =>
      option.values.map((value) => ({
        position,
        name: required(option.name, locale),
        value: valueName(value),
        label: required(value.text, locale),
      })),
    ),
    skus: variants.map(({ number, pictureHash, values, stock, ...money }) => ({
      ...{ id: number, values, stock, price: money.price, originalPrice: money.originalPrice, bargainPrice: null },
      picture: pictures.get(pictureHash ?? '') ?? null,
    })),
    specs: content.specs
      .map(({ name, value }) => ({ name: required(name, locale), value: required(value, locale) }))
      .filter(({ name, value }) => name || value),
  };
}

/** The text of a language, or the English one, which may be empty. */
const inLanguage = (texts: Texts, locale: Locale): string => localized({ en: '', ...written(texts) }, locale);

/** Publishing demands it in English. Until then any other language says more than nothing. */
const required = (texts: Texts, locale: Locale): string =>
  inLanguage(texts, locale) || (Object.values(written(texts))[0] ?? '');
