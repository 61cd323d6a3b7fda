import type { z } from 'zod';
import type * as contract from '#contract/catalogue/merchant-drafts.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { isReviewNeeded } from '#server/modules/catalogue/drafts/draft-queries.ts';
import { assertUnchanged, lockDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { sendToReview } from '#server/modules/catalogue/drafts/send-to-review.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { lockProducts } from './lock-products.ts';
import { publishDraft } from './publish-draft.ts';
import { assertPublishable } from './publishable.ts';

type Input = z.output<typeof contract.submitDraft.input>;

/**
 * Publishes a draft and deletes it, all of it or nothing; or sends it to the platform's review. Of two who publish it at once,
 * one does.
 */
export function submitDraft(editor: Editor, { id, version }: Input): Promise<OutputOf<typeof contract.submitDraft>> {
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, editor.shopId, id);
    await assertUnchanged(tx, draft, version);
    await assertPublishable(tx, draft);
    if (draft.productId !== null) await lockProducts(tx, [draft.productId]); // the platform may be taking it down
    if (await isReviewNeeded(tx, draft.productId)) {
      // One that waits already keeps its place.
      if (draft.state !== 'in_review') {
        await sendToReview(tx, editor.accountId, [id]);
        await logAct(tx, editor, 'product_submitted', draft.content.name.en ?? '');
      }
      return { productId: draft.productId, isInReview: true };
    }
    const { productId } = await publishDraft(tx, draft, editor.accountId);
    await logAct(tx, editor, 'product_published', draft.content.name.en ?? '');
    return { productId, isInReview: false };
  });
}
