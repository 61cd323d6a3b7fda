import { eq, sql } from 'drizzle-orm';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { products, productVersions } from '#server/modules/catalogue/tables.ts';

/**
 * Records what is published. Of a product that was not published here before, what it was is recorded first, so that it can be
 * restored. The product is locked.
 */
export async function addVersion(
  tx: Transaction,
  { productId, publishedBy }: { productId: number; publishedBy: number },
  before: ProductContent | null,
  content: ProductContent,
): Promise<void> {
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${productVersions.number}), 0)::int` })
    .from(productVersions)
    .where(eq(productVersions.productId, productId));
  let number = last?.number ?? 0;
  if (before && number === 0) {
    number += 1;
    await tx.insert(productVersions).values({
      ...{ productId, number, content: before, changed: [], publishedBy: null },
      publishedAt: sql`(select created_at from ${products} where id = ${productId})`,
    });
  }
  await tx.insert(productVersions).values({
    ...{ productId, number: number + 1, content, changed: changedParts(before, content), publishedBy },
    publishedAt: mallNow,
  });
}

/** The parts of a product that differ; none of a first version. */
function changedParts(before: ProductContent | null, content: ProductContent): (keyof ProductContent)[] {
  if (!before) return [];
  const parts = Object.keys(content) as (keyof ProductContent)[];
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(content[part]));
}
