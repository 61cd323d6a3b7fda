import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Application, ApplicationState } from '#contract/applications/shopper.ts';
import { readKeywords } from '#contract/core/keywords.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { picturesByHash, pictureValue } from '#server/modules/content/index.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { applications } from './tables.ts';

function applicationsWhere(where: SQL | undefined, locale: Locale) {
  return database()
    .select({
      application: applications,
      categoryName: textIn(shopCategories.name, locale),
      handlingFee: shopCategories.commissionPercent,
      typeName: textIn(shopTypes.name, locale),
      papers: picturesByHash(applications.pictureHashes),
    })
    .from(applications)
    .innerJoin(shopCategories, eq(shopCategories.id, applications.categoryId))
    .innerJoin(shopTypes, eq(shopTypes.id, applications.typeId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof applicationsWhere>>[number];

function applicationValue({ application, papers, ...kinds }: Row): Application {
  const { accountId: _, pictureHashes: __, state, refusal, submittedAt, decidedAt, keywords, ...fields } = application;
  return {
    ...fields,
    ...kinds,
    keywords: readKeywords(keywords),
    qualificationPicture: papers.map(pictureValue),
    auditStatus: state,
    denialReason: refusal,
    createTime: submittedAt.toISOString(),
    auditTime: decidedAt?.toISOString() ?? null,
  };
}

async function getOne(where: SQL | undefined, locale: Locale): Promise<Application> {
  const [row] = await applicationsWhere(where, locale);
  if (!row) throw new Refusal('application_not_found');
  return applicationValue(row);
}

/** One of the account's own applications. */
export function getApplicationOf(accountId: number, id: number, locale: Locale): Promise<Application> {
  return getOne(and(eq(applications.accountId, accountId), eq(applications.id, id)), locale);
}

/** Any application, for those who decide. */
export function getAnyApplication(id: number, locale: Locale): Promise<Application> {
  return getOne(eq(applications.id, id), locale);
}

async function pageOf(where: SQL | undefined, order: SQL[], { page, limit }: Paging, locale: Locale) {
  const [rows, [counted]] = await Promise.all([
    applicationsWhere(where, locale)
      .orderBy(...order)
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(applications).where(where),
  ]);
  return { list: rows.map(applicationValue), total: counted?.total ?? 0, page, limit };
}

/** The account's applications, newest first. */
export function listApplicationsOf(accountId: number, paging: Paging, locale: Locale) {
  return pageOf(eq(applications.accountId, accountId), [highestFirst(applications.id)], paging, locale);
}

/** All applications in one state: waiting ones oldest first, decided ones newest first. */
export function listAllApplications(state: ApplicationState, paging: Paging, locale: Locale) {
  const direction = state === 'waiting' ? asc : desc;
  const order = [direction(applications.submittedAt), direction(applications.id)];
  return pageOf(eq(applications.state, state), order, paging, locale);
}
