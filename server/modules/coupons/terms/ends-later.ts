import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';

/** Refuses an end that is over. */
export async function assertEndsLater(tx: Transaction, endsAt: Date | null): Promise<void> {
  if (endsAt === null) return;
  const [clock] = await tx
    .select({ isLater: sql<boolean>`${endsAt.toISOString()}::timestamptz > ${mallNow}` })
    .from(sql`(select 1) as one`);
  if (!clock?.isLater) throw new Refusal('bad_input', { field: 'coupon.endsAt' });
}
