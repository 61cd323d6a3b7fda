import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/merchant-drafts.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { columnsOf } from './draft-columns.ts';
import { assertShopPictures } from './draft-pictures.ts';
import { assertUnchanged, lockDraft } from './lock-draft.ts';
import type { Editor } from './start-draft.ts';

type Input = z.output<typeof contract.saveDraft.input>;

/** Saves a draft, unless someone has saved it since the version on which this is based. */
export function saveDraft(
  { shopId, accountId }: Editor,
  { id, version, content }: Input,
): Promise<OutputOf<typeof contract.saveDraft>> {
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, shopId, id);
    if (draft.state === 'in_review') throw new Refusal('draft_in_review');
    await assertUnchanged(tx, draft, version);
    await assertShopPictures(tx, shopId, content);
    const [saved] = await tx
      .update(productDrafts)
      .set({ content, ...columnsOf(content), version: version + 1, savedBy: accountId, savedAt: mallNow })
      .where(eq(productDrafts.id, id))
      .returning({ version: productDrafts.version, savedAt: productDrafts.savedAt });
    if (!saved) throw new Error(`Draft ${id} was locked, yet is gone`);
    return { version: saved.version, savedAt: saved.savedAt.toISOString() };
  });
}

/** Deletes a draft, also one in review. The product stays as it was published. */
export function discardDraft(editor: Editor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, editor.shopId, id);
    await tx.delete(productDrafts).where(eq(productDrafts.id, id));
    await logAct(tx, editor, 'draft_discarded', draft.content.name.en ?? '');
    return null;
  });
}
