import { type SQL, sql } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '#contract/orders/shopper.ts';
import {
  type ShopOrderSort,
  shopOrdersCountMax,
  shopOrdersFoundMax,
  shopTabsCountMax,
} from '#contract/shipping/merchant.ts';
import type { OrderFlag } from '#contract/shipping/merchant-notes.ts';
import { database } from '#server/database/connection.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { containing } from '#server/database/wildcards.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { lastFour, orderLines, orders, shopOrderText } from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { orderNotes } from './tables.ts';

// A shop may have a million orders, so nothing here reads all of them:
// - Counts stop at a maximum, and are read from indexes alone (orders_shop, orders_shop_newest).
// - A search is a union, not one condition with `or`, because only then does each way of finding an order use its own index:
//   number and consignee (orders_shop_text, trigrams of one text, per shop; four digits: orders_shop_last_digits and
//   orders_shop_last_phone), payment number (unique), buyer (accounts_email,
//   accounts_nicknames, then orders_shop_account) and product (the shop's products, then order_lines_sku). Each way gives no more
//   than the list shows.
// - Words of one or two letters have no trigrams: they are looked for in the orders of the last days.

const accountsMax = 500;
const skusMax = 100;
const trigram = 3; // letters that an index of trigrams needs
const scannedMax = 2_000;

/** The end of a query that gives no more rows than the list shows. */
type First = (id?: SQL) => SQL;
type Filters = { shopId: number; status: OrderStatus | undefined; flag: OrderFlag | undefined };

/** An index that runs one way is read backwards for the other. */
const directionOf = (sort: ShopOrderSort) => (sort === 'newest' ? sql`desc nulls last` : sql`asc nulls first`);

/** How many orders of the shop there are, in one status or in all; no further than the maximum. */
export async function countOrdersOfShop(filters: Filters, max: number = shopOrdersCountMax): Promise<number> {
  const [counted] = await statement<{ total: number }>(
    'count_shop_orders',
    sql`select count(*)::int as total from (
      select 1 from ${orders} o where o.shop_id = ${filters.shopId} ${isListed(filters)} limit ${max}) counted`,
  ).rows(database());
  return counted?.total ?? 0;
}

/** How many orders each tab of the shop's list has; no further than the maximum. */
export async function countTabsOfShop(shopId: number): Promise<Record<OrderStatus | 'all', number>> {
  const tabs = [undefined, ...orderStatuses];
  const counts = await Promise.all(
    tabs.map((status) => countOrdersOfShop({ shopId, status, flag: undefined }, shopTabsCountMax)),
  );
  return Object.fromEntries(tabs.map((status, at) => [status ?? 'all', counts[at] ?? 0])) as Record<
    OrderStatus | 'all',
    number
  >;
}

/** The ids of a page of the shop's orders. Read from an index alone, forwards or backwards, however far the page. */
export async function listPageOfShop(
  filters: Filters,
  sort: ShopOrderSort,
  from: number,
  limit: number,
): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'list_page_of_shop',
    sql`select o.id from ${orders} o where o.shop_id = ${filters.shopId} ${isListed(filters)}
      order by o.id ${directionOf(sort)} limit ${limit} offset ${from}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

/** The ids of the shop's orders that these words are about: the first ones in this order. */
export async function findOrdersOfShop(filters: Filters, words: string, sort: ShopOrderSort): Promise<number[]> {
  const first: First = (id = sql`o.id`) => sql`order by ${id} ${directionOf(sort)} limit ${shopOrdersFoundMax}`;
  const rows = await statement<{ id: number }>(
    'find_shop_orders',
    sql`select o.id from (${waysOf(filters, words, first)}) o ${first()}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

function waysOf(filters: Filters, words: string, first: First): SQL {
  const { shopId } = filters;
  if (/^SH\d{22}$/i.test(words))
    return sql`select o.id from ${orders} o where o.number = ${words.toUpperCase()} and o.shop_id = ${shopId} ${isListed(filters)}`;
  if (words.length < trigram) return shortWay(filters, words, first);
  const ways = [textWay, paymentWay, buyerWay, productWay];
  return sql.join(
    ways.map((way) => way(filters, words, first)),
    sql` union `,
  );
}

