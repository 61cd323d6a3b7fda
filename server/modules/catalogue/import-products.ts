import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { cleanHtml } from '#server/modules/catalogue/details/clean-html.ts';
import { publishProducts } from './publish-products.ts';
import { productOptions, productPictures, productSpecs, products, productTexts, skus } from './tables.ts';

export type ImportedProduct = {
  product: Omit<typeof products.$inferInsert, 'id' | 'price' | 'originalPrice' | 'inStock' | 'pictureHash'>;
  texts: Omit<typeof productTexts.$inferInsert, 'productId'>;
  /** The first one is shown in lists. */
  pictureHashes: readonly [string, ...string[]];
  options: readonly { name: string; cnName: string; values: readonly { value: string; cnValue: string }[] }[];
  /** Properties that cannot be chosen. */
  specs?: readonly { name: string; cnName: string; value: string; cnValue: string }[];
  skus: readonly {
    values: string[];
    price: number;
    originalPrice: number;
    onHand: number;
    pictureHash?: string | null;
  }[];
};

const atOnce = 500; // PostgreSQL takes 65,535 parameters in one statement

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) await insert(rows.slice(start, start + atOnce));
}

/** Imports complete products, many at once, and returns their ids in the given order. */
export async function importProducts(tx: Transaction, given: readonly ImportedProduct[]): Promise<number[]> {
  const ids: number[] = [];
  await inParts(given, async (part) => {
    const rows = await tx.insert(products).values(part.map(listedValues)).returning({ id: products.id });
    ids.push(...rows.map((row) => row.id));
  });
  const withIds = given.map((imported, index) => ({ imported, productId: ids[index] ?? 0 }));
  await inParts(withIds, (part) =>
    tx.insert(productTexts).values(part.map(({ imported, productId }) => ({ ...cleanTexts(imported), productId }))),
  );
  await inParts(
    withIds.flatMap(({ imported, productId }) =>
      imported.pictureHashes.map((pictureHash, position) => ({ productId, position, pictureHash })),
    ),
    (part) => tx.insert(productPictures).values(part),
  );
  await inParts(
    withIds.flatMap(({ imported, productId }) =>
      imported.options.flatMap(({ name, cnName, values }, position) =>
        values.map(({ value, cnValue }, valuePosition) => ({
          productId,
          position,
          valuePosition,
          name,
          cnName,
          value,
          cnValue,
        })),
      ),
    ),
    (part) => tx.insert(productOptions).values(part),
  );
  await inParts(
    withIds.flatMap(({ imported, productId }) =>
      (imported.specs ?? []).map((spec, position) => ({ ...spec, productId, position })),
    ),
    (part) => tx.insert(productSpecs).values(part),
  );
  await inParts(
    withIds.flatMap(({ imported, productId }) =>
      imported.skus.map((sku) => ({ ...sku, productId, opening: sku.onHand })),
    ),
    (part) => tx.insert(skus).values(part),
  );
  await publishProducts(tx, ids);
  const shopIds = new Set(given.map(({ product }) => product.shopId));
  await invalidateCache(tx, 'products', ...[...shopIds].map((id) => `shop:${id}` as const));
  return ids;
}

function cleanTexts({ texts }: ImportedProduct): ImportedProduct['texts'] {
  return { ...texts, contentHtml: cleanHtml(texts.contentHtml), cnContentHtml: cleanHtml(texts.cnContentHtml) };
}

/** The listed price is that of the cheapest sku in stock, else of the cheapest sku. */
function listedValues({ product, pictureHashes, skus: offered }: ImportedProduct) {
  const available = offered.filter((sku) => sku.onHand > 0);
  const candidates = available.length > 0 ? available : offered;
  const cheapest = candidates.reduce((best, sku) => (sku.price < best.price ? sku : best));
  return {
    ...product,
    pictureHash: pictureHashes[0],
    price: cheapest.price,
    originalPrice: cheapest.originalPrice,
    inStock: available.length > 0,
  };
}
