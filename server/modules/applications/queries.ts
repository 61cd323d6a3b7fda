import { and, count, eq, type SQL } from 'drizzle-orm';
import type { Application } from '#contract/applications/shopper.ts';
import { readKeywords } from '#contract/core/keywords.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { Refusal } from '#server/http/refusal.ts';
import { picturesByHash, pictureValue } from '#server/modules/content/index.ts';
import { categoryCommission } from '#server/modules/shops/index.ts';
import { shopCategories, shopTypes } from '#server/modules/shops/tables.ts';
import { applications } from './tables.ts';

export const applicationColumns = (locale: Locale) => ({
  application: applications,
  categoryName: textIn(shopCategories.name, locale),
  handlingFee: categoryCommission(shopCategories),
  typeName: textIn(shopTypes.name, locale),
  papers: picturesByHash(applications.pictureHashes),
});

function applicationsWhere(where: SQL | undefined, locale: Locale) {
  return database()
    .select(applicationColumns(locale))
    .from(applications)
    .innerJoin(shopCategories, eq(shopCategories.id, applications.categoryId))
    .innerJoin(shopTypes, eq(shopTypes.id, applications.typeId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof applicationsWhere>>[number];

export function applicationValue({ application, papers, categoryName, handlingFee, typeName }: Row): Application {
  const { accountId: _, decidedBy: __, pictureHashes: ___, ...shown } = application;
  const { state, refusal, submittedAt, decidedAt, keywords, ...fields } = shown;
  return {
    ...fields,
    ...{ categoryName, handlingFee, typeName },
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