/**
 * By consignee, buyer and product at once, in as many orders as can be looked through. What is selected belongs to one order:
 * with `exists` the database would look for all lines of the mall first.
 */
const shortWay = (filters: Filters, words: string, first: First): SQL =>
  sql`select o.id from (
      select o.id, o.number, o.address, o.account_id from ${orders} o where o.shop_id = ${filters.shopId} ${isListed(filters)}
      order by o.id desc nulls last limit ${scannedMax}
    ) o where ${textOf} ilike ${containing(words)}
      or (select a.nickname from ${accounts} a where a.id = o.account_id) ilike ${containing(words)}
      or (select bool_or(${loweredContain(sql`p.names`, words)}) from ${orderLines} l join ${products} p on p.id = l.product_id
        where l.order_id = o.id) ${first()}`;

const textOf = shopOrderText({ number: sql`o.number`, address: sql`o.address` });

/** By number and consignee. Trigrams of four digits are in most order numbers: they are looked for at the end of numbers and phones. */
function textWay(filters: Filters, words: string, first: First): SQL {
  const { shopId } = filters;
  if (/^\d{4}$/.test(words))
    return sql`
      (select o.id from ${orders} o where o.shop_id = ${shopId} ${isListed(filters)} and ${lastFour(sql`o.number`)} = ${words} ${first()})
      union
      (select o.id from ${orders} o
        where o.shop_id = ${shopId} ${isListed(filters)} and ${lastFour(sql`(o.address ->> 'phone')`)} = ${words} ${first()})`;
  return sql`(select o.id from ${orders} o
    where o.shop_id = ${shopId} ${isListed(filters)} and ${textOf} ilike ${containing(words)} ${first()})`;
}

const paymentWay = (filters: Filters, words: string): SQL =>
  sql`(select o.id from ${payments} p join ${orders} o on o.payment_id = p.id
    where p.number = ${words.toUpperCase()} and o.shop_id = ${filters.shopId} ${isListed(filters)})`;

const buyerWay = (filters: Filters, words: string, first: First): SQL =>
  sql`(select o.id from (
      (select a.id from ${accounts} a where a.email = ${words.toLowerCase()} and a.user_type <> 'visitor')
      union
      (select a.id from ${accounts} a where a.email = ${words.toLowerCase()} and a.user_type = 'visitor' and a.adopted_by is null)
      union
      (select a.id from ${accounts} a where a.nickname ilike ${containing(words)} limit ${accountsMax})
    ) buyer join ${orders} o on o.shop_id = ${filters.shopId} and o.account_id = buyer.id where true ${isListed(filters)} ${first()})`;

const productWay = (filters: Filters, words: string, first: First): SQL =>
  sql`(select o.id from (
      select s.id from ${products} p join ${skus} s on s.product_id = p.id
      where p.shop_id = ${filters.shopId} and ${loweredContain(sql`p.names`, words)} limit ${skusMax}
    ) sold cross join lateral (
      select l.order_id from ${orderLines} l where l.sku_id = sold.id ${first(sql`l.order_id`)}
    ) line join ${orders} o on o.id = line.order_id where o.shop_id = ${filters.shopId} ${isListed(filters)} ${first()})`;

const isListed = ({ shopId, status, flag }: Filters): SQL =>
  sql`${status ? sql`and o.status = ${status}` : sql``} ${flag ? sql`and ${hasFlag(shopId, flag, sql`o.id`)}` : sql``}`;

/** Whether the shop's people have given this flag to an order. */
const hasFlag = (shopId: number, flag: OrderFlag, orderId: SQL): SQL =>
  sql`exists (select 1 from ${orderNotes} n where n.order_id = ${orderId} and n.shop_id = ${shopId} and n.flag = ${flag})`;
