import { type SQL, sql } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '#contract/orders/shopper.ts';
import {
  type ShopOrderSort,
  shopOrdersCountMax,
  shopOrdersFoundMax,
  shopTabsCountMax,
} from '#contract/shipping/merchant.ts';
import { database } from '#server/database/connection.ts';
import { loweredContain } from '#server/database/localized-text.ts';
import { statement } from '#server/database/statement.ts';
import { beginningWith, containing } from '#server/database/wildcards.ts';
import { products, skus } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import {
  consigneeNames,
  lastFour,
  orderLines,
  orders,
  phoneDigits,
  shopOrderText,
} from '#server/modules/orders/tables.ts';
import { payments } from '#server/modules/payments/tables.ts';
import { type Filters, hasDays, idsPlaced, isListed } from './shop-order-filter-queries.ts';

// A shop may have a million orders, so nothing here reads all of them:
// - Counts stop at a maximum, and are read from indexes alone (orders_shop, orders_shop_newest).
// - A search is a union, not one condition with `or`, because only then does each way of finding an order use its own index:
//   number and consignee (orders_shop_text, trigrams of one text, per shop; four digits: orders_shop_last_digits and
//   orders_shop_last_phone), phone in any notation (orders_shop_last_phone), payment number (unique), buyer (accounts_email,
//   accounts_nicknames, then orders_shop_account) and product (the shop's products, then order_lines_sku). Each way gives no more
//   than the list shows.
// - Several words are mostly a consignee's name, whose trigrams may be in half of all orders: they are first looked for at the
//   beginning of names (orders_shop_name, orders_shop_later_name), and anywhere only when no name begins with them.
// - Words of one or two letters have no trigrams: they are looked for in the orders of the last days.

const accountsMax = 500;
const skusMax = 100;
const trigram = 3; // letters that an index of trigrams needs
const scannedMax = 2_000;
const phoneDigitsMin = 5;
const phoneDigitsMax = 18; // 15, and what is dialled before them
const phoneEnd = 8; // digits by which numbers are the same, with or without country code

/** The end of a query that gives no more rows than the list shows. */
type First = (id?: SQL) => SQL;

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
  const counts = await Promise.all(tabs.map((status) => countOrdersOfShop({ shopId, status }, shopTabsCountMax)));
  return Object.fromEntries(tabs.map((status, at) => [status ?? 'all', counts[at] ?? 0])) as Record<
    OrderStatus | 'all',
    number
  >;
}

/**
 * The ids of a page of the shop's orders. Read from an index alone, forwards or backwards, however far the page: of certain
 * days by the time when they were placed, as the index of days has them, unless there are few of them anyway.
 */
export async function listPageOfShop(
  filters: Filters,
  sort: ShopOrderSort,
  from: number,
  limit: number,
): Promise<number[]> {
  const direction = directionOf(sort);
  const byTime = hasDays(filters) && !filters.waits && !filters.flag ? sql`o.created_at ${direction},` : sql``;
  const rows = await statement<{ id: number }>(
    'list_page_of_shop',
    sql`select o.id from ${orders} o where o.shop_id = ${filters.shopId} ${isListed(filters)}
      order by ${byTime} o.id ${direction} limit ${limit} offset ${from}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

/** The ids of the shop's orders that these words are about: the first ones in this order. */
export async function findOrdersOfShop(filters: Filters, words: string, sort: ShopOrderSort): Promise<number[]> {
  const first: First = (id = sql`o.id`) => sql`order by ${id} ${directionOf(sort)} limit ${shopOrdersFoundMax}`;
  const find = async (name: string, ways: SQL) => {
    const rows = await statement<{ id: number }>(name, sql`select o.id from (${ways}) o ${first()}`).rows(database());
    return rows.map(({ id }) => id);
  };
  const named = isLikeName(words) ? await find('find_shop_orders_by_name', nameWay(filters, words, first)) : [];
  return named.length > 0 ? named : find('find_shop_orders', waysOf(filters, words, first));
}

const isLikeName = (words: string) => /\p{L}/u.test(words) && /\s/.test(words);

/** By the beginning of the consignee's name, or of what comes after its first word. */
const nameWay = (filters: Filters, words: string, first: First): SQL =>
  sql.join(
    consigneeNames(sql`o.address`).map(
      (name) => sql`(select o.id from ${orders} o where o.shop_id = ${filters.shopId} ${isListed(filters)}
        and ${name} like ${beginningWith(words.toLowerCase())} ${first()})`,
    ),
    sql` union `,
  );

function waysOf(filters: Filters, words: string, first: First): SQL {
  const { shopId } = filters;
  if (/^SH\d{22}$/i.test(words))
    return sql`select o.id from ${orders} o where o.number = ${words.toUpperCase()} and o.shop_id = ${shopId} ${isListed(filters)}`;
  if (words.length < trigram) return shortWay(filters, words, first);
  const ways = [textWay, paymentWay, buyerWay, productWay, ...(phoneIn(words) ? [phoneWay] : [])];
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
        where o.shop_id = ${shopId} ${isListed(filters)} and ${lastFour(phoneDigits(sql`o.address`))} = ${words} ${first()})`;
  return sql`(select o.id from ${orders} o
    where o.shop_id = ${shopId} ${isListed(filters)} and ${textOf} ilike ${containing(words)} ${first()})`;
}

/** The digits of words that can be a phone number, however it is written; otherwise none. */
function phoneIn(words: string): string {
  const digits = words.replace(/\D/g, '');
  return /^\+?[\d\s()./-]+$/.test(words) && digits.length >= phoneDigitsMin && digits.length <= phoneDigitsMax
    ? digits
    : '';
}

/** By the end of the phone, since one writes a country code or a leading zero and another does not. */
function phoneWay(filters: Filters, words: string, first: First): SQL {
  const [typed, saved] = [phoneIn(words), phoneDigits(sql`o.address`)];
  const compared = sql`least(${phoneEnd}, length(${saved}), ${typed.length}::int)`;
  return sql`(select o.id from ${orders} o where o.shop_id = ${filters.shopId} ${isListed(filters)}
    and ${lastFour(saved)} = ${typed.slice(-4)} and right(${saved}, ${compared}) = right(${typed}, ${compared}) ${first()})`;
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
  sql`(${placedOf(filters)} select o.id from (
      select s.id from ${products} p join ${skus} s on s.product_id = p.id
      where p.shop_id = ${filters.shopId} and ${loweredContain(sql`p.names`, words)} limit ${skusMax}
    ) sold cross join lateral (
      select l.order_id from ${orderLines} l where l.sku_id = sold.id ${wasPlaced(filters)} ${first(sql`l.order_id`)}
    ) line join ${orders} o on o.id = line.order_id where o.shop_id = ${filters.shopId} ${isListed(filters)} ${first()})`;

/** Only so many lines of a product are read, so those of other days must not be among them. */
const placedOf = (filters: Filters): SQL =>
  hasDays(filters) ? sql`with placed as materialized (${idsPlaced(filters)})` : sql``;
const wasPlaced = (filters: Filters): SQL =>
  hasDays(filters) ? sql`and l.order_id between (select first from placed) and (select last from placed)` : sql``;
