import { eq } from 'drizzle-orm';
import type { ApplicationDraft } from '#contract/applications/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { applicationDrafts } from './tables.ts';

/** Saves the unfinished form, replacing the earlier draft. */
export async function saveDraft(accountId: number, draft: ApplicationDraft): Promise<null> {
  await transaction((tx) =>
    tx
      .insert(applicationDrafts)
      .values({ accountId, draft, savedAt: mallNow })
      .onConflictDoUpdate({ target: applicationDrafts.accountId, set: { draft, savedAt: mallNow } }),
  );
  return null;
}

export async function dropDraft(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(applicationDrafts).where(eq(applicationDrafts.accountId, accountId));
}
