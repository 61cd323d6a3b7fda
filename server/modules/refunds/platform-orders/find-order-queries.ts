import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { timesOf } from '#contract/core/days.ts';
import { anyOrdersCountMax, anyOrdersFoundMax, type listAnyOrders } from '#contract/refunds/platform-orders.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { consigneeMail, orders, phoneDigits, phoneEnd } from '#server/modules/orders/tables.ts';
import { charges, payments } from '#server/modules/payments/tables.ts';
import { refunds } from '#server/modules/refunds/tables.ts';
import { shipments } from '#server/modules/shipping/tables.ts';

// A mall may have millions of orders, so nothing here reads all of them:
// - The list is sorted as its indexes are (orders_placed, orders_status_placed, orders_shop_placed, orders_payable), and
//   counted no further than a maximum.
// - Words are looked for as a number, a mail address or a phone, each by its own index; a union, because with `or` no index
//   would be used.

export type OrderFilters = Omit<z.output<typeof listAnyOrders.input>, 'words' | 'page' | 'limit'>;

function isListed({ status, shopId, buyerId, amountFrom, amountUntil, ...days }: OrderFilters): SQL {
  const { from, until } = timesOf(days);
  const conditions = [
    status && sql`o.status = ${status}`,
    shopId && sql`o.shop_id = ${shopId}`,
    buyerId && isOf(sql`${buyerId}`),
    amountFrom !== undefined && sql`o.payable >= ${amountFrom}`,
    amountUntil !== undefined && sql`o.payable <= ${amountUntil}`,
    from && sql`o.created_at >= ${from}`,
    until && sql`o.created_at < ${until}`,
  ];
  return sql.join([sql`true`, ...conditions.filter((one) => one !== false && Boolean(one))] as SQL[], sql` and `);
}

/** Orders of an account, also those that it has removed from its list: each kind has its own index. */
const isOf = (accountId: SQL): SQL =>
  sql`o.id in (select id from ${orders} where account_id = ${accountId} and hidden_at is null
    union all select id from ${orders} where account_id = ${accountId} and hidden_at is not null)`;

const newest = sql`order by o.created_at desc nulls last, o.id desc nulls last`;

/** The ids of a page of orders, newest first. */
export async function listPage(filters: OrderFilters, from: number, limit: number): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'list_any_orders',
    sql`select o.id from ${orders} o where ${isListed(filters)} ${newest} limit ${limit} offset ${from}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

/** How many orders there are, no further than the maximum. */
export async function countOrders(filters: OrderFilters): Promise<number> {
  const [counted] = await statement<{ total: number }>(
    'count_any_orders',
    sql`select count(*)::int as total from (
      select 1 from ${orders} o where ${isListed(filters)} limit ${anyOrdersCountMax}) counted`,
  ).rows(database());
  return counted?.total ?? 0;
}

/** The ids of orders that these words are about, newest first. */
export async function findOrders(filters: OrderFilters, words: string): Promise<number[]> {
  const ways = waysOf(words);
  const rows = await statement<{ id: number }>(
    'find_any_orders',
    sql`select o.id from ${orders} o join (${sql.join(ways, sql` union `)}) found on found.id = o.id
      where ${isListed(filters)} ${newest} limit ${anyOrdersFoundMax}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

const shopIdDigits = 9;
const phoneDigitsMin = 7;

function waysOf(words: string): SQL[] {
  if (words.includes('@')) return byMail(words.toLowerCase());
  const digits = words.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s()./-]+$/.test(words) && digits.length >= phoneDigitsMin;
  const isShopId = /^\d+$/.test(words) && words.length <= shopIdDigits;
  return [...byNumber(words), ...(isPhone ? byPhone(digits) : []), ...(isShopId ? [byShop(Number(words))] : [])];
}

const first = sql`order by o.id desc nulls last limit ${anyOrdersFoundMax}`;
const ofAccounts = (which: SQL): SQL =>
  sql`select o.id from (${which}) buyer cross join lateral (
    (select o.id from ${orders} o where o.account_id = buyer.id and o.hidden_at is null ${first})
    union all (select o.id from ${orders} o where o.account_id = buyer.id and o.hidden_at is not null ${first})) o`;

const byMail = (mail: string): SQL[] => [
  ofAccounts(sql`select a.id from ${accounts} a where a.email = ${mail} and a.user_type <> 'visitor'
    union all select a.id from ${accounts} a where a.email = ${mail} and a.user_type = 'visitor' and a.adopted_by is null`),
  sql`(select o.id from ${orders} o where ${consigneeMail(sql`o.address`)} = ${mail} ${first})`,
];

/** A number of anything that belongs to an order. Those of parcels and providers are written as their makers write them. */
function byNumber(words: string): SQL[] {
  const number = words.toUpperCase();
  return [
    sql`select o.id from ${orders} o where o.number = ${number}`,
    sql`select o.id from ${payments} p join ${orders} o on o.payment_id = p.id where p.number = ${number}`,
    sql`select r.order_id from ${refunds} r where r.number = ${number}`,
    sql`select s.order_id from ${shipments} s where s.tracking_number = ${number} and s.tracking_number <> ''`,
    sql`select r.order_id from ${refunds} r where r.return_number = ${number} and r.return_number <> ''`,
    sql`select o.id from ${charges} c join ${orders} o on o.payment_id = c.payment_id
      where c.provider in ('stripe', 'sandbox') and c.provider_id = ${words}`,
  ];
}

/** By the end of a phone, since one writes a country code or a leading zero and another does not. */
const byPhone = (digits: string): SQL[] => [
  ofAccounts(sql`select a.id from ${accounts} a where ${phoneEnd(sql`a.phone`)} = ${digits.slice(-8)}`),
  sql`(select o.id from ${orders} o where ${phoneEnd(phoneDigits(sql`o.address`))} = ${digits.slice(-8)} ${first})`,
];

const byShop = (shopId: number): SQL => sql`(select o.id from ${orders} o where o.shop_id = ${shopId} ${first})`;
