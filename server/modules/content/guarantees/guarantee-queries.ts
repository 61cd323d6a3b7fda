import { eq } from 'drizzle-orm';
import type { getGuarantees as contract } from '#contract/content/platform-guarantees.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { database } from '#server/database/connection.ts';
import { readSiteValue } from '#server/modules/content/settings/site-settings.ts';
import { siteSettings } from '#server/modules/content/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** All guarantees of the mall in their order, in every language. */
export async function getGuarantees(): Promise<OutputOf<typeof contract>> {
  const [row] = await database()
    .select({
      ...{ value: siteSettings.value, version: siteSettings.version },
      ...{ savedBy: accounts.nickname, savedAt: siteSettings.savedAt },
    })
    .from(siteSettings)
    .leftJoin(accounts, eq(accounts.id, siteSettings.savedBy))
    .where(eq(siteSettings.name, 'guarantees'));
  return {
    ...readSiteValue('guarantees', row?.value),
    version: row?.version ?? 0,
    savedBy: row?.savedBy ?? '',
    savedAt: row?.savedAt?.toISOString() ?? null,
  };
}
