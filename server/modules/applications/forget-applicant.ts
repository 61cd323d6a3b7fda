import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { applicationDrafts, applications } from './tables.ts';

/**
 * Deletes applications that came to nothing, and returns the mail addresses in them. Those of shops that were opened are papers of
 * the shop, and stay.
 */
export async function forgetApplicant(tx: Transaction, accountId: number): Promise<string[]> {
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.accountId, accountId));
  const deleted = await tx
    .delete(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, ['refused', 'asked'])))
    .returning({ email: applications.email });
  return deleted.map(({ email }) => email);
}
