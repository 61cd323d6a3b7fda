import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { chatMessages } from '#server/modules/chat/tables.ts';
import { orders } from '#server/modules/orders/tables.ts';

/** What a party has sent under a key. Clerks of a desk have keys of their own. */
export async function findSent(tx: Transaction, party: Party, chatId: number, key: string) {
  const [sent] = await tx
    .select({ message: chatMessages, orderNumber: orders.number })
    .from(chatMessages)
    .leftJoin(orders, eq(orders.id, chatMessages.orderId))
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.side, party.side), eq(chatMessages.key, key)));
  if (!sent) return null;
  const { number, kind, text, ownText, pictureHash, productId, couponId, createdAt, authorId } = sent.message;
  if (party.side === 'desk' && authorId !== party.accountId) throw new Refusal('chat_key_used');
  const what = pictureHash ?? sent.orderNumber ?? String(productId ?? couponId ?? (ownText !== null ? ownText : text));
  return { number, kind, what, at: createdAt.toISOString() };
}
