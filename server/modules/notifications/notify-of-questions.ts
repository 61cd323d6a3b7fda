import type { Transaction } from '#server/database/connection.ts';
import { maskedName } from '#server/modules/reviews/index.ts';
import { consoleLink, mailLink } from './mail-links.ts';
import { buttonBlock, productWords } from './mail-words.ts';
import { notify } from './notify.ts';
import { findAnswer, findQuestion } from './question-queries.ts';
import { listShopReaders } from './reader-queries.ts';

/** Notifies everyone who answers for a shop of a question about one of its products. */
export async function notifyShopOfQuestion(tx: Transaction, questionId: number): Promise<void> {
  const question = await findQuestion(tx, questionId);
  if (!question) return;
  const { shopId, nickname, text, product } = question;
  for (const reader of await listShopReaders(tx, shopId, 'reviews')) {
    const { locale } = reader;
    await notify(tx, reader, {
      kind: 'shopQuestion',
      cause: String(questionId),
      values: { product: productWords(locale, [{ name: product }]).product, buyer: maskedName(nickname) },
      blocks: [
        { block: 'quote', text },
        buttonBlock(locale, 'answerQuestion', consoleLink(locale, shopId, '/questions')),
      ],
    });
  }
}

/** Notifies whoever has asked of an answer, unless it is their own. */
export async function notifyOfAnswer(tx: Transaction, answerId: number): Promise<void> {
  const answer = await findAnswer(tx, answerId);
  if (!answer || answer.askedBy === answer.answeredBy) return;
  const { reader, question, product, isShop, text, productId } = answer;
  const { locale } = reader;
  await notify(tx, reader, {
    kind: 'questionAnswered',
    cause: String(answerId),
    values: { product: productWords(locale, [{ name: product }]).product, question, by: isShop ? 'shop' : 'buyer' },
    blocks: [
      { block: 'quote', text },
      buttonBlock(locale, 'readAnswers', mailLink(locale, `/goods_detail/${productId}#questions`)),
    ],
  });
}
