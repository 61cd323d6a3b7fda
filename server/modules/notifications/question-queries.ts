import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import { questionAnswers, questions } from '#server/modules/questions/tables.ts';
import { readerColumns } from './reader-queries.ts';

/** A visible question with its product; null when it was deleted or hidden meanwhile. */
export async function findQuestion(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ shopId: questions.shopId, nickname: questions.nickname, text: questions.text, product: products.name })
    .from(questions)
    .innerJoin(products, eq(products.id, questions.productId))
    .where(and(eq(questions.id, id), isNull(questions.hiddenAt)));
  return row ?? null;
}

/** A visible answer, with its question and whoever asked it. */
export async function findAnswer(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      answeredBy: questionAnswers.accountId,
      isShop: questionAnswers.isShop,
      text: questionAnswers.text,
      askedBy: questions.accountId,
      question: questions.text,
      productId: questions.productId,
      product: products.name,
      reader: readerColumns,
    })
    .from(questionAnswers)
    .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
    .innerJoin(products, eq(products.id, questions.productId))
    .innerJoin(accounts, and(eq(accounts.id, questions.accountId), isNull(accounts.disabledAt)))
    .where(and(eq(questionAnswers.id, id), isNull(questionAnswers.hiddenAt), isNull(questions.hiddenAt)));
  return row ?? null;
}
