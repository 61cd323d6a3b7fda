import { eq, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { siteSettings, siteSettingVersions } from '#server/modules/content/tables.ts';

/** Who saves it, null when no operator does; and over which version alone, where that matters. */
type Saving = { savedBy: number | null; version?: number };

/** Stores a group of settings as its next version. Null: it has another version than it was to be saved over. */
export async function writeSite(
  tx: Transaction,
  name: string,
  value: object,
  { savedBy, version }: Saving,
): Promise<{ version: number } | null> {
  const saved = { value, savedBy, savedAt: mallNow };
  const [written] = await tx
    .insert(siteSettings)
    .values({ name, version: 1, ...saved })
    .onConflictDoUpdate({
      target: siteSettings.name,
      set: { version: sql`${siteSettings.version} + 1`, ...saved },
      ...(version !== undefined && { setWhere: eq(siteSettings.version, version) }),
    })
    .returning({ version: siteSettings.version });
  if (!written) return null;
  await tx.insert(siteSettingVersions).values({ name, version: written.version, ...saved });
  await invalidateCache(tx, 'site');
  return written;
}

/** Reads a group of settings as it is stored, and locks it until the transaction ends. */
export async function lockSite(tx: Transaction, name: string): Promise<unknown> {
  const [stored] = await tx
    .select({ value: siteSettings.value })
    .from(siteSettings)
    .where(eq(siteSettings.name, name))
    .for('update');
  return stored?.value;
}
