import { and, count, eq, gte, ilike, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import { timesOf } from '#contract/core/days.ts';
import {
  type listOperatorLog,
  type listOperatorsInLog,
  type OperatorAct,
  operatorActs,
  operatorLogCountMax,
  operatorsInLogMax,
} from '#contract/operators/platform-log.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { statement } from '#server/database/statement.ts';
import { containing } from '#server/database/wildcards.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { operatorLog } from './tables.ts';

type Asked = z.output<typeof listOperatorLog.input>;

/** What operators did, newest first. */
export async function listLog(asked: Asked): Promise<OutputOf<typeof listOperatorLog>> {
  const { page, limit } = asked;
  const isAsked = and(...filtersOf(asked));
  const [list, [counted]] = await Promise.all([
    database()
      .select()
      .from(operatorLog)
      .where(isAsked)
      .orderBy(highestFirst(operatorLog.at), highestFirst(operatorLog.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database()
          .select({ id: operatorLog.id })
          .from(operatorLog)
          .where(isAsked)
          .limit(operatorLogCountMax)
          .as('counted'),
      ),
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
    kind ? inArray(operatorLog.act, [...operatorActs[kind]]) : undefined,
    accountId ? eq(operatorLog.accountId, accountId) : undefined,
    words ? ilike(operatorLog.subject, containing(words)) : undefined,
    from ? gte(operatorLog.at, from) : undefined,
    until ? lt(operatorLog.at, until) : undefined,
  ];
}

/** Who stands in the log, by name. From one account to the next along the index (operator_log_account). */
export function listPeopleInLog(): Promise<OutputOf<typeof listOperatorsInLog>> {
  return statement<{ accountId: number; nickname: string }>(
    'list_operators_in_log',
    sql`
    with recursive person as (
      (select l.account_id as id from ${operatorLog} l order by l.account_id limit 1)
      union all
      select (select l.account_id from ${operatorLog} l where l.account_id > person.id order by l.account_id limit 1)
        from person where person.id is not null
    )
    select a.id as "accountId", a.nickname from person join ${accounts} a on a.id = person.id
    order by lower(a.nickname), a.id limit ${operatorsInLogMax}`,
  ).rows(database());
}

/** Who did one of these to this thing last, when and why; null when nobody did, or their account no longer exists. */
export async function findLastAct(
  reader: Pick<Transaction, 'select'>,
  acts: readonly OperatorAct[],
  subject: string,
): Promise<{ by: string; reason: string; at: string } | null> {
  const [last] = await reader
    .select({ by: accounts.nickname, reason: operatorLog.reason, at: operatorLog.at })
    .from(operatorLog)
    .innerJoin(accounts, eq(accounts.id, operatorLog.accountId))
    .where(and(eq(operatorLog.subject, subject), inArray(operatorLog.act, [...acts])))
    .orderBy(highestFirst(operatorLog.at), highestFirst(operatorLog.id))
    .limit(1);
  return last ? { ...last, at: last.at.toISOString() } : null;
}

const actsOnMax = 100;

/** What operators did to this thing, newest first. */
export async function listActsOn(reader: Pick<Transaction, 'select'>, subject: string) {
  const acts = await reader
    .select({ act: operatorLog.act, by: accounts.nickname, reason: operatorLog.reason, at: operatorLog.at })
    .from(operatorLog)
    .leftJoin(accounts, eq(accounts.id, operatorLog.accountId))
    .where(eq(operatorLog.subject, subject))
    .orderBy(highestFirst(operatorLog.at), highestFirst(operatorLog.id))
    .limit(actsOnMax);
  return acts.map(({ by, at, ...act }) => ({ ...act, by: by ?? '', at: at.toISOString() }));
}
