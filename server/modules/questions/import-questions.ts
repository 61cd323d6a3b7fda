import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { questionAnswers, questions } from './tables.ts';

export type NewQuestion = Pick<
  typeof questions.$inferInsert,
  'productId' | 'shopId' | 'nickname' | 'text' | 'createdAt'
> & {
  answers: Pick<typeof questionAnswers.$inferInsert, 'isShop' | 'nickname' | 'text' | 'helpfulCount' | 'createdAt'>[];
};

/** Imports questions with their answers, many at once. */
export async function importQuestions(tx: Transaction, asked: readonly NewQuestion[]): Promise<void> {
  const batchSize = 1_000; // PostgreSQL takes 65,535 parameters in one statement
  for (let start = 0; start < asked.length; start += batchSize) {
    const batch = asked.slice(start, start + batchSize);
    const ids = await tx
      .insert(questions)
      .values(
        batch.map(({ answers, ...question }) => ({
          ...question,
          answerCount: answers.length,
          helpfulCount: answers.reduce((sum, { helpfulCount = 0 }) => sum + helpfulCount, 0),
          isShopAnswered: answers.some(({ isShop }) => isShop),
        })),
      )
      .returning({ id: questions.id });
    const answers = batch.flatMap((question, at) =>
      question.answers.map((answer) => ({ ...answer, questionId: ids[at]?.id ?? 0 })),
    );
    if (answers.length > 0) await tx.insert(questionAnswers).values(answers);
  }
  const productIds = new Set(asked.map(({ productId }) => productId));
  await invalidateCache(tx, ...[...productIds].map((id) => `questions:${id}` as const));
}
