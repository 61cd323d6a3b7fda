import { and, count, eq, gte, ilike, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { type listShopLog, logCountMax, shopActs } from '#contract/shops/merchant-log.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
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

function filtersOf({ kind, accountId, words, from, until }: Asked) {
  return [
    kind ? inArray(shopLog.act, [...shopActs[kind]]) : undefined,
    accountId ? eq(shopLog.accountId, accountId) : undefined,
    words ? isAbout(words) : undefined,
    from ? gte(shopLog.at, sql`${from}::date::timestamp at time zone 'UTC'`) : undefined,
    until ? lt(shopLog.at, sql`(${until}::date + 1)::timestamp at time zone 'UTC'`) : undefined,
  ];
}

/** Whole numbers of orders and refunds are looked up: they share most of their trigrams, so finding one by them would read most of the index. */
const isAbout = (words: string) =>
  /^(SH|RE)\d{22}$/i.test(words) ? eq(shopLog.subject, words.toUpperCase()) : ilike(shopLog.subject, containing(words));
