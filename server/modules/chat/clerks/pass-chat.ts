import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { assertOpenShop } from '#server/modules/chat/conversations/open-shop-queries.ts';
import { beginRound, endRound } from '#server/modules/chat/conversations/rounds.ts';
import { writeMessage } from '#server/modules/chat/messages/write-message.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { assertAsSeen, moveChat } from './move-chat.ts';

type Passing = { chatId: number; seenClerkId: number | null; shopId: number | null; note: string };

/**
 * Passes a conversation on to another desk, where it waits: from a shop to the platform, and from the platform to any shop. From then
 * on only that desk has it, and each desk is measured by its own answers.
 */
export function passChat(clerk: Clerk, { chatId, seenClerkId, shopId, note }: Passing): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, clerk, chatId);
    assertAsSeen(chat, seenClerkId);
    await assertOtherDesk(tx, clerk, shopId);
    await endRound(tx, chat);
    await moveChat(tx, chat, {
      ...{ shopId, note, state: 'waiting', clerkId: null, awayUntil: null, isMailDue: false },
      waitingSince: chat.waitingSince ?? (mallNow as unknown as Date),
    });
    await beginRound(tx, chat);
    const notice = shopId === null ? 'to_platform' : 'to_shop';
    await writeMessage(tx, chat, { side: 'mall', content: { kind: 'notice', notice } });
    return null;
  });
}

async function assertOtherDesk(tx: Transaction, clerk: Clerk, shopId: number | null): Promise<void> {
  if ((clerk.shopId === null) === (shopId === null)) throw new Refusal('shop_not_found');
  if (shopId !== null) await assertOpenShop(tx, shopId);
}
