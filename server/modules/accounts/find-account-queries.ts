import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { accountsCountMax, accountsFoundMax, type listAnyAccounts } from '#contract/accounts/platform.ts';
import { database } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { containing } from '#server/database/wildcards.ts';
import { accounts } from '#server/modules/identity/tables.ts';

// A mall may have millions of accounts. Each way of finding one has its index (accounts_email, accounts_visitor_email,
// accounts_phone_end, accounts_nicknames, the primary key), and is a part of a union, because with `or` none would be used.

export type AccountFilters = Pick<z.output<typeof listAnyAccounts.input>, 'kind' | 'isDisabled'>;

const isListed = ({ kind, isDisabled }: AccountFilters): SQL =>
  sql.join(
    [
      sql`true`,
      ...(kind === 'visitor' ? [sql`a.user_type = 'visitor'`] : []),
      ...(kind === 'member' ? [sql`a.user_type <> 'visitor'`] : []),
      ...(isDisabled === 'yes' ? [sql`a.disabled_at is not null`] : []),
    ],
    sql` and `,
  );

const newest = sql`order by a.id desc`; // as the primary key is read backwards

/** The ids of a page of accounts, newest first. */
export async function listPage(filters: AccountFilters, from: number, limit: number): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'list_any_accounts',
    sql`select a.id from ${accounts} a where ${isListed(filters)} ${newest} limit ${limit} offset ${from}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

/** How many accounts there are, no further than the maximum. */
export async function countAccounts(filters: AccountFilters): Promise<number> {
  const [counted] = await statement<{ total: number }>(
    'count_any_accounts',
    sql`select count(*)::int as total from (
      select 1 from ${accounts} a where ${isListed(filters)} limit ${accountsCountMax}) counted`,
  ).rows(database());
  return counted?.total ?? 0;
}

/** The ids of accounts that these words are about, newest first. */
export async function findAccounts(filters: AccountFilters, words: string): Promise<number[]> {
  const rows = await statement<{ id: number }>(
    'find_any_accounts',
    sql`select a.id from ${accounts} a join (${sql.join(waysOf(words), sql` union `)}) found on found.id = a.id
      where ${isListed(filters)} ${newest} limit ${accountsFoundMax}`,
  ).rows(database());
  return rows.map(({ id }) => id);
}

const idDigits = 9;
const phoneDigitsMin = 7;
const trigram = 3; // letters that the index of nicknames needs

function waysOf(words: string): SQL[] {
  if (words.includes('@')) return byMail(words.toLowerCase());
  const digits = words.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s()./-]+$/.test(words) && digits.length >= phoneDigitsMin;
  const isId = /^\d+$/.test(words) && words.length <= idDigits;
  return [
    ...(isId ? [sql`select a.id from ${accounts} a where a.id = ${Number(words)}`] : []),
    ...(isPhone ? [sql`select a.id from ${accounts} a where right(a.phone, 8) = ${digits.slice(-8)}`] : []),
    // What is too short for the index would be looked for in every account.
    words.length < trigram
      ? sql`(select a.id from (select id, nickname from ${accounts} order by id desc limit ${scannedMax}) a
          where a.nickname ilike ${containing(words)})`
      : sql`(select a.id from ${accounts} a where a.nickname ilike ${containing(words)} limit ${accountsFoundMax})`,
  ];
}

const scannedMax = 2_000;

const byMail = (mail: string): SQL[] => [
  sql`select a.id from ${accounts} a where a.email = ${mail} and a.user_type <> 'visitor'`,
  sql`(select a.id from ${accounts} a where a.email = ${mail} and a.user_type = 'visitor' and a.adopted_by is null
    limit ${accountsFoundMax})`,
];
