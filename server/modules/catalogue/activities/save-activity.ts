import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ActivityPage } from '#contract/catalogue/activity-page.ts';
import type { discardActivityDraft, saveActivityDraft } from '#contract/catalogue/platform-activities.ts';
import type { Localized } from '#contract/core/languages.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { written } from '#server/modules/catalogue/drafts/live-content.ts';
import {
  activities,
  activityPages,
  activityProducts,
  activityVersions,
  products,
} from '#server/modules/catalogue/tables.ts';
import { publishSharedPictures } from '#server/modules/content/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { savedNow } from '#server/modules/shops/index.ts';
import { type LockedPage, lockActivity } from './lock-activity.ts';

type Operator = Caller<'platform'>;
type Change = z.output<typeof saveActivityDraft.input>;
type Saved = { version: number };

/** Saves an activity as a draft, which shoppers do not see. */
export function saveDraft(by: Operator, { id, version, value: given }: Change): Promise<Saved> {
  const value = cleaned(given);
  return transaction(async (tx) => {
    const page = await lockActivity(tx, id, version);
    await assertContent(tx, by, value);
    const saved = await write(tx, by, page, { draft: value });
    await logOperatorAct(tx, by, { act: 'activity_draft_saved', subject: subjectOf(value), after: { id } });
    return saved;
  });
}

/** Shows an activity to shoppers as it is given. What was shown before stays as a version. */
export function publishActivity(by: Operator, { id, version, value: given }: Change): Promise<Saved> {
  const value = cleaned(given);
  return transaction(async (tx) => {
    const page = await lockActivity(tx, id, version);
    await assertContent(tx, by, value);
    await addVersion(tx, by, page, value);
    const isFirst = page.published === null;
    await tx
      .update(activities)
      .set({
        isOpen: value.isOn,
        // Without a start it begins now; what has begun stays so.
        startsAt: value.from
          ? new Date(value.from)
          : isFirst
            ? mallNow
            : sql`least(${activities.startsAt}, mall_now())`,
        endsAt: value.until ? new Date(value.until) : null,
        name: value.name as Localized,
        instruction: { en: '', ...value.instruction },
        bannerHash: value.bannerHash,
        layout: value.layout,
      })
      .where(eq(activities.id, id));
    await replaceProducts(tx, id, value.products);
    const saved = await write(tx, by, page, { published: value, draft: null, publishedAt: mallNow });
    await invalidateCache(tx, 'activities');
    await logOperatorAct(tx, by, {
      act: 'activity_published',
      subject: subjectOf(value),
      before: page.published && { id, ...page.published },
      after: { id, ...value },
    });
    return saved;
  });
}

/** Drops the draft of an activity that was published. */
export function discardDraft(
  by: Operator,
  { id, version }: z.output<typeof discardActivityDraft.input>,
): Promise<Saved> {
  return transaction(async (tx) => {
    const page = await lockActivity(tx, id, version);
    if (page.published === null) throw new Refusal('activity_not_published');
    const saved = await write(tx, by, page, { draft: null });
    await logOperatorAct(tx, by, {
      act: 'activity_draft_discarded',
      subject: subjectOf(page.published),
      after: { id },
    });
    return saved;
  });
}

const cleaned = (value: ActivityPage): ActivityPage => ({
  ...value,
  name: written(value.name),
  instruction: written(value.instruction),
});

const subjectOf = ({ name }: ActivityPage): string => name.en ?? '';

type PageColumns = Omit<typeof activityPages.$inferInsert, 'activityId' | 'publishedAt'> & {
  publishedAt?: typeof mallNow;
};

async function write(tx: Transaction, by: Operator, page: LockedPage, values: PageColumns): Promise<Saved> {
  const version = page.version + 1;
  await tx
    .update(activityPages)
    .set({ ...values, version, ...savedNow(by.session.accountId) })
    .where(eq(activityPages.activityId, page.activityId));
  return { version };
}

/** Refuses pictures and products that are not there. An operator's own pictures become public: others have to see the draft. */
async function assertContent(tx: Transaction, by: Operator, value: ActivityPage): Promise<void> {
  const hashes = [value.bannerHash, ...value.products.map(({ wideHash }) => wideHash)].filter((hash) => hash !== null);
  await publishSharedPictures(tx, by.session.accountId, hashes);
  const ids = value.products.map(({ productId }) => productId);
  if (ids.length > 0 && (await tx.$count(products, inArray(products.id, ids))) !== ids.length)
    throw new Refusal('bad_input', { field: 'value.products' });
}

async function addVersion(tx: Transaction, by: Operator, page: LockedPage, value: ActivityPage): Promise<void> {
  const { activityId } = page;
  const [newest] = await tx
    .select({ number: activityVersions.number })
    .from(activityVersions)
    .where(eq(activityVersions.activityId, activityId))
    .orderBy(desc(activityVersions.number))
    .limit(1);
  // What was shown before any operator published it is the first version, so that it can be gone back to.
  const before = newest ? null : page.published;
  const number = (newest?.number ?? (before ? 1 : 0)) + 1;
  await tx
    .insert(activityVersions)
    .values([
      ...(before ? [{ activityId, number: 1, value: before, publishedAt: mallNow }] : []),
      { activityId, number, value, publishedBy: by.session.accountId, publishedAt: mallNow },
    ]);
}

async function replaceProducts(tx: Transaction, activityId: number, items: ActivityPage['products']): Promise<void> {
  const ids = items.map(({ productId }) => productId);
  const gone = ids.length > 0 ? notInArray(activityProducts.productId, ids) : undefined;
  await tx.delete(activityProducts).where(and(eq(activityProducts.activityId, activityId), gone));
  if (items.length === 0) return;
  await tx
    .insert(activityProducts)
    .values(items.map((item, position) => ({ ...item, activityId, position })))
    .onConflictDoUpdate({
      target: [activityProducts.activityId, activityProducts.productId],
      set: { position: sql`excluded.position`, wideHash: sql`excluded.wide_hash` },
    });
}
