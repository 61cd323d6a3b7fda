import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type ActivityPage, type ActivityState, activityProductsMax } from '#contract/catalogue/activity-page.ts';
import type {
  listPlatformActivities as listContract,
  listActivityVersions as versionsContract,
  WrittenActivity,
} from '#contract/catalogue/platform-activities.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Localized } from '#contract/core/languages.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { anyTextContains } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { activities, activityPages, activityProducts, activityVersions } from '#server/modules/catalogue/tables.ts';
import { type PictureRow, pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { lastSavedColumns } from '#server/modules/shops/index.ts';

// Activities as operators see them.

/** What `activityStates` says, by the mall's clock, in a query of activities and their pages. */
export const activityState = sql<ActivityState>`case
  when ${activityPages.activityId} is not null and ${activityPages.published} is null then 'draft'
  when not ${activities.isOpen} then 'hidden' when ${activities.endsAt} <= mall_now() then 'ended'
  when ${activities.startsAt} > mall_now() then 'planned' else 'running' end`;

const isOver = sql<boolean>`coalesce(${activityState} = 'ended', false)`;
export const hasNotEnded = sql`not ${isOver}`;
/** Flash sales are planned elsewhere. */
export const isWritten = eq(activities.kind, 'standard');

const nameNow = sql<Localized>`coalesce(${activityPages.draft} -> 'name', ${activities.name})`;
const shownCount = sql<number>`(select count(*)::int from ${activityProducts} where ${activityProducts.activityId} = ${activities.id})`;

export async function listWritten({
  state,
  words,
  page,
  limit,
}: z.output<typeof listContract.input>): Promise<OutputOf<typeof listContract>> {
  const where = and(
    isWritten,
    state && sql`${activityState} = ${state}`,
    words ? anyTextContains(nameNow, words) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: activities.id,
        name: nameNow,
        state: activityState,
        isDraft: sql<boolean>`${activityPages.draft} is not null`,
        banner: pictureColumns,
        startsAt: activities.startsAt,
        endsAt: activities.endsAt,
        productCount: sql<number>`coalesce(jsonb_array_length(${activityPages.draft} -> 'products'), ${shownCount})`,
        version: sql<number>`coalesce(${activityPages.version}, 0)`,
        ...lastSavedColumns(activityPages),
      })
      .from(activities)
      .leftJoin(activityPages, eq(activityPages.activityId, activities.id))
      .leftJoin(
        pictures,
        sql`${pictures.hash} = coalesce(${activityPages.draft} ->> 'bannerHash', ${activities.bannerHash})`,
      )
      .where(where)
      .orderBy(isOver, asc(activities.position), asc(activities.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(activities)
      .leftJoin(activityPages, eq(activityPages.activityId, activities.id))
      .where(where),
  ]);
  const list = rows.map(({ startsAt, endsAt, banner, ...row }) => ({
    ...row,
    banner: banner && pictureValue(banner),
    from: row.state === 'draft' ? null : startsAt.toISOString(),
    until: row.state === 'draft' ? null : (endsAt?.toISOString() ?? null),
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}

/** An activity that no operator has saved yet, as operators write it. */
export async function readUnsaved(on: Asker, id: number): Promise<ActivityPage> {
  const [activity] = await on
    .select()
    .from(activities)
    .where(and(isWritten, eq(activities.id, id)));
  if (!activity) throw new Refusal('activity_not_found');
  const products = await on
    .select({ productId: activityProducts.productId, wideHash: activityProducts.wideHash })
    .from(activityProducts)
    .where(eq(activityProducts.activityId, id))
    .orderBy(asc(activityProducts.position), asc(activityProducts.productId))
    .limit(activityProductsMax);
  const { isOpen, startsAt, endsAt, name, instruction, bannerHash, layout } = activity;
  return {
    isOn: isOpen,
    from: startsAt.toISOString(),
    until: endsAt?.toISOString() ?? null,
    ...{ name, instruction, bannerHash, layout, products },
  };
}

export async function getWritten(id: number): Promise<WrittenActivity> {
  const [row] = await database()
    .select({
      page: activityPages,
      state: activityState,
      ...lastSavedColumns(activityPages),
    })
    .from(activities)
    .leftJoin(activityPages, eq(activityPages.activityId, activities.id))
    .where(and(isWritten, eq(activities.id, id)));
  if (!row) throw new Refusal('activity_not_found');
  const { page, state, savedBy, savedAt } = row;
  return {
    ...{ id, state, savedBy, savedAt },
    value: page?.draft ?? page?.published ?? (await readUnsaved(database(), id)),
    isDraft: page !== null && page.draft !== null,
    publishedAt: page?.publishedAt?.toISOString() ?? null,
    version: page?.version ?? 0,
  };
}

export async function listVersions({
  id,
  page,
  limit,
}: z.output<typeof versionsContract.input>): Promise<OutputOf<typeof versionsContract>> {
  const ofThis = eq(activityVersions.activityId, id);
  const [[known], rows, [counted]] = await Promise.all([
    database()
      .select({ id: activities.id })
      .from(activities)
      .where(and(isWritten, eq(activities.id, id))),
    database()
      .select({
        number: activityVersions.number,
        value: activityVersions.value,
        publishedBy: sql<string>`coalesce(${accounts.nickname}, '')`,
        publishedAt: activityVersions.publishedAt,
      })
      .from(activityVersions)
      .leftJoin(accounts, eq(accounts.id, activityVersions.publishedBy))
      .where(ofThis)
      .orderBy(desc(activityVersions.number))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(activityVersions).where(ofThis),
  ]);
  if (!known) throw new Refusal('activity_not_found');
  const list = rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  return { list, total: counted?.total ?? 0, page, limit };
}

export async function listPictures(hashes: readonly string[]): Promise<PictureRow[]> {
  if (hashes.length === 0) return [];
  return database()
    .select(pictureColumns)
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
}
