import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { recordOwner } from '#server/modules/content/index.ts';
import type { Told } from './read-input.ts';
import { applications } from './tables.ts';

type Refused = Told & { accountId: number; reason: string; daysAgo: number };

/** Adds an application that was sent some days ago and refused on the next: for a mall that begins with a past. */
export async function importRefused(tx: Transaction, { reason, daysAgo, ...told }: Refused): Promise<void> {
  const daysBefore = (days: number) => sql`mall_now() - make_interval(days => ${days})`;
  await recordOwner(tx, told.accountId, told.pictureHashes);
  await tx.insert(applications).values({
    ...told,
    state: 'refused',
    refusal: reason,
    submittedAt: daysBefore(daysAgo),
    decidedAt: daysBefore(daysAgo - 1),
  });
}
