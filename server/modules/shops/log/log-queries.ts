import { and, count, eq, gte, ilike, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { timesOf } from '#contract/core/days.ts';
import {
  type listLogPeople,
  type listShopLog,
  logCountMax,
  logPeopleMax,
  shopActs,
} from '#contract/shops/merchant-log.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { statement } from '#server/database/statement.ts';
import { containing } from '#server/database/wildcards.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopLog } from '#server/modules/shops/tables.ts';

type Asked = z.output<typeof listShopLog.input>;

/** The log of a shop, newest first. */
export async function listLogOf(shopId: number, asked: Asked): Promise<OutputOf<typeof listShopLog>> {
  const { page, limit } = asked;
  const isAsked = and(eq(shopLog.shopId, shopId), ...filtersOf(asked));
  const [list, [counted]] = await Promise.all([
    database()
      .select({
        id: shopLog.id,
        act: shopLog.act,
        accountId: shopLog.accountId,
        nickname: sql<string>`coalesce(${accounts.nickname}, '')`,
        keyName: shopLog.keyName,
        subject: shopLog.subject,
        note: shopLog.note,
        at: shopLog.at,
      })
      .from(shopLog)
      .leftJoin(accounts, eq(accounts.id, shopLog.accountId))
      .where(isAsked)
      .orderBy(highestFirst(shopLog.at), highestFirst(shopLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(database().select({ id: shopLog.id }).from(shopLog).where(isAsked).limit(logCountMax).as('counted')),
  ]);
  return {
    list: list.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    total: counted?.total ?? 0,
    page,
    limit,
  };
}

function filtersOf({ kind, accountId, words, ...days }: Asked) {
  const { from, until } = timesOf(days);
  return [
    kind ? inArray(shopLog.act, [...shopActs[kind]]) : undefined,
    accountId ? eq(shopLog.accountId, accountId) : undefined,
    words ? isAbout(words) : undefined,
    from ? gte(shopLog.at, from) : undefined,
    until ? lt(shopLog.at, until) : undefined,
  ];
}

/** Whole numbers of orders and refunds are looked up: they share most of their trigrams, so finding one by them would read most of the index. */
const isAbout = (words: string) =>
  /^(SH|RE)\d{22}$/i.test(words) ? eq(shopLog.subject, words.toUpperCase()) : ilike(shopLog.subject, containing(words));

/** Who stands in the log of a shop, by name. From one account to the next along the index (shop_log_account): a log may have a million entries. */
export function listPeopleInLog(shopId: number): Promise<OutputOf<typeof listLogPeople>> {
  return statement<{ accountId: number; nickname: string }>(
    'list_people_in_log',
    sql`
    with recursive person as (
      (select l.account_id as id from ${shopLog} l where l.shop_id = ${shopId} and l.account_id is not null
        order by l.account_id limit 1)
      union all
      select (select l.account_id from ${shopLog} l where l.shop_id = ${shopId} and l.account_id > person.id
        order by l.account_id limit 1) from person where person.id is not null
    )
    select a.id as "accountId", a.nickname from person join ${accounts} a on a.id = person.id
    order by lower(a.nickname), a.id limit ${logPeopleMax}`,
  ).rows(database());
}
