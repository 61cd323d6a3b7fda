import { type Localized, localizedWith } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inParts } from '#server/database/in-parts.ts';
import { withNewIds } from '#server/database/new-ids.ts';
import { cleanHtml } from '#server/modules/content/index.ts';
import { publishProducts } from './publish-products.ts';
import { productOptions, productPictures, productSpecs, products, productTexts, skus } from './tables.ts';

export type ImportedProduct = {
  product: Omit<typeof products.$inferInsert, 'id' | 'price' | 'originalPrice' | 'inStock' | 'pictureHash'>;
  texts: Omit<typeof productTexts.$inferInsert, 'productId'>;
  /** The first one is shown in lists. */
  pictureHashes: readonly [string, ...string[]];
  options: readonly { name: Localized; values: readonly { value: Localized }[] }[];
  /** Properties that cannot be chosen. */
  specs?: readonly { name: Localized; value: Localized }[];
  skus: readonly {
    values: string[];
    price: number;
    originalPrice: number;
    onHand: number;
    pictureHash?: string | null;
    code?: string;
  }[];
};

/** Imports complete products, many at once, and returns their ids in the given order. */
export async function importProducts(tx: Transaction, given: readonly ImportedProduct[]): Promise<number[]> {
  const imported = await withNewIds(tx, products, given);
  await inParts(imported.map(listedValues), (part) => tx.insert(products).overridingSystemValue().values(part));
  await inParts(imported.map(cleanTexts), (part) => tx.insert(productTexts).values(part));
  await inParts(
    imported.flatMap(({ id, pictureHashes }) =>
      pictureHashes.map((pictureHash, position) => ({ productId: id, position, pictureHash })),
    ),
    (part) => tx.insert(productPictures).values(part),
  );
  await inParts(
    imported.flatMap(({ id, options }) =>
      options.flatMap(({ name, values }, position) =>
        values.map(({ value }, valuePosition) => ({ productId: id, position, valuePosition, name, value })),
      ),
    ),
    (part) => tx.insert(productOptions).values(part),
  );
  await inParts(
    imported.flatMap(({ id, specs }) =>
      (specs ?? []).map(({ name, value }, position) => ({ productId: id, position, name, value })),
    ),
    (part) => tx.insert(productSpecs).values(part),
  );
  await inParts(
    imported.flatMap(({ id, skus: own }) => own.map((sku) => ({ ...sku, productId: id, opening: sku.onHand }))),
    (part) => tx.insert(skus).values(part),
  );
  const ids = imported.map(({ id }) => id);
  await publishProducts(tx, ids);
  const shopIds = new Set(given.map(({ product }) => product.shopId));
  await invalidateCache(tx, 'products', ...[...shopIds].map((id) => `shop:${id}` as const));
  return ids;
}

function cleanTexts({ id, texts }: ImportedProduct & { id: number }): typeof productTexts.$inferInsert {
  return { ...texts, productId: id, contentHtml: localizedWith([texts.contentHtml], ([html = '']) => cleanHtml(html)) };
}

/** The listed price is that of the cheapest sku in stock, else of the cheapest sku. */
function listedValues({ id, product, pictureHashes, skus: offered }: ImportedProduct & { id: number }) {
  const available = offered.filter((sku) => sku.onHand > 0);
  const candidates = available.length > 0 ? available : offered;
  const cheapest = candidates.reduce((best, sku) => (sku.price < best.price ? sku : best));
  return {
    ...product,
    isHidden: product.isOnSale === false,
    id,
    pictureHash: pictureHashes[0],
    price: cheapest.price,
    originalPrice: cheapest.originalPrice,
    inStock: available.length > 0,
  };
}
