import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isOnSale } from '#server/modules/catalogue/index.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { coupons } from '#server/modules/coupons/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { isOfferedBy } from './card-queries.ts';

/** A product on sale; of this shop only, when one is given. */
export async function findProduct(tx: Transaction, id: number, shopId: number | null): Promise<number> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, id), isOnSale, shopId === null ? undefined : eq(products.shopId, shopId)));
  if (!product) throw new Refusal('product_not_found');
  return product.id;
}

/** An order of this account; of this shop only, when one is given. */
export async function findOrder(
  tx: Transaction,
  number: string,
  accountId: number | null,
  shopId: number | null,
): Promise<number> {
  const [order] =
    accountId === null
      ? []
      : await tx
          .select({ id: orders.id })
          .from(orders)
          .where(
            and(
              eq(orders.number, number),
              eq(orders.accountId, accountId),
              isNull(orders.hiddenAt),
              shopId === null ? undefined : eq(orders.shopId, shopId),
            ),
          );
  if (!order) throw new Refusal('order_not_found');
  return order.id;
}

export async function findCoupon(tx: Transaction, id: number, shopId: number | null): Promise<number> {
  const [coupon] = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, id), isOfferedBy(shopId)));
  if (!coupon) throw new Refusal('coupon_not_found');
  return coupon.id;
}
