import type { ProductContent } from '#contract/catalogue/product-content.ts';
import { written } from './live-content.ts';

/** What lists show of a draft, stored beside its content, so that they need not read all of it. */
export function columnsOf(content: ProductContent) {
  const offered = content.variants.filter(({ isOffered }) => isOffered);
  const prices = offered.flatMap(({ price }) => price ?? []);
  return {
    name: written(content.name),
    categoryId: content.categoryId,
    brandId: content.brandId,
    pictureHash: content.pictures[0]?.hash ?? null,
    price: prices.length > 0 ? Math.min(...prices) : null,
    priceTo: prices.length > 0 ? Math.max(...prices) : null,
    variantCount: offered.length,
  };
}
