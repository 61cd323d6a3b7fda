import { and, asc, count, eq, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import type { listCoupons, OfferedCoupon } from '#contract/coupons/shopper.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { isFlashSale, listedBargain } from '#server/modules/catalogue/index.ts';
import { activities, activityProducts, categories, products } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { inReachFirst, isNotOver, onlyShopId } from './offer-queries.ts';
import { coupons, receivedCoupons } from './tables.ts';

type Input = z.output<(typeof listCoupons)['input']>;

/** Open, not over, not all given away, and not of a closed shop. */
const isOffered = and(
  eq(coupons.isOpen, true),
  eq(coupons.channel, 'centre'),
  isNotOver,
  gt(coupons.issued, coupons.claimed),
  or(isNull(onlyShopId), eq(shops.isOpen, true)),
);

/**
 * Coupons that can be received, largest first: all, of a shop, or for a product. For a product those come first that its
 * price reaches, then the others, the nearest first.
 */
export async function listOffered(locale: Locale, { merId, productId, scope, cid, page, limit }: Input) {
  const where = and(
    isOffered,
    merId === undefined ? undefined : or(eq(coupons.shopId, merId), eq(coupons.forShopId, merId)),
    scope === undefined ? undefined : eq(coupons.scope, scope),
    productId === undefined ? undefined : isGoodFor(productId),
    cid === undefined ? undefined : isWithin(cid),
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: coupons.id,
        name: textIn(coupons.name, locale),
        scope: coupons.scope,
        shopId: onlyShopId,
        shopName: textIn<string | null>(shops.name, locale),
        categoryName: textIn<string | null>(categories.name, locale),
        minimumSpend: coupons.minimumSpend,
        discount: coupons.discount,
        percent: coupons.percent,
        day: coupons.validDays,
        startsAt: coupons.startsAt,
        endsAt: coupons.endsAt,
        // Rounded up, so that something left is never shown as 0 %.
        leftPercent: sql<number>`ceil((${coupons.issued} - ${coupons.claimed}) * 100.0 / ${coupons.issued})::int`,
      })
      .from(coupons)
      .leftJoin(shops, eq(shops.id, onlyShopId))
      .leftJoin(categories, eq(categories.id, coupons.categoryId))
      .where(where)
      .orderBy(
        ...(productId === undefined
          ? [highestFirst(coupons.discount), asc(coupons.minimumSpend), asc(coupons.id)]
          : [inReachFirst({ ...getTableColumns(coupons), price: priceOf(productId) })]),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(coupons).leftJoin(shops, eq(shops.id, onlyShopId)).where(where),
  ]);
  const list = rows.map(
    ({ minimumSpend, discount, startsAt, endsAt, ...coupon }): OfferedCoupon => ({
      ...coupon,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      minPrice: money(minimumSpend),
      money: money(discount),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}

/** For a category, or for one below it. */
function isWithin(categoryId: number): SQL {
  return sql`exists (
    select 1 from ${categories} own left join ${categories} above on above.id = own.parent_id
    where own.id = ${coupons.categoryId} and ${categoryId} in (own.id, own.parent_id, above.parent_id))`;
}

/** General coupons, those of its shop, those that name it, and those of its category or one above. */
function isGoodFor(productId: number): SQL {
  return sql`exists (
    select 1 from ${products} p join ${categories} leaf on leaf.id = p.category_id left join ${categories} middle on middle.id = leaf.parent_id
    where p.id = ${productId} and (${onlyShopId} is null or ${onlyShopId} = p.shop_id) and (
      ${coupons.scope} in ('general', 'shop')
      or (${coupons.scope} = 'product' and p.id = any(${coupons.productIds}))
      or (${coupons.scope} = 'category' and ${coupons.categoryId} in (leaf.id, leaf.parent_id, middle.parent_id))
    ))`;
}

/** A product's current price. */
function priceOf(productId: number): SQL {
  const flash = sql`select min(${activityProducts.activityPrice}) from ${activityProducts}
    join ${activities} on ${activities.id} = ${activityProducts.activityId}
    where ${activityProducts.productId} = p.id and ${isFlashSale}`;
  return sql`(select least(p.price, (${flash}), ${listedBargain(sql`p`)}) from ${products} p where p.id = ${productId})`;
}

/** Which of these coupons an account has received as often as it may. */
export async function listReceivedToTheLimit(accountId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await database()
    .select({ id: coupons.id })
    .from(receivedCoupons)
    .innerJoin(coupons, eq(coupons.id, receivedCoupons.couponId))
    .where(and(eq(receivedCoupons.accountId, accountId), inArray(receivedCoupons.couponId, [...ids])))
    .groupBy(coupons.id)
    .having(sql`count(*) >= ${coupons.perPerson}`)
    .orderBy(asc(coupons.id));
  return rows.map(({ id }) => id);
}
