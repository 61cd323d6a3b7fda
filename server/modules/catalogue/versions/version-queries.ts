import { and, count, eq, sql } from 'drizzle-orm';
import type { getVersion, ProductVersion } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Paging } from '#contract/core/values.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { products, productVersions } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

const described = {
  number: productVersions.number,
  changed: productVersions.changed,
  publishedBy: sql<string>`coalesce(${accounts.nickname}, '')`,
  publishedAt: productVersions.publishedAt,
};

/** What was published of a product of the shop, newest first. */
export async function listVersionsOf(shopId: number, { productId, page, limit }: Paging & { productId: number }) {
  const [own] = await database()
    .select({ total: count(productVersions.number) })
    .from(products)
    .leftJoin(productVersions, eq(productVersions.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)))
    .groupBy(products.id);
  if (!own) throw new Refusal('product_not_found');
  const rows = await database()
    .select(described)
    .from(productVersions)
    .leftJoin(accounts, eq(accounts.id, productVersions.publishedBy))
    .where(eq(productVersions.productId, productId))
    .orderBy(highestFirst(productVersions.number))
    .limit(limit)
    .offset((page - 1) * limit);
  const list = rows.map((row): ProductVersion => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { list, total: own.total, page, limit };
}

/** One version of a product of the shop, with everything that was published. */
export async function getVersionOf(
  shopId: number,
  { productId, number }: { productId: number; number: number },
): Promise<OutputOf<typeof getVersion>> {
  const [row] = await database()
    .select({ ...described, content: productVersions.content })
    .from(products)
    .leftJoin(productVersions, and(eq(productVersions.productId, products.id), eq(productVersions.number, number)))
    .leftJoin(accounts, eq(accounts.id, productVersions.publishedBy))
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)));
  if (!row) throw new Refusal('product_not_found');
  const { changed, publishedAt, content } = row;
  if (!content || !changed || !publishedAt) throw new Refusal('version_not_found');
  return { number, changed, publishedBy: row.publishedBy, publishedAt: publishedAt.toISOString(), content };
}

export async function getVersionContent(on: Asker, productId: number, number: number): Promise<ProductContent> {
  const [version] = await on
    .select({ content: productVersions.content })
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), eq(productVersions.number, number)));
  if (!version) throw new Refusal('version_not_found');
  return version.content;
}
