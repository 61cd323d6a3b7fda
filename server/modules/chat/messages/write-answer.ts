import type { SentMessage } from '#contract/chat/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import type { LockedChat } from '#server/modules/chat/conversations/lock-chat.ts';
import { noteAnswered } from '#server/modules/chat/conversations/rounds.ts';
import { chatAnswered } from '#server/modules/chat/events.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import type { ContentRow } from './content-row.ts';
import { writeMessage } from './write-message.ts';

/**
 * Writes what a clerk answers. Whoever answers first is assigned. A shopper who asked while nobody was there is notified by mail.
 */
export async function writeAnswer(
  tx: Transaction,
  chat: LockedChat,
  { accountId }: Clerk,
  key: string,
  content: ContentRow,
): Promise<SentMessage> {
  const { isMailDue } = chat;
  const sent = await writeMessage(
    tx,
    chat,
    { side: 'desk', authorId: accountId, key, content },
    {
      ...(chat.state !== 'assigned' && { state: 'assigned' as const, clerkId: accountId }),
      waitingSince: null,
      isMailDue: false,
    },
  );
  await noteAnswered(tx, chat);
  if (isMailDue) await publish(tx, chatAnswered, { chatId: chat.id, number: sent.number });
  return sent;
}
