import type { Transaction } from '#server/database/connection.ts';
import { mailPart } from '#server/http/translations.ts';
import { chatLink } from '#server/modules/chat/index.ts';
import { findAnswer } from './chat-queries.ts';
import { nameFact } from './facts.ts';
import { mailLink } from './mail-links.ts';
import { buttonBlock } from './mail-words.ts';
import { notify } from './notify.ts';

/** Notifies a shopper of the answer to what they asked while nobody was at the desk. */
export async function notifyOfChatAnswer(
  tx: Transaction,
  { chatId, number }: { chatId: number; number: number },
): Promise<void> {
  const answer = await findAnswer(tx, chatId, number);
  if (!answer) return; // deleted with the account meanwhile
  const { reader, shopName, text } = answer;
  const { locale } = reader;
  const link = await chatLink(tx, chatId, reader.userType === 'visitor');
  await notify(tx, reader, {
    kind: 'chatAnswered',
    cause: `${chatId}/${number}`,
    link: `/?chat=${chatId}`,
    values: { shop: shopName ? nameFact(shopName) : mailPart(locale, 'chatDesk', {}) },
    blocks: [
      { block: 'quote', text: text || mailPart(locale, 'chatPicture', {}) },
      buttonBlock(locale, 'openChat', mailLink(locale, link)),
    ],
  });
}
