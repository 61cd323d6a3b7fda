import { transaction } from '#server/database/connection.ts';
import { indexProducts } from './index-products.ts';
import { productIdsWithoutDocument } from './source-queries.ts';

const atOnce = 1_000;

/** Indexes all products that are missing in the index. Events do this for changes; this is for products older than the events. */
export async function indexForgotten(): Promise<void> {
  let before = 0;
  for (;;) {
    const ids = await transaction(async (tx) => {
      const forgotten = await productIdsWithoutDocument(tx, atOnce);
      await indexProducts(tx, forgotten);
      return forgotten;
    });
    // The same products again mean that they cannot be indexed, which must not become a loop.
    if (ids.length < atOnce || ids[0] === before) return;
    before = ids[0] ?? 0;
  }
}
