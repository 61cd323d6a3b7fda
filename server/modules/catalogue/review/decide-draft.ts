import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findNickname } from '#server/modules/catalogue/drafts/draft-queries.ts';
import type { LockedDraft } from '#server/modules/catalogue/drafts/lock-draft.ts';
import { holdNamedBy } from '#server/modules/catalogue/lock-named.ts';
import { productDrafts } from '#server/modules/catalogue/tables.ts';
import type { Published } from '#server/modules/catalogue/versions/publish-content.ts';
import { publishDraft } from '#server/modules/catalogue/versions/publish-draft.ts';
import { assertPublishable } from '#server/modules/catalogue/versions/publishable.ts';
import { type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { publishDecision } from './publish-decision.ts';
import { assertWaitsAsSeen, findAnyDraft, findPublished, type Seen } from './waiting-draft.ts';

/** Publishes a draft that waits for review, as it was seen. Once it has been published, a second approval of whoever did it answers the same. */
export function approveProduct(by: LoggedOperator, seen: Seen): Promise<Published> {
  return transaction(async (tx) => {
    await holdNamedBy(tx, seen.id);
    const draft = await findAnyDraft(tx, seen.id);
    if (!draft) {
      const { approvedBy, ...published } = await getPublished(tx, seen);
      if (approvedBy !== null && approvedBy !== accountOf(by)) await refuseAsDecided(tx, 'approved', approvedBy);
      return published;
    }
    if (isRefused(draft, seen)) await refuseAsDecided(tx, 'refused', draft.refusedBy);
    await assertWaitsAsSeen(tx, draft, seen);
    await assertPublishable(tx, draft);
    const published = await publishDraft(tx, draft, draft.submittedBy ?? draft.savedBy, accountOf(by));
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
    if (!draft) return refuseAsDecided(tx, 'approved', (await getPublished(tx, seen)).approvedBy);
    const { id, shopId, productId, content } = draft;
    if (isRefused(draft, seen)) {
      if (draft.refusalReason === reason && draft.refusedBy === accountOf(by)) return null;
      await refuseAsDecided(tx, 'refused', draft.refusedBy);
    }
    await assertWaitsAsSeen(tx, draft, seen);
    const refused = { state: 'refused' as const, refusalReason: reason, refusedBy: accountOf(by) };
    await tx.update(productDrafts).set(refused).where(eq(productDrafts.id, id));
    const subject = content.name.en ?? '';
    await logAct(tx, { shopId, accountId: null }, 'product_refused', subject, reason);
    await logOperatorAct(tx, by, { act: 'product_refused', subject, after: { shopId, productId }, reason });
    const about = { shopId, productId, draftId: id, name: content.name };
    await publishDecision(tx, { decision: 'refused', ...about, reason });
    return null;
  });
}

const accountOf = (by: LoggedOperator) => by?.session.accountId ?? null;

/** Whether what was seen has been refused since, and not been edited or sent again. */
const isRefused = (draft: LockedDraft, { version }: Seen) => draft.state === 'refused' && draft.version === version;

async function getPublished(tx: Transaction, seen: Seen) {
  const published = await findPublished(tx, seen);
  if (!published) throw new Refusal('draft_not_found');
  return published;
}

/** A colleague was quicker: says who, and what they decided. */
async function refuseAsDecided(
  tx: Transaction,
  decision: 'approved' | 'refused',
  accountId: number | null,
): Promise<never> {
  const by = accountId === null ? '' : await findNickname(tx, accountId);
  throw new Refusal('draft_decided', { decision, ...(by && { by }) });
}
