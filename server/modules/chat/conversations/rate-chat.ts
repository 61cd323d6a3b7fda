import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { noteChat } from '#server/modules/chat/live/notices.ts';
import type { Shopper } from '#server/modules/chat/party.ts';
import { chatRounds } from '#server/modules/chat/tables.ts';
import { lockChat } from './lock-chat.ts';

type Rating = { chatId: number; stars: number; comment: string };

/** Rates the answers before a conversation was closed last, once. */
export function rateChat(shopper: Shopper, { chatId, stars, comment }: Rating): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, shopper, chatId);
    const [last] = await tx
      .select({ id: chatRounds.id, ratedAt: chatRounds.ratedAt })
      .from(chatRounds)
      .where(and(eq(chatRounds.chatId, chatId), isNotNull(chatRounds.closedAt)))
      .orderBy(desc(chatRounds.id))
      .limit(1);
    if (chat.state !== 'closed' || !last || last.ratedAt !== null) throw new Refusal('chat_not_ratable');
    await tx.update(chatRounds).set({ stars, comment, ratedAt: mallNow }).where(eq(chatRounds.id, last.id));
    await noteChat(tx, { about: 'state', chatId });
    return null;
  });
}
