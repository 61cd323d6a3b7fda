import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Draft } from '#contract/catalogue/merchant-drafts.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts, products, productVersions, skus } from '#server/modules/catalogue/tables.ts';
import { getSite } from '#server/modules/content/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { readLiveContent } from './live-content.ts';

/** A draft of the shop with who saved it last, and the stock of the variants that are published. */
export async function getDraftOf(shopId: number, id: number, on: Asker = database()): Promise<Draft> {
  const saver = alias(accounts, 'saver');
  const [row] = await on
    .select({
      id: productDrafts.id,
      productId: productDrafts.productId,
      version: productDrafts.version,
      state: productDrafts.state,
      refusalReason: productDrafts.refusalReason,
      submittedAt: productDrafts.submittedAt,
      forcedDownReason: products.forcedDownReason,
      savedBy: saver.nickname,
      savedAt: productDrafts.savedAt,
      content: productDrafts.content,
    })
    .from(productDrafts)
    .innerJoin(saver, eq(saver.id, productDrafts.savedBy))
    .leftJoin(products, eq(products.id, productDrafts.productId))
    .where(and(eq(productDrafts.shopId, shopId), eq(productDrafts.id, id)));
  if (!row) throw new Refusal('draft_not_found');
  const stock = row.productId === null ? [] : await listStockOf(on, row.productId);
  const { number } = await findLastVersion(on, row.productId);
  return {
    ...row,
    liveVersion: number,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    needsReview: await isReviewNeeded(on, row.productId),
    savedAt: row.savedAt.toISOString(),
    stock,
  };
}

/** Whether the platform looks at a draft before shoppers do: if it demands so of all, and always when it has taken the product down. */
export async function isReviewNeeded(on: Asker, productId: number | null): Promise<boolean> {
  if ((await getSite(on, 'products')).isReviewDemanded) return true;
  if (productId === null) return false;
  const [product] = await on
    .select({ reason: products.forcedDownReason })
    .from(products)
    .where(eq(products.id, productId));
  return product !== undefined && product.reason !== null;
}

/** A product of the shop as it can be edited: its draft, or what is published. */
export async function getProductDraftOf(shopId: number, productId: number): Promise<Draft> {
  const [own] = await database()
    .select({
      draftId: productDrafts.id,
      changedAt: sql<Date>`coalesce(${products.editedAt}, ${products.createdAt})`,
      forcedDownReason: products.forcedDownReason,
    })
    .from(products)
    .leftJoin(productDrafts, eq(productDrafts.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)));
  if (!own) throw new Refusal('product_not_found');
  if (own.draftId !== null) return getDraftOf(shopId, own.draftId);
  // Before the content: what is published in between is then a conflict, and not overwritten.
  const { number, publishedBy } = await findLastVersion(database(), productId);
  return {
    ...{ id: null, productId, version: 0, liveVersion: number, state: 'editing', refusalReason: null },
    submittedAt: null,
    forcedDownReason: own.forcedDownReason,
    needsReview: await isReviewNeeded(database(), productId),
    savedBy: publishedBy,
    savedAt: new Date(own.changedAt).toISOString(),
    content: await readLiveContent(database(), productId),
    stock: await listStockOf(database(), productId),
  };
}

/** The number of the version that shoppers see, and who published it; 0 for what was never published in the console. */
export async function findLastVersion(on: Asker, productId: number | null) {
  if (productId === null) return { number: 0, publishedBy: '' };
  const [last] = await on
    .select({ number: productVersions.number, publishedBy: sql<string>`coalesce(${accounts.nickname}, '')` })
    .from(productVersions)
    .leftJoin(accounts, eq(accounts.id, productVersions.publishedBy))
    .where(eq(productVersions.productId, productId))
    .orderBy(highestFirst(productVersions.number))
    .limit(1);
  return last ?? { number: 0, publishedBy: '' };
}

function listStockOf(on: Asker, productId: number) {
  return on
    .select({ skuId: skus.id, available: sql<number>`${skus.onHand} - ${skus.reserved}` })
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.id))
    .limit(1_000);
}

export async function findNickname(on: Asker, accountId: number): Promise<string> {
  const [account] = await on.select({ nickname: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return account?.nickname ?? '';
}
