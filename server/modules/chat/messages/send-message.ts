import type { NewContent, SentMessage } from '#contract/chat/values.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type LockedChat, lockChat } from '#server/modules/chat/conversations/lock-chat.ts';
import type { Party } from '#server/modules/chat/party.ts';
import { checkContent } from './check-content.ts';
import { askedFor, type ContentRow } from './content-row.ts';
import { findSent } from './sent-message-queries.ts';
import { writeAnswer } from './write-answer.ts';
import { writeQuestion } from './write-question.ts';

type Sending = { chatId: number; key: string; content: NewContent };

/**
 * Sends a message: it is stored under the next number before this returns. Sent again under its key, after a broken connection for
 * example, it stays one message with one number.
 */
export async function sendMessage(
  party: Party,
  source: string,
  { chatId, key, content }: Sending,
): Promise<SentMessage> {
  await countSending(party, source);
  return sendContent(party, { chatId, key, asked: askedFor(content) }, (tx, chat) =>
    checkContent(tx, party, chat, content),
  );
}

/** The same with a content that the caller makes. */
export function sendContent(
  party: Party,
  { chatId, key, asked }: { chatId: number; key: string; asked: { kind: string; what: string } },
  makeContent: (tx: Transaction, chat: LockedChat) => Promise<ContentRow>,
): Promise<SentMessage> {
  return transaction(async (tx) => {
    const chat = await lockChat(tx, party, chatId);
    const before = await findSent(tx, party, chatId, key);
    if (before) {
      if (before.kind !== asked.kind || before.what !== asked.what) throw new Refusal('chat_key_used');
      return { number: before.number, at: before.at };
    }
    if (chat.blockedByDeskAt !== null || chat.blockedByShopperAt !== null) throw new Refusal('chat_refused');
    const content = await makeContent(tx, chat);
    if (party.side === 'desk') return writeAnswer(tx, chat, party, key, content);
    return writeQuestion(tx, chat, key, content);
  });
}

/** Limits senders, not connections: someone may have several. */
export async function countSending(party: Party, source: string): Promise<void> {
  if (party.side === 'desk') return countTry('chatAnswer', String(party.accountId));
  if (party.accountId !== null) return countTry('chatMessage', String(party.accountId));
  await countTry('chatMessage', party.keyHash ?? source);
  await countTry('chatGuestMessage', source);
}
