import { sql } from 'drizzle-orm';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { shops } from '#server/modules/shops/tables.ts';

/** Products of the owner's shop with so much stock that ordering some leaves enough for other buyers. */
export async function listProductsForDemo(
  ownerId: number,
  count: number,
): Promise<{ productId: number; skuId: number }[]> {
  const rows = await statement<{ productId: number; skuId: number }>(
    'list_products_for_demo',
    sql`
    select distinct on (p.id) p.id as "productId", s.id as "skuId"
    from ${products} p join ${shops} o on o.id = p.shop_id and o.owner_id = ${ownerId} and o.is_open
    join ${skus} s on s.product_id = p.id and s.on_hand - s.reserved > 10
    where p.is_on_sale and not p.is_virtual order by p.id, s.id limit ${count}`,
  ).rows(database());
  return rows;
}

/** The products that are recommended first, each in its first variant with stock. */
export async function listRecommendedForDemo(count: number): Promise<{ productId: number; skuId: number }[]> {
  return statement<{ productId: number; skuId: number }>(
    'list_recommended_for_demo',
    sql`
    select p.id as "productId", s.id as "skuId"
    from ${products} p join ${shops} o on o.id = p.shop_id and o.is_open
    cross join lateral (
      select s.id from ${skus} s where s.product_id = p.id and s.on_hand - s.reserved > 10 order by s.id limit 1
    ) s
    where p.is_on_sale and not p.is_virtual order by p.platform_rank desc, p.id limit ${count}`,
  ).rows(database());
}

/** Of other shops: something that can be collected, with the shop where, and something that needs no delivery. */
export async function listOtherDeliveries(
  ownerId: number,
): Promise<{ productId: number; skuId: number; quantity: number; pickupAt: number | null }[]> {
  return statement<{ productId: number; skuId: number; quantity: number; pickupAt: number | null }>(
    'list_other_deliveries',
    sql`
    select distinct on (p.is_virtual) p.id as "productId", s.id as "skuId", 1 as quantity,
      case when p.is_virtual then null else o.id end as "pickupAt"
    from ${products} p join ${shops} o on o.id = p.shop_id and o.is_open and o.owner_id <> ${ownerId}
    join ${skus} s on s.product_id = p.id and s.on_hand - s.reserved > 10
    where p.is_on_sale and (p.is_virtual or 'pickup' = any(o.delivery_kinds)) order by p.is_virtual, p.id, s.id`,
  ).rows(database());
}

/** Products of a shop that sold before the demo was opened: not those that the demo's shopper orders. */
export async function listProductsForHistory(
  shopId: number,
): Promise<{ productId: number; skuId: number; price: number }[]> {
  return statement<{ productId: number; skuId: number; price: number }>(
    'list_products_for_history',
    sql`
    select p.id as "productId", s.id as "skuId", s.price
    from ${products} p cross join lateral (
      select s.id, s.price from ${skus} s where s.product_id = p.id and s.on_hand - s.reserved > 40 order by s.id limit 1
    ) s
    where p.shop_id = ${shopId} and p.is_on_sale and not p.is_virtual order by p.id desc limit 12`,
  ).rows(database());
}
