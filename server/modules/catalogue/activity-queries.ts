import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Activity, ActivityProduct } from '#contract/catalogue.ts';
import type { Locale } from '#contract/languages.ts';
import { money } from '#contract/values.ts';
import { database } from '#server/database/connection.ts';
import { pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { cardColumns, cardOf, isOffered, isRunning } from './card-queries.ts';
import { activities, activityProducts, products } from './tables.ts';

const shownByLayout = { 1: 10, 2: 3, 3: 6 } as const;

/** Running activities with the first of their goods, in the platform's order; one without goods on sale stays away. */
export async function listRunningActivities(locale: Locale): Promise<Activity[]> {
  const isChinese = locale === 'zh-CN';
  const wide = alias(pictures, 'wide');
  const rows = await database()
    .select({
      activity: {
        id: activities.id,
        name: isChinese ? activities.cnName : activities.name,
        instruction: isChinese ? activities.cnInstruction : activities.instruction,
        kind: activities.kind,
        type: activities.layout,
        endsAt: activities.endsAt,
      },
      ...cardColumns(locale),
      activityPrice: activityProducts.activityPrice,
      quota: activityProducts.quota,
      sold: activityProducts.sold,
      wide,
      place: sql<number>`row_number() over (partition by ${activities.id} order by ${activityProducts.position}, ${products.id})::int`,
    })
    .from(activities)
    .innerJoin(activityProducts, eq(activityProducts.activityId, activities.id))
    .innerJoin(products, eq(products.id, activityProducts.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
    .leftJoin(wide, eq(wide.hash, activityProducts.wideHash))
    .where(and(isRunning, isOffered))
    .orderBy(asc(activities.position), asc(activities.id), asc(activityProducts.position), asc(products.id));

  const byActivity = Map.groupBy(rows, (row) => row.activity.id);
  return [...byActivity.values()].flatMap((group) => {
    const activity = group[0]?.activity;
    if (!activity) return [];
    const shown = group.filter((row) => row.place <= shownByLayout[activity.type]);
    return [{ ...activity, endsAt: activity.endsAt?.toISOString() ?? null, productList: shown.map(activityProductOf) }];
  });
}

type ActivityRow = Omit<Parameters<typeof cardOf>[0], 'flashPrice'> & {
  activity: { kind: 'standard' | 'flash' };
  activityPrice: number | null;
  quota: number;
  sold: number;
  wide: Parameters<typeof pictureValue>[0] | null;
};

function activityProductOf({ activity, activityPrice, quota, sold, wide, ...row }: ActivityRow): ActivityProduct {
  const card = cardOf({ ...row, flashPrice: null });
  return {
    ...card,
    price: money(activityPrice ?? card.price),
    isFlash: activity.kind === 'flash',
    wideImage: wide ? pictureValue(wide) : null,
    soldPercent: quota > 0 ? Math.floor((sold * 100) / quota) : 0,
  };
}
