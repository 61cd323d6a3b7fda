import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type AnyAccount,
  accountsCountMax,
  type getAnyAccount,
  type listAnyAccounts,
} from '#contract/accounts/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { money } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { receivedCoupons } from '#server/modules/coupons/tables.ts';
import { countOpenSessions, hasSecondFactor, maskContact } from '#server/modules/identity/index.ts';
import { accounts, addresses, socialLinks } from '#server/modules/identity/tables.ts';
import { findLastAct } from '#server/modules/operators/index.ts';
import { orderIdsOf } from '#server/modules/orders/index.ts';
import { orders } from '#server/modules/orders/tables.ts';
import { findPoints } from '#server/modules/points/index.ts';
import { maskPerson } from '#server/modules/refunds/index.ts';
import { shops } from '#server/modules/shops/tables.ts';
import { findAccountRow, type Reader } from './account-row-queries.ts';
import { countAccounts, findAccounts, listPage } from './find-account-queries.ts';

type Row = typeof accounts.$inferSelect;

/** A page of all accounts, newest first. */
export async function listAccountsOfAll({
  words,
  page,
  limit,
  ...filters
}: z.output<typeof listAnyAccounts.input>): Promise<OutputOf<typeof listAnyAccounts>> {
  const from = (page - 1) * limit;
  const found = words ? await findAccounts(filters, words) : null;
  const [ids, total] = await Promise.all([
    found?.slice(from, from + limit) ?? listPage(filters, from, limit),
    found?.length ?? countAccounts(filters),
  ]);
  const rows = await database().select().from(accounts).where(inArray(accounts.id, ids)).orderBy(desc(accounts.id));
  return { list: rows.map(accountValue), total, page, limit };
}

const masked = (contact: string | null) => (contact === null ? null : maskContact(contact));

const accountValue = ({
  id,
  nickname,
  email,
  phone,
  userType,
  role,
  disabledAt,
  deletedAt,
  adoptedBy,
  createdAt,
}: Row): AnyAccount => ({
  ...{ id, nickname, userType, role },
  email: masked(email),
  phone: masked(phone),
  state: stateOf({ disabledAt, deletedAt, adoptedBy }),
  createdAt: createdAt.toISOString(),
});

function stateOf({ disabledAt, deletedAt, adoptedBy }: Pick<Row, 'disabledAt' | 'deletedAt' | 'adoptedBy'>) {
  if (adoptedBy !== null) return 'adopted';
  if (deletedAt !== null) return 'deleted';
  return disabledAt !== null ? 'disabled' : 'open';
}

const listMax = 100;

/** Visitors with the account's own mail address whose orders nobody has taken over. */
const isOpenVisitorOf = (email: string) =>
  and(
    eq(accounts.email, email),
    eq(accounts.userType, 'visitor'),
    isNull(accounts.adoptedBy),
    isNull(accounts.disabledAt),
  );

export async function countOpenVisitors(reader: Reader, email: string): Promise<number> {
  return (await reader.select({ id: accounts.id }).from(accounts).where(isOpenVisitorOf(email)).limit(listMax)).length;
}

/** An account with everything that belongs to it; personal data are masked. */
export async function getAccountOfAll(id: number, locale: Locale): Promise<OutputOf<typeof getAnyAccount>> {
  const account = await findAccountRow(database(), id);
  const isMember = account.userType !== 'visitor';
  const [lastAct, adopted, open, twoFactors, links, bought, points, coupons, homes, openSessions] = await Promise.all([
    findLastAct(database(), ['account_disabled', 'account_enabled'], String(id)),
    database()
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.adoptedBy, id))
      .orderBy(asc(accounts.id))
      .limit(listMax),
    isMember && account.email !== null ? countOpenVisitors(database(), account.email) : 0,
    hasSecondFactor(database(), id),
    database().select({ provider: socialLinks.provider }).from(socialLinks).where(eq(socialLinks.accountId, id)),
    ordersOf(id, locale),
    findPoints(database(), id),
    couponsOf(id),
    listHomes(database(), id),
    countOpenSessions(id),
  ]);
  return {
    ...accountValue(account),
    ...bought,
    disabledAt: account.disabledAt?.toISOString() ?? null,
    lastAct,
    adoptedBy: account.adoptedBy,
    visitorIds: adopted.map((visitor) => visitor.id),
    openVisitors: open,
    hasPassword: account.passwordHash !== null,
    hasSecondFactor: twoFactors,
    signInWith: links.map(({ provider }) => provider),
    points,
    coupons,
    addresses: homes.map(({ id: addressId, isDefault, ...person }) => ({
      id: addressId,
      isDefault,
      ...maskPerson(person),
    })),
    openSessions,
  };
}

/** Where the account has things sent to. Not masked. */
export async function listHomes(reader: Reader, accountId: number) {
  const rows = await reader
    .select()
    .from(addresses)
    .where(eq(addresses.accountId, accountId))
    .orderBy(asc(addresses.id))
    .limit(listMax);
  return rows.map(({ id, isDefault, realName, countryCode, phone, email, detail, postCode, country }) => ({
    ...{ id, isDefault, realName, email, detail, postCode, country },
    phone: `${countryCode} ${phone}`,
  }));
}

const newestOrders = 10;

const isOf = (accountId: number) => inArray(orders.id, orderIdsOf(database(), accountId));

/** Its newest orders, also those that it has removed from its list, and what it has paid in all. */
async function ordersOf(accountId: number, locale: Locale) {
  const newest = database()
    .select({ id: orders.id, payable: orders.payable, back: orders.refundedPayable, paidAt: orders.paidAt })
    .from(orders)
    .where(isOf(accountId))
    .orderBy(desc(orders.id))
    .limit(accountsCountMax)
    .as('newest');
  const [[sum], rows] = await Promise.all([
    database()
      .select({
        orderCount: count(),
        spent:
          sql<number>`coalesce(sum(${newest.payable} - ${newest.back}) filter (where ${newest.paidAt} is not null), 0)`.mapWith(
            Number,
          ),
      })
      .from(newest),
    database()
      .select({ order: orders, shopName: shops.name })
      .from(orders)
      .innerJoin(shops, eq(shops.id, orders.shopId))
      .where(isOf(accountId))
      .orderBy(desc(orders.id))
      .limit(newestOrders),
  ]);
  return {
    orderCount: sum?.orderCount ?? 0,
    spent: money(sum?.spent ?? 0),
    orders: rows.map(({ order, shopName }) => ({
      orderNo: order.number,
      shopName: localized(shopName, locale),
      status: order.status,
      payable: money(order.payable),
      createdAt: order.createdAt.toISOString(),
    })),
  };
}

async function couponsOf(accountId: number) {
  const rows = await database()
    .select({ state: receivedCoupons.state, count: count() })
    .from(receivedCoupons)
    .where(eq(receivedCoupons.accountId, accountId))
    .groupBy(receivedCoupons.state);
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { received: countOf('received'), used: countOf('used'), expired: countOf('expired') };
}
