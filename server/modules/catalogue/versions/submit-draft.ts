import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/merchant-drafts.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import type { Editor } from '#server/modules/catalogue/drafts/add-draft.ts';
import { isReviewNeeded } from '#server/modules/catalogue/drafts/draft-queries.ts';
import { lockDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { sendToReview } from '#server/modules/catalogue/drafts/send-to-review.ts';
import { holdNamedBy } from '#server/modules/catalogue/lock-named.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { assertUnchanged, logAct } from '#server/modules/shops/index.ts';
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
    await holdNamedBy(tx, id);
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
      return { productId: draft.productId, isInReview: true, state: 'in_review', hiddenReason: null };
    }
    const { productId } = await publishDraft(tx, draft, editor.accountId);
    await logAct(tx, editor, 'product_published', draft.content.name.en ?? '');
    return { productId, isInReview: false, ...(await findPlace(tx, productId)) };
  });
}

/** Where the shop finds a product that was published. */
async function findPlace(tx: Transaction, productId: number) {
  const [place] = await tx
    .select({
      state: products.state,
      hiddenReason: sql<
        (typeof contract.hiddenReasons)[number] | null
      >`case when ${products.state} <> 'hidden' then null
        when ${products.isHidden} then 'by_shop' when ${products.onSaleFrom} > mall_now() then 'not_yet' else 'no_more' end`,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!place) throw new Error(`Product ${productId} was published and is not there`);
  return place;
}
