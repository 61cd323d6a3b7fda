import { eq } from 'drizzle-orm';
import type { ApplicationDraft } from '#contract/applications/shopper.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { applicationDrafts } from './tables.ts';

/** Saves what someone has typed so far, in place of their earlier draft. */
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
