import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Asker } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** Who saved a row last, and when, as columns of a query. */
export const lastSavedColumns = ({ savedBy, savedAt }: Record<'savedBy' | 'savedAt', PgColumn>) => ({
  savedBy: sql<string>`coalesce((select saver.nickname from ${accounts} saver where saver.id = ${savedBy}), '')`,
  savedAt: sql`${savedAt}`.mapWith((at: string) => new Date(at).toISOString()) as SQL<string | null>,
});

/** The same, as someone saves it. */
export const savedNow = (accountId: number | null) => ({ savedBy: accountId, savedAt: mallNow });

type Versioned = { version: number; savedBy: number | null };

/** Refuses to save over what someone else has saved since `version`, and says who. */
export async function assertUnchanged(on: Asker, { version: newest, savedBy }: Versioned, version: number) {
  if (newest === version) return;
  const [saver] = savedBy
    ? await on.select({ by: accounts.nickname }).from(accounts).where(eq(accounts.id, savedBy))
    : [];
  throw new Refusal('changed_meanwhile', saver ?? {});
}
