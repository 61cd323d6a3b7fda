import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findAuthor } from './author-queries.ts';
import { findShownAnswer } from './lock-queries.ts';
import { answerVotes, questionAnswers, questions } from './tables.ts';

type Input = { id: number; isHelpful: boolean };

/** Marks an answer as helpful, or removes the mark, and returns the number of marks. Repeating it changes nothing. */
export function markHelpful(accountId: number, { id, isHelpful }: Input): Promise<{ helpful: number }> {
  return transaction(async (tx) => {
    await findAuthor(tx, accountId);
    const { questionId, productId, helpful, writtenBy } = await findShownAnswer(tx, id);
    if (writtenBy === accountId) throw new Refusal('own_post');
    const hasChanged = isHelpful ? await vote(tx, accountId, id) : await takeBack(tx, accountId, id);
    if (!hasChanged) return { helpful };
    const by = isHelpful ? 1 : -1;
    const [counted] = await tx
      .update(questionAnswers)
      .set({ helpfulCount: sql`${questionAnswers.helpfulCount} + ${by}` })
      .where(and(eq(questionAnswers.id, id), isNull(questionAnswers.hiddenAt))) // the platform may just have hidden it
      .returning({ helpful: questionAnswers.helpfulCount });
    if (!counted) throw new Refusal('answer_not_found');
    await tx
      .update(questions)
      .set({ helpfulCount: sql`${questions.helpfulCount} + ${by}` })
      .where(eq(questions.id, questionId));
    await invalidateCache(tx, `questions:${productId}`);
    return counted;
  });
}

async function vote(tx: Transaction, accountId: number, answerId: number): Promise<boolean> {
  const added = await tx
    .insert(answerVotes)
    .values({ answerId, accountId })
    .onConflictDoNothing()
    .returning({ id: answerVotes.answerId });
  return added.length > 0;
}

async function takeBack(tx: Transaction, accountId: number, answerId: number): Promise<boolean> {
  const gone = await tx
    .delete(answerVotes)
    .where(and(eq(answerVotes.answerId, answerId), eq(answerVotes.accountId, accountId)))
    .returning({ id: answerVotes.answerId });
  return gone.length > 0;
}
