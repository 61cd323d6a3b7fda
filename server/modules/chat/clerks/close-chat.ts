import { transaction } from '#server/database/connection.ts';
import { type LockedChat, lockChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { endRound } from '#server/modules/chat/conversations/rounds.ts';
import { writeMessage } from '#server/modules/chat/messages/write-message.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { moveChat } from './move-chat.ts';

const notice = (of: 'closed' | 'reopened') => ({ side: 'mall', content: { kind: 'notice', notice: of } }) as const;

/** Closes a conversation, which its shopper can rate then. */
export function closeChat(clerk: Clerk, chatId: number): Promise<null> {
  return transaction(async (tx) => {
    const chat: LockedChat = await lockChat(tx, clerk, chatId);
    if (chat.state === 'closed') return null;
    await endRound(tx, chat);
    await moveChat(tx, chat, { state: 'closed', clerkId: null, waitingSince: null, note: '' });
    await writeMessage(tx, chat, notice('closed'));
    return null;
  });
}

/** Opens a closed conversation again for a clerk who has something to add. */
export function reopenChat(clerk: Clerk, chatId: number): Promise<null> {
  return transaction(async (tx) => {
    const chat: LockedChat = await lockChat(tx, clerk, chatId);
    if (chat.state !== 'closed') return null;
    await moveChat(tx, chat, { state: 'assigned', clerkId: clerk.accountId });
    await writeMessage(tx, chat, notice('reopened'));
    return null;
  });
}
