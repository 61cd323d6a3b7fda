import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { contactChanges } from '#server/modules/identity/tables.ts';

/** The change that a link refers to, as long as it can be undone. */
export async function findOpenChange(reader: Pick<Transaction, 'select'>, keyHash: string) {
  const [change] = await reader
    .select()
    .from(contactChanges)
    .where(
      and(eq(contactChanges.keyHash, keyHash), isNull(contactChanges.undoneAt), gt(contactChanges.endsAt, mallNow)),
    );
  return change ?? null;
}
