import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { recordOwner } from '#server/modules/content/index.ts';
import type { ApplicationFields } from './read-input.ts';
import { applications } from './tables.ts';

type Refused = ApplicationFields & { accountId: number; reason: string; daysAgo: number };

/** Adds an application that was sent and refused in the past: for the history of the demo mall. */
export async function importRefused(tx: Transaction, { reason, daysAgo, ...fields }: Refused): Promise<void> {
  const daysBefore = (days: number) => sql`mall_now() - make_interval(days => ${days})`;
  await recordOwner(tx, fields.accountId, fields.pictureHashes);
  await tx.insert(applications).values({
    ...fields,
    state: 'refused',
    refusal: reason,
    submittedAt: daysBefore(daysAgo),
    decidedAt: daysBefore(daysAgo - 1),
  });
}
