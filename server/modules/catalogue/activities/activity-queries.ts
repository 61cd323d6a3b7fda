import { and, asc, count, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Activity, type ActivityProduct, runningActivitiesMax } from '#contract/catalogue/shopper.ts';
import type { getActivity } from '#contract/catalogue/shopper-product.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { cardColumns, cardOf, flashPrices, isRunning } from '#server/modules/catalogue/card-queries.ts';
import { isOffered, isOnShelf } from '#server/modules/catalogue/on-sale-queries.ts';
import { activities, activityProducts, products } from '#server/modules/catalogue/tables.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

const shownByLayout = { 1: 10, 2: 3, 3: 6 } as const;
const neededByLayout = { 1: 5, 2: 3, 3: 3 } as const; // fewer leave a gap

const wide = alias(pictures, 'wide');

function activityColumns(locale: Locale) {
  return {
    id: activities.id,
    name: textIn(activities.name, locale),
    instruction: textIn(activities.instruction, locale),
    kind: activities.kind,
    type: activities.layout,
    endsAt: activities.endsAt,
  };
}

/** The products of activities that are on offer, each at its current price. */
function selectActivityProducts(locale: Locale) {
  const flash = flashPrices();
  return database()
    .select({
      activity: activityColumns(locale),
      ...cardColumns(locale),
      flashPrice: flash.price,
      quota: activityProducts.quota,
      sold: activityProducts.sold,
      wide,
    })
    .from(activities)
    .innerJoin(activityProducts, eq(activityProducts.activityId, activities.id))
    .innerJoin(products, eq(products.id, activityProducts.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .leftJoin(wide, eq(wide.hash, activityProducts.wideHash))
    .leftJoin(flash, eq(flash.productId, products.id))
    .$dynamic();
}

/**
 * Running activities with their first products, in the platform's order; one without products on offer is left out. A
 * product that the home page shows in another block is passed over, unless too few would be left.
 */
export async function listRunningActivities(locale: Locale): Promise<Activity[]> {
  const [rows, leaderIds] = await Promise.all([
    selectActivityProducts(locale)
      .where(and(isRunning, isOffered))
      .orderBy(asc(activities.position), asc(activities.id), asc(activityProducts.position), asc(products.id)),
    listLeaderIds(),
  ]);
  const taken = new Set(leaderIds);
  const byActivity = Map.groupBy(rows, (row) => row.activity.id);
  return [...byActivity.values()].slice(0, runningActivitiesMax).flatMap((group) => {
    const activity = group[0]?.activity;
    if (!activity) return [];
    const others = group.filter(({ id }) => !taken.has(id));
    const isEnough = others.length >= neededByLayout[activity.type];
    const shown = (isEnough ? others : group).slice(0, shownByLayout[activity.type]);
    for (const { id } of shown) taken.add(id);
    return [{ ...activity, endsAt: activity.endsAt?.toISOString() ?? null, productList: shown.map(activityProductOf) }];
  });
}

const leadersOnHome = 6; // three with medals, and the next three

/** The best sellers that have a place on the home page. */
async function listLeaderIds(): Promise<number[]> {
  const rows = await database()
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(isOffered)
    .orderBy(highestFirst(products.sales), highestFirst(products.id))
    .limit(leadersOnHome);
  return rows.map(({ id }) => id);
}

/** What the home page shows above its list of recommended products. */
export async function listIdsOnHome(locale: Locale): Promise<number[]> {
  const [running, leaderIds] = await Promise.all([listRunningActivities(locale), listLeaderIds()]);
  return [...new Set([...leaderIds, ...running.flatMap(({ productList }) => productList.map(({ id }) => id))])];
}

/** Started and not withdrawn: an activity that is over can still be viewed. */
const hasBegun = and(eq(activities.isOpen, true), lte(activities.startsAt, mallNow));

export async function getActivityHead(id: number, locale: Locale): Promise<OutputOf<typeof getActivity>> {
  const [row] = await database()
    .select({
      activity: activityColumns(locale),
      isOver: sql<boolean>`coalesce(${activities.endsAt} <= mall_now(), false)`,
      banner: pictures,
    })
    .from(activities)
    .leftJoin(pictures, eq(pictures.hash, activities.bannerHash))
    .where(and(eq(activities.id, id), hasBegun));
  if (!row) throw new Refusal('activity_not_found');
  const { activity, isOver, banner } = row;
  return {
    ...activity,
    endsAt: activity.endsAt?.toISOString() ?? null,
    banner: banner && pictureValue(banner),
    isOver,
  };
}

export async function listProductsOfActivity(id: number, locale: Locale, { page, limit }: Paging) {
  const isThis = and(eq(activities.id, id), hasBegun);
  const counted = database()
    .select({ total: count(shops.id) })
    .from(activities)
    .leftJoin(activityProducts, eq(activityProducts.activityId, activities.id))
    .leftJoin(products, and(eq(products.id, activityProducts.productId), isOnShelf))
    .leftJoin(shops, and(eq(shops.id, products.shopId), eq(shops.isOpen, true)))
    .where(isThis)
    .groupBy(activities.id);
  const [rows, [found]] = await Promise.all([
    selectActivityProducts(locale)
      .where(and(isThis, isOffered))
      .orderBy(asc(activityProducts.position), asc(products.id))
      .limit(limit)
      .offset((page - 1) * limit),
    counted,
  ]);
  if (!found) throw new Refusal('activity_not_found');
  return { list: rows.map(activityProductOf), total: found.total, page, limit };
}

type ActivityRow = Parameters<typeof cardOf>[0] & {
  quota: number;
  sold: number;
  wide: Parameters<typeof pictureValue>[0] | null;
};

function activityProductOf({ quota, sold, wide, ...row }: ActivityRow): ActivityProduct {
  return {
    ...cardOf(row),
    wideImage: wide ? pictureValue(wide) : null,
    soldPercent: quota > 0 ? Math.floor((sold * 100) / quota) : 0,
  };
}
