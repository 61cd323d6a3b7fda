import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { lockChat } from '#server/modules/chat/conversations/lock-chat.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { answersAtDesk, findClerkName } from './clerk-queries.ts';
import { assertAsSeen, moveChat } from './move-chat.ts';

/** Assigns a waiting conversation to whoever takes it first. */
export function takeChat(clerk: Clerk, chatId: number): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, clerk, chatId);
    if (chat.state === 'closed') throw new Refusal('chat_closed');
    if (chat.clerkId === clerk.accountId) return null;
    if (chat.clerkId !== null) throw new Refusal('chat_taken', { by: await findClerkName(tx, chat.clerkId) });
    await moveChat(tx, chat, { state: 'assigned', clerkId: clerk.accountId });
    return null;
  });
}

/** Lets a conversation wait for whoever takes it. */
export function releaseChat(clerk: Clerk, chatId: number): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, clerk, chatId);
    if (chat.state === 'closed') throw new Refusal('chat_closed');
    if (chat.state === 'assigned') await moveChat(tx, chat, { state: 'waiting', clerkId: null });
    return null;
  });
}

type Passing = { chatId: number; seenClerkId: number | null; accountId: number; note: string };

/** Passes a conversation on to a colleague who answers at the same desk. */
export function assignChat(clerk: Clerk, { chatId, seenClerkId, accountId, note }: Passing): Promise<null> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, clerk, chatId);
    assertAsSeen(chat, seenClerkId);
    if (!(await answersAtDesk(tx, clerk.shopId, accountId))) throw new Refusal('staff_not_found');
    await moveChat(tx, chat, { state: 'assigned', clerkId: accountId, note });
    return null;
  });
}
