import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { checkoutDrafts, type DraftLine } from '#server/modules/orders/tables.ts';

/** The lines of an account's draft that is neither ordered nor expired. */
export async function getDraft(
  reader: Pick<Transaction, 'select'>,
  accountId: number,
  number: string,
): Promise<DraftLine[]> {
  const [found] = await reader
    .select({ lines: checkoutDrafts.lines })
    .from(checkoutDrafts)
    .where(
      and(
        eq(checkoutDrafts.number, number),
        eq(checkoutDrafts.accountId, accountId),
        isNull(checkoutDrafts.paymentNumber),
        sql`${checkoutDrafts.endsAt} > mall_now()`,
      ),
    );
  if (!found) throw new Refusal('preparation_over');
  return found.lines;
}
