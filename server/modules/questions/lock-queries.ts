import { and, eq, isNull } from 'drizzle-orm';
import type { PostKind } from '#contract/questions/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { questionAnswers, questions } from './tables.ts';

// Rows are locked in this order: an answer, its question, reports.

/** A visible question, or one about a product of this shop, locked until the transaction ends: nobody deletes it meanwhile. */
export async function lockShownQuestion(tx: Transaction, id: number, shopId?: number) {
  const [question] = await tx
    .select({ productId: questions.productId })
    .from(questions)
    .where(
      and(
        eq(questions.id, id),
        isNull(questions.hiddenAt),
        shopId === undefined ? undefined : eq(questions.shopId, shopId),
      ),
    )
    .for('no key update');
  if (!question) throw new Refusal('question_not_found');
  return question;
}

/** The shop's answer to a question, locked until the transaction ends, if there is one. */
export async function lockShopsAnswer(tx: Transaction, questionId: number): Promise<void> {
  await tx
    .select({ id: questionAnswers.id })
    .from(questionAnswers)
    .where(and(eq(questionAnswers.questionId, questionId), eq(questionAnswers.isShop, true)))
    .for('no key update');
}

/** A visible answer to a visible question. */
export async function findShownAnswer(tx: Transaction, id: number) {
  const [answer] = await tx
    .select({
      questionId: questionAnswers.questionId,
      writtenBy: questionAnswers.accountId,
      isShop: questionAnswers.isShop,
      helpful: questionAnswers.helpfulCount,
      productId: questions.productId,
      shopId: questions.shopId,
    })
    .from(questionAnswers)
    .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
    .where(and(eq(questionAnswers.id, id), isNull(questionAnswers.hiddenAt), isNull(questions.hiddenAt)));
  if (!answer) throw new Refusal('answer_not_found');
  return answer;
}

/** A visible question, which nobody deletes until the transaction ends. */
async function keepShownQuestion(tx: Transaction, id: number) {
  const [question] = await tx
    .select({ writtenBy: questions.accountId, shopId: questions.shopId })
    .from(questions)
    .where(and(eq(questions.id, id), isNull(questions.hiddenAt)))
    .for('key share');
  if (!question) throw new Refusal('question_not_found');
  return { ...question, isShop: false };
}

/** A visible question or answer that is to be reported. */
export const findShownPost = (tx: Transaction, kind: PostKind, id: number) =>
  kind === 'question' ? keepShownQuestion(tx, id) : findShownAnswer(tx, id);
