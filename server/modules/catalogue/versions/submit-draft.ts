import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/catalogue/merchant-drafts.ts';
import { productProblems } from '#contract/catalogue/product-content.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertShopPictures } from '#server/modules/catalogue/drafts/draft-pictures.ts';
import { assertUnchanged, lockDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import type { Editor } from '#server/modules/catalogue/drafts/start-draft.ts';
import { assertFreightTemplate } from '#server/modules/catalogue/freight-template-queries.ts';
import { assertCategory } from '#server/modules/catalogue/own-products/category-choice-queries.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { publishContent } from './publish-content.ts';

type Input = z.output<typeof contract.submitDraft.input>;

/** Publishes a draft and deletes it: all of it, or nothing. Of two who publish it at once, one does. */
export function submitDraft(editor: Editor, { id, version }: Input): Promise<OutputOf<typeof contract.submitDraft>> {
  return transaction(async (tx) => {
    const draft = await lockDraft(tx, editor.shopId, id);
    await assertUnchanged(tx, draft, version);
    const { content } = draft;
    const [problem] = productProblems(content);
    if (problem) throw new Refusal('bad_input', { field: problem.field });
    await assertCategory(tx, content.categoryId ?? 0);
    await assertFreightTemplate(tx, editor.shopId, content.freightTemplateId);
    await assertShopPictures(tx, editor.shopId, content);
    await tx.delete(productDrafts).where(eq(productDrafts.id, id));
    const productId = await publishContent(tx, editor, draft.productId, content);
    await logAct(tx, editor, 'product_published', content.name.en ?? '');
    return { productId };
  });
}
