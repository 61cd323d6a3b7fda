import { and, asc, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import {
  applicationCountMax,
  type listAllApplications as listed,
  type ReviewedApplication,
} from '#contract/applications/platform.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { timesOf } from '#contract/core/days.ts';
import type { Locale } from '#contract/core/languages.ts';
import { Id } from '#contract/core/values.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { containing } from '#server/database/wildcards.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { applicationColumns, applicationValue } from './queries.ts';
import { applications, applicationWords } from './tables.ts';

// Applications as those see them who decide.

const [applicants, deciders, others] = [
  alias(accounts, 'applicant'),
  alias(accounts, 'decider'),
  alias(applications, 'other'),
];

function reviewedWhere(where: SQL | undefined, locale: Locale) {
  return database()
    .select({
      ...applicationColumns(locale),
      applicant: applicants.nickname,
      language: applicants.locale,
      decidedBy: sql<string>`coalesce(${deciders.nickname}, '')`,
      earlier: sql<number>`(select count(*)::int from ${applications} as other
        where ${others.accountId} = ${applications.accountId} and ${others.id} < ${applications.id})`,
    })
    .from(applications)
    .innerJoin(shopCategories, eq(shopCategories.id, applications.categoryId))
    .innerJoin(shopTypes, eq(shopTypes.id, applications.typeId))
    .innerJoin(applicants, eq(applicants.id, applications.accountId))
    .leftJoin(deciders, eq(deciders.id, applications.decidedBy))
    .where(where);
}

function reviewedValue(row: Awaited<ReturnType<typeof reviewedWhere>>[number]): ReviewedApplication {
  const { applicant, language, decidedBy, earlier } = row;
  const { accountId } = row.application;
  return { ...applicationValue(row), accountId, applicant, language, decidedBy, earlier };
}

/** Any application, for those who decide. */
export async function getAnyApplication(id: number, locale: Locale): Promise<ReviewedApplication> {
  const [row] = await reviewedWhere(eq(applications.id, id), locale);
  if (!row) throw new Refusal('application_not_found');
  return reviewedValue(row);
}

type Asked = z.output<typeof listed.input>;

/** Applications by state, classification, days and words. */
export async function listAllApplications(asked: Asked, locale: Locale): Promise<OutputOf<typeof listed>> {
  const { page, limit } = asked;
  const isAsked = and(...filtersOf(asked));
  const [rows, [counted]] = await Promise.all([
    reviewedWhere(isAsked, locale)
      .orderBy(...orderOf(asked))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database()
          .select({ id: applications.id })
          .from(applications)
          .where(isAsked)
          .limit(applicationCountMax)
          .as('counted'),
      ),
  ]);
  return { list: rows.map(reviewedValue), total: counted?.total ?? 0, page, limit };
}

function filtersOf({ auditStatus, categoryId, words, ...days }: Asked) {
  const { from, until } = timesOf(days);
  const id = Id.safeParse(words);
  const isNamed = words ? ilike(applicationWords(applications), containing(words)) : undefined;
  return [
    auditStatus === 'all' ? undefined : eq(applications.state, auditStatus),
    categoryId ? eq(applications.categoryId, categoryId) : undefined,
    id.success ? or(eq(applications.id, id.data), isNamed) : isNamed,
    from ? gte(applications.submittedAt, from) : undefined,
    until ? lt(applications.submittedAt, until) : undefined,
  ];
}

function orderOf({ sort = 'usual', auditStatus }: Asked): SQL[] {
  const newest = [highestFirst(applications.submittedAt), highestFirst(applications.id)];
  const oldest = [asc(applications.submittedAt), asc(applications.id)];
  if (sort === 'name') return [asc(sql`lower(${applications.name})`), asc(applications.id)];
  if (sort === 'oldest' || (sort === 'usual' && auditStatus === 'waiting')) return oldest;
  if (sort === 'newest' || auditStatus !== 'all') return newest;
  return [desc(sql`(${applications.state} = 'waiting')`), ...newest];
}

/** The name by which a second reviewer learns who was faster; none when that is not known. */
export async function findNickname(tx: Transaction, accountId: number | null): Promise<{ by: string } | null> {
  if (accountId === null) return null;
  const [found] = await tx.select({ by: accounts.nickname }).from(accounts).where(eq(accounts.id, accountId));
  return found ?? null;
}
