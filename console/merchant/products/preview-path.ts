import { type Locale, withLocale } from '#contract/core/languages.ts';

type Previewed = { productId: number | null; draftId: number | null };

/** Where the storefront shows a product as it would be published; null for one that was never saved. */
export function previewPath(shopId: number | null, { productId, draftId }: Previewed, locale: Locale): string | null {
  const id = productId ?? (draftId === null ? null : `d${draftId}`);
  return id === null || shopId === null ? null : withLocale(locale, `/goods_preview/${id}?shop=${shopId}`);
}
