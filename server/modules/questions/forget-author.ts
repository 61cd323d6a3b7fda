import { and, eq, inArray } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import type { Transaction } from '#server/database/connection.ts';
import { questionAnswers, questions } from './tables.ts';

/** Takes the name out of what an account has asked and answered, which stays: readers see a former customer. */
export async function forgetAsker(tx: Transaction, accountId: number): Promise<void> {
  const answered = await tx
    .update(questionAnswers)
    .set({ nickname: '' })
    .where(and(eq(questionAnswers.accountId, accountId), eq(questionAnswers.isShop, false)))
    .returning({ questionId: questionAnswers.questionId });
  const asked = await tx
    .update(questions)
    .set({ nickname: '' })
    .where(eq(questions.accountId, accountId))
    .returning({ productId: questions.productId });
  const ids = [...new Set(answered.map(({ questionId }) => questionId))];
  const around = await tx.select({ productId: questions.productId }).from(questions).where(inArray(questions.id, ids));
  const productIds = new Set([...asked, ...around].map(({ productId }) => productId));
  await invalidateCache(tx, ...[...productIds].map((id) => `questions:${id}` as const));
}
