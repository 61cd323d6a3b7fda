import { and, count, eq } from 'drizzle-orm';
import { draftsMax } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts, products } from '#server/modules/catalogue/tables.ts';
import { rememberPictures } from '#server/modules/shops/index.ts';
import { columnsOf } from './draft-columns.ts';
import { picturesIn } from './draft-pictures.ts';

/** Who edits, and for which shop. */
export type Editor = Actor & { accountId: number };

/** Refuses what is not the shop's. Whoever else would add a draft of the product waits here. */
export async function lockOwnProduct(tx: Transaction, shopId: number, productId: number): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.shopId, shopId)))
    .for('no key update');
  if (!product) throw new Refusal('product_not_found');
}

export type AddedDraft = Pick<typeof productDrafts.$inferSelect, 'id' | 'version' | 'savedAt'>;

/** Adds a draft whose pictures are the shop's. */
export async function addDraft(
  tx: Transaction,
  { shopId, accountId }: Editor,
  productId: number | null,
  content: ProductContent,
): Promise<AddedDraft> {
  const [written] = await tx.select({ total: count() }).from(productDrafts).where(eq(productDrafts.shopId, shopId));
  if ((written?.total ?? 0) >= draftsMax) throw new Refusal('too_many_drafts');
  await rememberPictures(tx, shopId, picturesIn(content));
  const [draft] = await tx
    .insert(productDrafts)
    .values({ shopId, productId, content, savedBy: accountId, savedAt: mallNow, ...columnsOf(content) })
    .returning({ id: productDrafts.id, version: productDrafts.version, savedAt: productDrafts.savedAt });
  if (!draft) throw new Error('Adding a draft returned no row');
  return draft;
}
