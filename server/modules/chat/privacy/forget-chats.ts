import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { type ChatChange, noteChat } from '#server/modules/chat/live/notices.ts';
import { chatRounds, chats } from '#server/modules/chat/tables.ts';

/**
 * Deletes the conversations of an account that is deleted, with all that was written in them. Desks stay measured by them, without
 * knowing whose they were. Those that it had as a clerk wait for a colleague.
 */
export async function forgetChats(tx: Transaction, accountId: number): Promise<void> {
  const { id, shopId, version } = chats;
  const own = await tx
    .select({ id, shopId })
    .from(chats)
    .where(eq(chats.accountId, accountId))
    .orderBy(id)
    .for('update');
  const ids = own.map((chat) => chat.id);
  await tx.update(chatRounds).set({ comment: '' }).where(inArray(chatRounds.chatId, ids));
  await tx.delete(chats).where(inArray(id, ids));
  const waiting = await tx
    .update(chats)
    .set({ state: 'waiting', clerkId: null, version: sql`${version} + 1` })
    .where(eq(chats.clerkId, accountId))
    .returning({ chatId: id });
  await noteChat(
    tx,
    ...own.map((chat): ChatChange => ({ about: 'left', chatId: chat.id, desk: chat.shopId ?? 0 })),
    ...waiting.map(({ chatId }): ChatChange => ({ about: 'state', chatId })),
  );
}
