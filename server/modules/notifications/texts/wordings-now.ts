import { sql } from 'drizzle-orm';
import { database, onDatabaseClosed, type Transaction } from '#server/database/connection.ts';
import { statement } from '#server/database/statement.ts';
import { messageWordings } from '#server/modules/notifications/tables.ts';
import { setWordings } from '#server/providers/messages/wordings.ts';

/** Sent to all processes where the cache tags of pages are, since they listen to those already. */
export const wordingsTag = 'messages';

/** Reads what replaces the mall's own texts again: at the start, and whenever an operator has saved one. */
export async function refreshWordings(): Promise<void> {
  const rows = await database()
    .select({ kind: messageWordings.kind, wording: messageWordings.wording })
    .from(messageWordings);
  setWordings(new Map(rows.map(({ kind, wording }) => [kind, wording])));
}

/** Makes every process read them again, once this transaction commits. */
export async function notifyOfWordings(tx: Transaction): Promise<void> {
  await statement('wordings_changed', sql`select pg_notify('pages_changed', ${wordingsTag})`).run(tx);
}

onDatabaseClosed(() => setWordings(new Map()));
