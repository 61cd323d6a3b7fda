import { transaction } from '#server/database/connection.ts';
import { indexProducts } from './index-products.ts';
import { productIdsWithoutDocument } from './source-queries.ts';

const batchSize = 1_000;

/** Indexes all products that are missing in the index. Events do this for changes; this is for products older than the events. */
export async function indexMissing(): Promise<void> {
  let before = 0;
  for (;;) {
    const ids = await transaction(async (tx) => {
      const missing = await productIdsWithoutDocument(tx, batchSize);
      await indexProducts(tx, missing);
      return missing;
    });
    // The same products again mean that they cannot be indexed: this must not loop for ever.
    if (ids.length < batchSize || ids[0] === before) return;
    before = ids[0] ?? 0;
  }
}
