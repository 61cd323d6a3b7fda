import { count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type listSettingVersions as contract,
  type SettingGroup,
  type Settings,
  type SettingVersion,
  settingGroups,
} from '#contract/content/platform-settings.ts';
import { database, type Transaction } from '#server/database/connection.ts';
import { siteSettings, siteSettingVersions } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { readSiteValue, type SiteGroup } from './site-settings.ts';

const savedBy = sql<string>`coalesce(${accounts.nickname}, '')`;

export async function getSettingsNow(): Promise<Settings> {
  const rows = await database()
    .select({
      name: siteSettings.name,
      value: siteSettings.value,
      version: siteSettings.version,
      savedBy,
      savedAt: siteSettings.savedAt,
    })
    .from(siteSettings)
    .leftJoin(accounts, eq(accounts.id, siteSettings.savedBy));
  const settingsOf = (group: SettingGroup) => {
    const row = rows.find(({ name }) => name === group);
    const value = readSiteValue(group, row?.value);
    return {
      value,
      version: row?.version ?? 0,
      savedBy: row?.savedBy ?? '',
      savedAt: row?.savedAt?.toISOString() ?? null,
    };
  };
  return Object.fromEntries(settingGroups.map((group) => [group, settingsOf(group)])) as Settings;
}

export async function listVersionsOf({ group, page, limit }: z.output<typeof contract.input>) {
  const ofGroup = eq(siteSettingVersions.name, group);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        version: siteSettingVersions.version,
        value: siteSettingVersions.value,
        savedBy,
        savedAt: siteSettingVersions.savedAt,
      })
      .from(siteSettingVersions)
      .leftJoin(accounts, eq(accounts.id, siteSettingVersions.savedBy))
      .where(ofGroup)
      .orderBy(desc(siteSettingVersions.version))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(siteSettingVersions).where(ofGroup),
  ]);
  const list = rows.map(
    (row): SettingVersion => ({
      ...row,
      value: readSiteValue(group, row.value),
      savedAt: row.savedAt.toISOString(),
    }),
  );
  return { list, total: counted?.total ?? 0, page, limit };
}

/** Who has saved a group last, if an operator has. */
export async function findSaver(tx: Transaction, group: SiteGroup): Promise<{ by?: string }> {
  const [saver] = await tx
    .select({ by: accounts.nickname })
    .from(siteSettings)
    .innerJoin(accounts, eq(accounts.id, siteSettings.savedBy))
    .where(eq(siteSettings.name, group));
  return saver ?? {};
}
