import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { chats } from '#server/modules/chat/tables.ts';

/**
 * Deletes the conversations of an account that is deleted, with all that was written in them. Desks stay measured by them, without
 * knowing whose they were. Those that it had as a clerk wait for a colleague.
 */
export async function forgetChats(tx: Transaction, accountId: number): Promise<void> {
  await tx.delete(chats).where(eq(chats.accountId, accountId));
  await tx.update(chats).set({ state: 'waiting', clerkId: null }).where(eq(chats.clerkId, accountId));
}
