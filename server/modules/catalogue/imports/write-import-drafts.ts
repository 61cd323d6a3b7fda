import { count, eq, inArray, sql } from 'drizzle-orm';
import { draftsMax } from '#contract/catalogue/merchant-drafts.ts';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { withNewIds } from '#server/database/new-ids.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { columnsOf } from '#server/modules/catalogue/drafts/draft-columns.ts';
import { picturesIn } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { rememberPictures } from '#server/modules/shops/index.ts';
import type { Base } from './import-base-queries.ts';

export type NewDraft = { productId: number | null; content: ProductContent; refusal?: string | null };

/** Adds drafts, many at once, and returns their ids in the given order. */
export async function addDrafts(
  tx: Transaction,
  { shopId, accountId }: Editor,
  given: readonly NewDraft[],
): Promise<number[]> {
  if (given.length === 0) return [];
  const [written] = await tx.select({ total: count() }).from(productDrafts).where(eq(productDrafts.shopId, shopId));
  if ((written?.total ?? 0) + given.length > draftsMax) throw new Refusal('too_many_drafts');
  await rememberPictures(
    tx,
    shopId,
    given.flatMap(({ content }) => picturesIn(content)),
  );
  const rows = await withNewIds(tx, productDrafts, given);
  await tx
    .insert(productDrafts)
    .overridingSystemValue()
    .values(
      rows.map(({ id, productId, content, refusal = null }) => ({
        ...{ id, shopId, productId, content, savedBy: accountId, savedAt: mallNow },
        ...columnsOf(content),
        ...editable(refusal),
      })),
    );
  return rows.map(({ id }) => id);
}

/** The state of a draft that its shop can edit: with why the platform has refused it, if it has. */
const editable = (refusal: string | null) =>
  ({ state: refusal === null ? 'editing' : 'refused', refusalReason: refusal }) as const;

/** Saves another content in a draft that is locked, and returns its version. It does not wait for the platform afterwards. */
export async function changeDraft(
  tx: Transaction,
  { accountId }: Editor,
  id: number,
  { content, refusal }: Pick<Base, 'content' | 'refusal'>,
): Promise<number> {
  const [saved] = await tx
    .update(productDrafts)
    .set({
      content,
      ...columnsOf(content),
      version: sql`${productDrafts.version} + 1`,
      savedBy: accountId,
      savedAt: mallNow,
      ...editable(refusal),
      submittedAt: null,
      submittedBy: null,
    })
    .where(eq(productDrafts.id, id))
    .returning({ version: productDrafts.version });
  if (!saved) throw new Error(`Draft ${id} was locked, yet is gone`);
  return saved.version;
}

export async function deleteDrafts(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(productDrafts).where(inArray(productDrafts.id, [...ids]));
}

/** Drafts stay as they are until the transaction ends. */
export async function lockDrafts(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: productDrafts.id })
    .from(productDrafts)
    .where(sql`${productDrafts.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(productDrafts.id)
    .for('update');
}
