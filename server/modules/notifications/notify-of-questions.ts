import type { Transaction } from '#server/database/connection.ts';
import { maskedName } from '#server/modules/reviews/index.ts';
import { consoleLink, mailLink } from './mail-links.ts';
import { buttonBlock, productFacts } from './mail-words.ts';
import { notify } from './notify.ts';
import { notifyPeople } from './notify-people.ts';
import { findAnswer, findQuestion } from './question-queries.ts';

/** Notifies everyone who answers for a shop of a question about one of its products. */
export async function notifyShopOfQuestion(tx: Transaction, questionId: number): Promise<void> {
  const question = await findQuestion(tx, questionId);
  if (!question) return;
  const { shopId, nickname, text, product } = question;
  await notifyPeople(tx, shopId, ({ locale }) => ({
    kind: 'shopQuestion',
    cause: String(questionId),
    link: '/questions',
    values: { product: productFacts([{ name: product }]).product, buyer: maskedName(nickname) },
    blocks: [
      { block: 'quote', text },
      buttonBlock(locale, 'answerQuestion', consoleLink(locale, shopId, '/questions')),
    ],
  }));
}

/** Notifies whoever has asked of an answer, unless it is their own. */
export async function notifyOfAnswer(tx: Transaction, answerId: number): Promise<void> {
  const answer = await findAnswer(tx, answerId);
  if (!answer || answer.askedBy === answer.answeredBy) return;
  const { reader, question, product, isShop, text, productId } = answer;
  const { locale } = reader;
  const link = `/goods_detail/${productId}#questions`;
  await notify(tx, reader, {
    kind: 'questionAnswered',
    cause: String(answerId),
    link,
    values: { product: productFacts([{ name: product }]).product, question, by: isShop ? 'shop' : 'buyer' },
    blocks: [{ block: 'quote', text }, buttonBlock(locale, 'readAnswers', mailLink(locale, link))],
  });
}
