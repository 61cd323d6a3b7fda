import { type SQL, sql } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '#contract/orders/shopper.ts';
import { shopOrdersCountMax, shopTabsCountMax } from '#contract/shipping/merchant.ts';
import { database } from '#server/database/connection.ts';
import { anyTextContains } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { containing } from '#server/database/wildcards.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { orderLines, orders, shopOrderText } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';

// A shop may have a million orders, so nothing here reads all of them:
// - Counts stop at a maximum, and are read from indexes alone (orders_shop, orders_shop_newest).
// - A search is a union, not one condition with `or`, because only then does each way of finding an order use its own index:
//   number and consignee (orders_shop_text, trigrams of one text, per shop), payment number (unique), buyer (accounts_email,
//   accounts_nicknames, then orders_shop_account) and product (the shop's products, then order_lines_sku). Each way gives the
//   newest `foundMax` orders at most: whoever gets a thousand results types more.

const foundMax = 1_000;
const accountsMax = 500;
const skusMax = 100;

type Filters = { shopId: number; status: OrderStatus | undefined };

/** How many orders of the shop there are, in one status or in all; no further than the maximum. */
export async function countOrdersOfShop(
  { shopId, status }: Filters,
  max: number = shopOrdersCountMax,
): Promise<number> {
  const [counted] = await statement<{ total: number }>(
    'count_shop_orders',
    sql`select count(*)::int as total from (
      select 1 from ${orders} o where o.shop_id = ${shopId} ${isInStatus(status)} limit ${max}) counted`,
  ).rows(database());
  return counted?.total ?? 0;
}

/** How many orders each tab of the shop's list has; no further than the maximum. */
export async function countTabsOfShop(shopId: number): Promise<Record<OrderStatus | 'all', number>> {
  const tabs = [undefined, ...orderStatuses];
  const counts = await Promise.all(tabs.map((status) => countOrdersOfShop({ shopId, status }, shopTabsCountMax)));
  return Object.fromEntries(tabs.map((status, at) => [status ?? 'all', counts[at] ?? 0])) as Record<
    OrderStatus | 'all',
    number
  >;
}

/** The ids of the shop's orders that these words are about, newest first. */
export async function findOrdersOfShop({ shopId, status }: Filters, words: string): Promise<number[]> {
  const inStatus = isInStatus(status);
  const pattern = containing(words);
  const newest = sql`order by o.id desc nulls last limit ${foundMax}`;
  const rows = await statement<{ id: number }>(
    'find_shop_orders',
    sql`
    select id from (
      (select o.id from ${orders} o
        where o.shop_id = ${shopId} ${inStatus} and ${shopOrderText({ number: sql`o.number`, address: sql`o.address` })} ilike ${pattern} ${newest})
      union
      (select o.id from ${payments} p join ${orders} o on o.payment_id = p.id
        where p.number = ${words.toUpperCase()} and o.shop_id = ${shopId} ${inStatus})
      union
      (select o.id from (
          (select a.id from ${accounts} a where a.email = ${words.toLowerCase()} and a.user_type <> 'visitor')
          union
          (select a.id from ${accounts} a where a.email = ${words.toLowerCase()} and a.user_type = 'visitor' and a.adopted_by is null)
          union
          (select a.id from ${accounts} a where a.nickname ilike ${pattern} limit ${accountsMax})
        ) buyer join ${orders} o on o.shop_id = ${shopId} and o.account_id = buyer.id where true ${inStatus} ${newest})
      union
      (select o.id from (
          select s.id from ${products} p join ${skus} s on s.product_id = p.id
          where p.shop_id = ${shopId} and ${anyTextContains(sql`p.name`, words)} limit ${skusMax}
        ) sold cross join lateral (
          select l.order_id from ${orderLines} l where l.sku_id = sold.id order by l.order_id desc nulls last limit ${foundMax}
        ) line join ${orders} o on o.id = line.order_id where o.shop_id = ${shopId} ${inStatus} ${newest})
    ) found order by id desc`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

const isInStatus = (status: OrderStatus | undefined): SQL => (status ? sql`and o.status = ${status}` : sql``);
