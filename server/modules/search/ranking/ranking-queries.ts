import { count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { listRankingVersions as contract, RankingNow } from '#contract/search/platform-ranking.ts';
import { database } from '#server/database/connection.ts';
import { readSiteValue } from '#server/modules/content/index.ts';
import { siteSettings, siteSettingVersions } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { searchPlacing } from '#server/modules/search/tables.ts';
import { readRanking } from './state-queries.ts';

const savedBy = sql<string>`coalesce(${accounts.nickname}, '')`;

/** What counts for the order of searches, and how far the products are placed by it. */
export async function getRanking(): Promise<RankingNow> {
  const [[row], [placing], { weights, isPlaced }] = await Promise.all([
    database()
      .select({ version: siteSettings.version, savedBy, savedAt: siteSettings.savedAt })
      .from(siteSettings)
      .leftJoin(accounts, eq(accounts.id, siteSettings.savedBy))
      .where(eq(siteSettings.name, 'ranking')),
    database().select({ moved: searchPlacing.moved, toMove: searchPlacing.toMove }).from(searchPlacing),
    readRanking(database()),
  ]);
  return {
    weights,
    version: row?.version ?? 0,
    savedBy: row?.savedBy ?? '',
    savedAt: row?.savedAt?.toISOString() ?? null,
    placing: { isDone: isPlaced, moved: placing?.moved ?? 0, toMove: placing?.toMove ?? 0 },
  };
}

/** What was ever saved, newest first. */
export async function listVersions({
  page,
  limit,
}: z.output<typeof contract.input>): Promise<OutputOf<typeof contract>> {
  const ofRanking = eq(siteSettingVersions.name, 'ranking');
  const { version, value, savedAt } = siteSettingVersions;
  const [rows, [counted]] = await Promise.all([
    database()
      .select({ version, value, savedBy, savedAt })
      .from(siteSettingVersions)
      .leftJoin(accounts, eq(accounts.id, siteSettingVersions.savedBy))
      .where(ofRanking)
      .orderBy(desc(version))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(siteSettingVersions).where(ofRanking),
  ]);
  const list = rows.map(({ value: stored, savedAt: at, ...row }) => ({
    ...{ ...row, weights: readSiteValue('ranking', stored), savedAt: at.toISOString() },
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}
