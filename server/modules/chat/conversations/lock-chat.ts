import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { isOwn, type Party } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';

export type LockedChat = typeof chats.$inferSelect;

/** A conversation of a party, locked until the transaction ends: whoever changes it takes turns. That of anyone else is not found. */
export async function lockChat(tx: Transaction, party: Party, id: number): Promise<LockedChat> {
  const [chat] = await tx
    .select()
    .from(chats)
    .where(and(eq(chats.id, id), isOwn(party)))
    .for('update');
  if (!chat) throw new Refusal('chat_not_found');
  return chat;
}
