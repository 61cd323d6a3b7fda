import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type PreparedLine, preparations } from '#server/modules/orders/tables.ts';

/** What somebody has prepared and neither ordered nor let grow old. */
export async function getPrepared(
  reader: Pick<Transaction, 'select'>,
  accountId: number,
  number: string,
): Promise<PreparedLine[]> {
  const [found] = await reader
    .select({ lines: preparations.lines })
    .from(preparations)
    .where(
      and(
        eq(preparations.number, number),
        eq(preparations.accountId, accountId),
        isNull(preparations.tradeNumber),
        sql`${preparations.endsAt} > mall_now()`,
      ),
    );
  if (!found) throw new Refusal('preparation_over');
  return found.lines;
}
