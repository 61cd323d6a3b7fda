import { and, eq } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { questionAnswers, questions } from './tables.ts';

/** Deletes a question of the account that nobody has answered. Who answers it at the same time comes before or after. */
export function deleteQuestion(accountId: number, id: number): Promise<null> {
  return transaction(async (tx) => {
    const [question] = await tx
      .select({ productId: questions.productId })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.accountId, accountId)))
      .for('update');
    if (!question) throw new Refusal('question_not_found');
    const [answer] = await tx
      .select({ id: questionAnswers.id })
      .from(questionAnswers)
      .where(eq(questionAnswers.questionId, id))
      .limit(1);
    if (answer) throw new Refusal('question_answered');
    await tx.delete(questions).where(eq(questions.id, id));
    await invalidateCache(tx, `questions:${question.productId}`);
    return null;
  });
}
