import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { matchVariants } from '#server/modules/catalogue/versions/write-variants.ts';

/** A variant that is published. */
export type LiveVariant = {
  id: number;
  productId: number;
  values: string[];
  isOffered: boolean;
  price: number;
  available: number;
};

/** A variant as it would be sold. Its number is its place, since a new one has no id yet. */
export type PreviewVariant = {
  number: number;
  values: string[];
  price: number;
  originalPrice: number;
  stock: number;
  weightGrams: number;
  pictureHash: string | null;
};

/** The variants that publishing would offer, in the order that it would give them. One without a price costs 0 here. */
export function previewVariants(content: ProductContent, live: readonly LiveVariant[]): PreviewVariant[] {
  const byId = new Map(live.map((variant) => [variant.id, variant]));
  const place = (id: number | null) => id ?? Number.MAX_SAFE_INTEGER; // new ones get higher ids than all others
  return matchVariants(content, live)
    .filter(({ variant }) => variant.isOffered)
    .sort((one, other) => place(one.id) - place(other.id))
    .flatMap(({ id, variant, pictureHash }) => {
      const values = valuesOf(content, variant.values);
      if (!values) return [];
      const known = byId.get(id ?? 0);
      const price = (variant.price || known?.price) ?? 0;
      const originalPrice = Math.max(variant.originalPrice ?? 0, price);
      const stock = known ? known.available : variant.openingStock;
      return {
        values,
        price,
        originalPrice,
        stock,
        pictureHash,
        weightGrams: variant.weightGrams ?? content.weightGrams,
      };
    })
    .map((variant, at) => ({ ...variant, number: at + 1 }));
}

/** The one whose price lists show, by the rule of relistProducts: the cheapest in stock. */
export function listedVariant(variants: readonly PreviewVariant[]): PreviewVariant | null {
  const inStock = variants.filter(({ stock }) => stock > 0);
  const [first = null, ...others] = inStock.length > 0 ? inStock : variants;
  return others.reduce((least, variant) => (least && variant.price < least.price ? variant : least), first);
}

/** By what a value is known: its English text, or its key while it has none. */
export const valueName = ({ key, text }: ProductContent['options'][number]['values'][number]) => text.en?.trim() || key;

/** Null for a combination that the options do not have. */
function valuesOf({ options }: ProductContent, keys: readonly string[]): string[] | null {
  const values = options.map((option, at) => option.values.find(({ key }) => key === keys[at]));
  if (keys.length !== options.length || !values.every((value) => value !== undefined)) return null;
  return values.map(valueName);
}
