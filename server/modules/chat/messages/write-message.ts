import { eq } from 'drizzle-orm';
import type { SentMessage } from '#contract/chat/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { LockedChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { noteChat } from '#server/modules/chat/live/notices.ts';
import { chatMessages, chats } from '#server/modules/chat/tables.ts';
import type { ContentRow } from './content-row.ts';

type Written = {
  side: 'shopper' | 'desk' | 'mall';
  authorId?: number | null;
  key?: string | null;
  content: ContentRow;
};

/**
 * Writes a message under the next number of its conversation, which the caller has locked, together with what it changes there.
 * `chat` is brought up to date.
 */
export async function writeMessage(
  tx: Transaction,
  chat: LockedChat,
  { side, authorId = null, key = null, content }: Written,
  change: Partial<typeof chats.$inferInsert> = {},
): Promise<SentMessage> {
  const number = chat.lastNumber + 1;
  const ownMark = { shopper: marksOf('shopper', number), desk: marksOf('desk', number), mall: {} }[side];
  const set = { ...change, ...ownMark, lastNumber: number, version: chat.version + 1 };
  const [changed] = await tx
    .update(chats)
    .set({ ...set, lastAt: mallNow })
    .where(eq(chats.id, chat.id))
    .returning();
  if (!changed) throw new Error(`Conversation ${chat.id} is gone`);
  Object.assign(chat, changed);
  const [written] = await tx
    .insert(chatMessages)
    .values({ chatId: chat.id, number, side, shopId: chat.shopId, authorId, key, ...content, createdAt: mallNow })
    .returning({ number: chatMessages.number, at: chatMessages.createdAt });
  if (!written) throw new Error('Writing a message returned no row');
  await noteChat(tx, { about: 'message', chatId: chat.id, number });
  return { number: written.number, at: written.at.toISOString() };
}

/** Whoever writes has seen what was before. */
const marksOf = (side: 'shopper' | 'desk', number: number) =>
  side === 'shopper' ? { shopperDelivered: number, shopperRead: number } : { deskDelivered: number, deskRead: number };
