import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { LockedChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { noteChat } from '#server/modules/chat/live/notices.ts';
import { chats } from '#server/modules/chat/tables.ts';

/** Changes what a conversation is and who has it, and notifies both sides. The caller has locked it. */
export async function moveChat(
  tx: Transaction,
  chat: LockedChat,
  change: Partial<
    Pick<LockedChat, 'state' | 'clerkId' | 'shopId' | 'note' | 'waitingSince' | 'awayUntil' | 'isMailDue'>
  >,
): Promise<void> {
  const [moved] = await tx
    .update(chats)
    .set({ ...change, version: chat.version + 1 })
    .where(eq(chats.id, chat.id))
    .returning();
  if (!moved) throw new Error(`Conversation ${chat.id} is gone`);
  if (moved.shopId !== chat.shopId) await noteChat(tx, { about: 'left', chatId: chat.id, desk: chat.shopId ?? 0 });
  await noteChat(tx, { about: 'state', chatId: chat.id });
  Object.assign(chat, moved);
}

/** Refuses to pass on what a colleague has taken or passed on since the caller saw it, and what is closed. */
export function assertAsSeen({ clerkId, state }: LockedChat, seenClerkId: number | null): void {
  if (state === 'closed') throw new Refusal('chat_closed');
  if (clerkId !== seenClerkId) throw new Refusal('chat_moved');
}
