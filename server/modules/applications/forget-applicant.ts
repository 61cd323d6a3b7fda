import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { applicationDrafts, applications } from './tables.ts';

/** Deletes applications that came to nothing. Those of shops that were opened are papers of the shop, and stay. */
export async function forgetApplicant(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.accountId, accountId));
  await tx
    .delete(applications)
    .where(and(eq(applications.accountId, accountId), inArray(applications.state, ['refused', 'asked'])));
}
