import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { publishIds } from '#server/database/events.ts';
import { accountsDisabled } from '#server/modules/identity/events.ts';
import { accounts } from '#server/modules/identity/tables.ts';

/** Disables an account, or enables it again. False when it was so before, such as by someone else at the same time. */
export async function setDisabled(tx: Transaction, id: number, isDisabled: boolean): Promise<boolean> {
  const changed = await tx
    .update(accounts)
    .set({ disabledAt: isDisabled ? sql`now()` : null })
    .where(
      and(
        eq(accounts.id, id),
        isDisabled ? isNull(accounts.disabledAt) : isNotNull(accounts.disabledAt),
        isNull(accounts.deletedAt),
      ),
    )
    .returning({ id: accounts.id });
  if (isDisabled && changed.length > 0) await publishIds(tx, accountsDisabled, [id]);
  return changed.length > 0;
}
