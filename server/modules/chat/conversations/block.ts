import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { DeskLog } from '#server/modules/chat/desk/desk-log.ts';
import { noteChat } from '#server/modules/chat/live/notices.ts';
import type { Clerk, Shopper } from '#server/modules/chat/party.ts';
import { chats } from '#server/modules/chat/tables.ts';
import { type LockedChat, lockChat } from './lock-chat.ts';

type Wanted = { chatId: number; isBlocked: boolean };

/** A shopper blocks a desk, or lifts that: nobody writes into the conversation meanwhile. */
export function blockDesk(shopper: Shopper, { chatId, isBlocked }: Wanted): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, shopper, chatId);
    await block(tx, chat, 'blockedByShopperAt', isBlocked);
    return null;
  });
}

/** A desk blocks a shopper, or lifts that. */
export function blockShopper(clerk: Clerk, log: DeskLog, { chatId, isBlocked }: Wanted): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, clerk, chatId);
    const hasChanged = await block(tx, chat, 'blockedByDeskAt', isBlocked);
    if (hasChanged) await log[isBlocked ? 'shopperBlocked' : 'shopperUnblocked'](tx, String(chatId));
    return null;
  });
}

/** False: it was so already. */
export async function block(
  tx: Transaction,
  chat: LockedChat,
  by: 'blockedByShopperAt' | 'blockedByDeskAt',
  isBlocked: boolean,
): Promise<boolean> {
  if ((chat[by] !== null) === isBlocked) return false;
  await tx
    .update(chats)
    .set({ [by]: isBlocked ? mallNow : null, version: chat.version + 1 })
    .where(eq(chats.id, chat.id));
  await noteChat(tx, { about: 'state', chatId: chat.id });
  return true;
}
