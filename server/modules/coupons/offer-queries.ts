import { and, asc, count, eq, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { coupons, receivedCoupons } from './tables.ts';

/** The shop whose products it is for, whoever bears it; null when that is no one shop. */
export const onlyShopId = sql<number | null>`coalesce(${coupons.shopId}, ${coupons.forShopId})`;

/** Coupons with fixed dates are offered until they end; before they start they can be received, but not spent. */
export const isNotOver = or(isNull(coupons.endsAt), gt(coupons.endsAt, mallNow));

type Terms = { price: SQL; minimumSpend: SQLWrapper; discount: SQLWrapper; percent: SQLWrapper; id: SQLWrapper };

/** Coupons for one unit of a product: those that its price reaches, largest first, then the others, nearest minimum first. */
export function inReachFirst({ price, minimumSpend, discount, percent, id }: Terms): SQL {
  const missing = sql`greatest(0, ${minimumSpend} - ${price})`;
  // As pricing's `discountOf` has it, at the price or, below the minimum, at that.
  const saved = sql`least(${discount}, coalesce((greatest(${price}, ${minimumSpend})::bigint * ${percent} + 50) / 100, ${discount}))`;
  return sql.join([asc(missing), highestFirst(saved), asc(minimumSpend), asc(id)], sql`, `);
}

export type Offer = { id: number; perPerson: number };

/** A coupon in the coupon centre, even if none is left; null when it is not on offer, over, or its shop is closed. */
export async function findOffer(tx: Transaction, couponId: number): Promise<Offer | null> {
  const [coupon] = await tx
    .select({ id: coupons.id, perPerson: coupons.perPerson, isShopOpen: shops.isOpen })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, onlyShopId))
    .where(and(eq(coupons.id, couponId), eq(coupons.channel, 'centre'), eq(coupons.isOpen, true), isNotOver));
  return coupon && coupon.isShopOpen !== false ? coupon : null;
}

/** The coupon with this code, and whether the code is accepted now. */
export async function findByCode(tx: Transaction, code: string, locale: Locale) {
  const [coupon] = await tx
    .select({
      id: coupons.id,
      perPerson: coupons.perPerson,
      name: textIn(coupons.name, locale),
      isEarly: sql<boolean>`coalesce(${coupons.codeFrom} > ${mallNow}, false)`,
      isOver: sql<boolean>`not ${coupons.isOpen} or not (${isNotOver}) or coalesce(${coupons.codeUntil} <= ${mallNow}, false)
        or coalesce(not ${shops.isOpen}, false)`,
    })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, onlyShopId))
    .where(eq(coupons.code, code));
  return coupon ?? null;
}

export async function countReceived(tx: Transaction, couponId: number, accountId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(receivedCoupons)
    .where(and(eq(receivedCoupons.couponId, couponId), eq(receivedCoupons.accountId, accountId)));
  return row?.count ?? 0;
}
