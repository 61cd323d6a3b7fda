import { asc, inArray, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { givenRows, recordOf } from '#server/database/columns.ts';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { publishProducts } from './publish-products.ts';
import { products } from './tables.ts';

/** The terms of the best coupon for a product; null when none can be received. */
export type CouponMark = {
  id: number;
  couponDiscount: number | null;
  couponMinimum: number | null;
  couponPercent: number | null;
};

/** Writes the terms of the best coupon that can be received for these products, as cards show them. */
export async function markCoupons(tx: Transaction, marks: readonly CouponMark[]): Promise<void> {
  if (marks.length === 0) return;
  const before = await tx
    .select({ id: products.id, couponDiscount: products.couponDiscount })
    .from(products)
    .where(
      inArray(
        products.id,
        marks.map(({ id }) => id),
      ),
    )
    // In the order of ids, so that two transactions that change the same products do not deadlock; and not against foreign keys, by
    // which an order that is being placed locks its products in the order of its lines.
    .orderBy(asc(products.id))
    .for('no key update');
  const records = marks.map((mark) => recordOf(products, mark));
  await statement(
    'mark_coupons',
    sql`
    update ${products} set coupon_discount = given.coupon_discount, coupon_minimum = given.coupon_minimum, coupon_percent = given.coupon_percent
    from ${givenRows(products, records)} where ${products.id} = given.id`,
  ).run(tx);
  // Search asks only whether there is a coupon.
  const hadNone = new Map(before.map(({ id, couponDiscount }) => [id, couponDiscount === null]));
  const changed = marks.filter(({ id, couponDiscount }) => hadNone.get(id) !== (couponDiscount === null));
  await publishProducts(
    tx,
    changed.map(({ id }) => id),
  );
  await invalidateCache(tx, 'products');
}
