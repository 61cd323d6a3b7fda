import { sql } from 'drizzle-orm';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { inParts } from '#server/database/in-parts.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { statement } from '#server/database/statement.ts';
import { products, productVersions } from '#server/modules/catalogue/tables.ts';

type NewVersion = {
  productId: number;
  before: ProductContent | null;
  content: ProductContent;
  draftId?: number;
  draftVersion?: number;
  approvedBy?: number | null;
};

/**
 * Records what is published, and returns the number of each product's version. Of a product that was not published here before,
 * what it was is recorded first, so that it can be restored. The products are locked.
 */
export async function addVersions(
  tx: Transaction,
  publishedBy: number,
  added: readonly NewVersion[],
): Promise<Map<number, number>> {
  const last = await statement<{ productId: number; number: number }>(
    'last_versions',
    sql`select product_id as "productId", max(number)::int as number from ${productVersions}
    where product_id = any(${sql.param(added.map(({ productId }) => productId))}::int[]) group by product_id`,
  ).rows(tx);
  const numbers = new Map(last.map(({ productId, number }) => [productId, number]));
  const rows = added.flatMap(({ productId, before, content, ...draft }) => {
    const known = numbers.get(productId) ?? 0;
    const first =
      before && known === 0
        ? [
            {
              ...{ productId, number: 1, content: before, changed: [], publishedBy: null },
              publishedAt: sql`(select created_at from ${products} where id = ${productId})`,
            },
          ]
        : [];
    const number = known + first.length + 1;
    numbers.set(productId, number);
    const changed = before ? changedParts(before, content) : [];
    return [...first, { productId, number, content, changed, publishedBy, publishedAt: mallNow, ...draft }];
  });
  await inParts(rows, (part) => tx.insert(productVersions).values(part));
  return numbers;
}
