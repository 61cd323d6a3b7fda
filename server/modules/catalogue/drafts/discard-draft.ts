import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import type { Editor } from './add-draft.ts';
import { setAside } from './discarded-drafts.ts';
import { lockDraft } from './lock-draft.ts';

/** Deletes a draft, also one in review. The product stays as it was published, and the draft can come back for a while. */
export function discardDraft(editor: Editor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, editor.shopId, id);
    await setAside(tx, draft);
    await tx.delete(productDrafts).where(eq(productDrafts.id, id));
    await logAct(tx, editor, 'draft_discarded', draft.content.name.en ?? '');
    return null;
  });
}

/** Takes a draft back from review. If the platform has decided meanwhile, that stands. */
export function withdrawDraft(editor: Editor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, editor.shopId, id);
    if (draft.state !== 'in_review') throw new Refusal('draft_not_in_review');
    await tx
      .update(productDrafts)
      .set({ state: 'editing', submittedAt: null, submittedBy: null })
      .where(eq(productDrafts.id, id));
    await logAct(tx, editor, 'draft_withdrawn', draft.content.name.en ?? '');
    return null;
  });
}
