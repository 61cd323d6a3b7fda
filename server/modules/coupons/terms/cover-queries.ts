import { inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import type { CouponRow } from './coupon-owner.ts';

/** The shops of whose products this coupon may stand in lists: its own, or those of the products that it names. */
export async function shopsCoveredBy(
  tx: Transaction,
  { shopId, productIds }: Pick<CouponRow, 'shopId' | 'productIds'>,
): Promise<number[]> {
  if (shopId !== null) return [shopId];
  if (productIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ shopId: products.shopId })
    .from(products)
    .where(inArray(products.id, productIds))
    .orderBy(products.shopId);
  return rows.map((row) => row.shopId);
}
