import { eq } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import type { Published } from '#server/modules/catalogue/versions/publish-content.ts';
import { publishDraft } from '#server/modules/catalogue/versions/publish-draft.ts';
import { assertPublishable } from '#server/modules/catalogue/versions/publishable.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { publishDecision } from './publish-decision.ts';
import { assertWaitsAsSeen, findAnyDraft, findPublished, type Seen } from './waiting-draft.ts';

/** Publishes a draft that waits for review, as it was seen. Once it has been published, a second approval answers the same. */
export function approveProduct(by: LoggedOperator, seen: Seen): Promise<Published> {
  return transaction(async (tx) => {
    const draft = await findAnyDraft(tx, seen.id);
    if (!draft) {
      const published = await findPublished(tx, seen);
      if (!published) throw new Refusal('draft_not_found');
      return published;
    }
    await assertWaitsAsSeen(tx, draft, seen);
    await assertPublishable(tx, draft);
    const published = await publishDraft(tx, draft, draft.submittedBy ?? draft.savedBy);
    const { shopId, content } = draft;
    const subject = content.name.en ?? '';
    await logAct(tx, { shopId, accountId: null }, 'product_approved', subject);
    await logOperatorAct(tx, by, { act: 'product_approved', subject, after: { shopId, ...published } });
    const about = { shopId, productId: published.productId, draftId: draft.id, name: content.name };
    await publishDecision(tx, { decision: 'approved', ...about, reason: null });
    return published;
  });
}

/** Gives a draft back to its shop with a reason. Refused again for the same reason, nothing changes. */
export function refuseProduct(by: LoggedOperator, { reason, ...seen }: Seen & { reason: string }): Promise<null> {
  return transaction(async (tx) => {
    const draft = await findAnyDraft(tx, seen.id);
    if (!draft) throw new Refusal('draft_not_found');
    const { id, shopId, productId, content } = draft;
    if (draft.version === seen.version && draft.refusalReason === reason) return null;
    await assertWaitsAsSeen(tx, draft, seen);
    await tx.update(productDrafts).set({ state: 'refused', refusalReason: reason }).where(eq(productDrafts.id, id));
    const subject = content.name.en ?? '';
    await logAct(tx, { shopId, accountId: null }, 'product_refused', subject, reason);
    await logOperatorAct(tx, by, { act: 'product_refused', subject, after: { shopId, productId }, reason });
    const about = { shopId, productId, draftId: id, name: content.name };
    await publishDecision(tx, { decision: 'refused', ...about, reason });
    return null;
  });
}
