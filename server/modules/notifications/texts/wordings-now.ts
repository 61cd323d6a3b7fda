import { sql } from 'drizzle-orm';
import { database, onDatabaseClosed, type Transaction } from '#server/database/connection.ts';
import { openReread } from '#server/database/reread.ts';
import { statement } from '#server/database/statement.ts';
import { messageWordings } from '#server/modules/notifications/tables.ts';
import { setWordings } from '#server/providers/messages/wordings.ts';

/** Sent to all processes where the cache tags of pages are, since they listen to those already. */
export const wordingsTag = 'messages';

async function readWordings() {
  const { kind, wording } = messageWordings;
  return database().select({ kind, wording }).from(messageWordings);
}

/** What replaces the mall's own texts: read at the start, whenever an operator has saved one, and at intervals. */
export const wordingsReread = openReread('the texts of messages', readWordings, (rows) =>
  setWordings(new Map(rows.map(({ kind, wording }) => [kind, wording]))),
);

/** Makes every process read them again, once this transaction commits. */
export async function notifyOfWordings(tx: Transaction): Promise<void> {
  await statement('wordings_changed', sql`select pg_notify('pages_changed', ${wordingsTag})`).run(tx);
}

onDatabaseClosed(() => setWordings(new Map()));
