import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accounts } from '#server/modules/identity/tables.ts';

export type Reader = Pick<Transaction, 'select'>;
type Row = typeof accounts.$inferSelect;

export async function findAccountRow(reader: Reader, id: number): Promise<Row> {
  const [account] = await reader.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw new Refusal('account_not_found');
  return account;
}

/** The same, locked until the transaction ends. */
export async function lockAccountRow(tx: Transaction, id: number): Promise<Row> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) throw new Refusal('account_not_found');
  return account;
}
