import type { z } from 'zod';
import type { sendPhrase as contract } from '#contract/chat/merchant.ts';
import { chatTextMax, cleanChatText, type SentMessage } from '#contract/chat/values.ts';
import type { Localized } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { countSending, sendContent } from '#server/modules/chat/messages/send-message.ts';
import type { Clerk } from '#server/modules/chat/party.ts';
import { fillPhrase, needsOrder, type PhraseValues } from './fill-phrase.ts';
import { findNames } from './name-queries.ts';
import { findPhrase } from './phrase-queries.ts';

type Input = z.output<typeof contract.input>;

/** Sends a phrase in the language of the shopper. The clerk sees below it what it says in their own. */
export async function sendPhrase(
  clerk: Clerk,
  source: string,
  { chatId, key, phraseId, order }: Input,
): Promise<SentMessage> {
  await countSending(clerk, source);
  const phrase = await findPhrase(database(), clerk.shopId, phraseId);
  if (!phrase) throw new Refusal('phrase_not_found');
  const texts = phrase.texts as Localized; // its English text is always there, see the table
  const names = await findNames(clerk, chatId);
  if (!names) throw new Refusal('chat_not_found');
  const { reader, ...values } = names;
  if (order === '' && (needsOrder(texts, reader) || needsOrder(texts, clerk.locale)))
    throw new Refusal('phrase_needs_order');
  const filled: PhraseValues = { ...values, order };
  const say = (locale: Clerk['locale']) => cleanChatText(fillPhrase(texts, filled, locale)).slice(0, chatTextMax);
  const [text, own] = [say(reader), say(clerk.locale)];
  return sendContent(clerk, { chatId, key, asked: { kind: 'text', what: own } }, async () => ({
    kind: 'text',
    text,
    ownText: text === own ? null : own,
  }));
}
