import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { bargainPriceOf } from '#server/modules/catalogue/bargains/running-queries.ts';
import { activities, activityProducts, productAlerts, products, skus } from '#server/modules/catalogue/tables.ts';
import { isShopOpen } from './alert-queries.ts';

/** An alert whose time has come; `belowPrice` is what a price alert waited for. */
export type DueAlert = {
  id: number;
  accountId: number;
  skuId: number;
  kind: 'stock' | 'price';
  belowPrice: number | null;
};

/**
 * Removes and returns the alerts for these products whose variants can be bought now and, if that was asked, cost less. Each is
 * returned to one transaction only, whatever happens at once: another one that wants it waits, and then finds it gone.
 */
export async function takeDueAlerts(tx: Transaction, productIds: readonly number[]): Promise<DueAlert[]> {
  if (productIds.length === 0) return [];
  return statement<DueAlert>(
    'take_due_alerts',
    sql`
    delete from ${productAlerts} a using ${skus} s, ${products} p
    where a.product_id = any(${sql.param(productIds)}::int[]) and s.id = a.sku_id and p.id = a.product_id
      and p.is_on_sale and s.is_offered and ${isShopOpen} and s.on_hand > s.reserved
      and (a.kind = 'stock' or least(s.price, (
        select min(ap.activity_price) from ${activityProducts} ap join ${activities} f on f.id = ap.activity_id
        where ap.product_id = p.id and f.kind = 'flash' and f.is_open and f.starts_at <= mall_now()
          and f.ends_at > mall_now() and ap.quota > ap.sold
      ), ${bargainPriceOf(sql`s.id`)}) < a.below_price)
    returning a.id, a.account_id as "accountId", a.sku_id as "skuId", a.kind, a.below_price as "belowPrice"`,
  ).rows(tx);
}
