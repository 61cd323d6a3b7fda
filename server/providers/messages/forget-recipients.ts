import { inArray } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { outgoingMessages } from './tables.ts';

/** Deletes all messages to these mail addresses and phones, also those that still wait. */
export async function forgetRecipients(tx: Transaction, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await tx.delete(outgoingMessages).where(inArray(outgoingMessages.recipient, [...recipients]));
}
