import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { changedParts } from '#contract/catalogue/changed-parts.ts';
import type * as contract from '#contract/catalogue/merchant-drafts.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged, rememberPictures } from '#server/modules/shops/index.ts';
import { type AddedDraft, addDraft, type Editor, lockOwnProduct } from './add-draft.ts';
import { columnsOf } from './draft-columns.ts';
import { assertShopPictures, picturesIn } from './draft-pictures.ts';
import { findLastVersion, findNickname } from './draft-queries.ts';
import { readLiveContent } from './live-content.ts';
import { findDraft } from './lock-draft.ts';

type Input = z.output<typeof contract.saveDraft.input>;
type Saved = OutputOf<typeof contract.saveDraft>;

/** Saves a draft, unless someone has saved or published since the version on which this is based. */
export function saveDraft(editor: Editor, { id, ...input }: Input): Promise<Saved> {
  return transaction((tx) => (id === null ? saveFirst(tx, editor, input) : saveAgain(tx, editor, { id, ...input })));
}

async function saveFirst(tx: Transaction, editor: Editor, input: Omit<Input, 'id'>): Promise<Saved> {
  const { productId, liveVersion, content } = input;
  if (productId === null) {
    await assertShopPictures(tx, editor.shopId, content);
    return savedOf(await addDraft(tx, editor, null, content), 0);
  }
  await lockOwnProduct(tx, editor.shopId, productId);
  const [draft] = await tx
    .select({ savedBy: productDrafts.savedBy })
    .from(productDrafts)
    .where(eq(productDrafts.productId, productId));
  if (draft) throw new Refusal('changed_meanwhile', { by: await findNickname(tx, draft.savedBy) });
  const { number, publishedBy } = await findLastVersion(tx, productId);
  if (number !== liveVersion) throw new Refusal('changed_meanwhile', publishedBy ? { by: publishedBy } : {});
  const live = await readLiveContent(tx, productId);
  await rememberPictures(tx, editor.shopId, picturesIn(live));
  await assertShopPictures(tx, editor.shopId, content);
  if (changedParts(live, content).length === 0) return unchanged(number);
  return savedOf(await addDraft(tx, editor, productId, content), number);
}

async function saveAgain(
  tx: Transaction,
  { shopId, accountId }: Editor,
  { id, productId, version, content }: Input & { id: number },
): Promise<Saved> {
  const draft = await findDraft(tx, shopId, id);
  if (!draft) {
    if (productId === null) throw new Refusal('draft_not_found');
    await lockOwnProduct(tx, shopId, productId);
    throw new Refusal('changed_meanwhile'); // a colleague has published or discarded it: the product itself is what they left
  }
  if (draft.state === 'in_review') throw new Refusal('draft_in_review');
  await assertUnchanged(tx, draft, version);
  await assertShopPictures(tx, shopId, content);
  const { number } = await findLastVersion(tx, draft.productId);
  if (draft.productId !== null && draft.state === 'editing') {
    const live = await readLiveContent(tx, draft.productId);
    if (changedParts(live, content).length === 0) {
      await tx.delete(productDrafts).where(eq(productDrafts.id, id));
      return unchanged(number);
    }
  }
  const [saved] = await tx
    .update(productDrafts)
    .set({ content, ...columnsOf(content), version: version + 1, savedBy: accountId, savedAt: mallNow })
    .where(eq(productDrafts.id, id))
    .returning({ id: productDrafts.id, version: productDrafts.version, savedAt: productDrafts.savedAt });
  if (!saved) throw new Error(`Draft ${id} was locked, yet is gone`);
  return savedOf(saved, number);
}

const savedOf = ({ savedAt, ...draft }: AddedDraft, liveVersion: number): Saved => ({
  ...draft,
  liveVersion,
  savedAt: savedAt.toISOString(),
});

/** What is saved is what shoppers see: there is no draft. */
const unchanged = (liveVersion: number): Saved => ({ id: null, version: 0, liveVersion, savedAt: null });
