import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Answer } from '#contract/questions/values.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findAuthor, hasBought } from './author-queries.ts';
import { questionAnswered } from './events.ts';
import { lockShownQuestion } from './lock-queries.ts';
import { assertNoAddress } from './plain-text.ts';
import { answerValue } from './post-row-queries.ts';
import { questionAnswers, questions } from './tables.ts';

/** Answers a question as someone who has bought the product, once. */
export async function answerQuestion(
  accountId: number,
  { id, text }: { id: number; text: string },
  locale: Locale,
): Promise<Answer> {
  await countTry('answerQuestion', String(accountId));
  return transaction(async (tx) => {
    const { nickname } = await findAuthor(tx, accountId);
    assertNoAddress(text);
    const question = await lockShownQuestion(tx, id);
    if (!(await hasBought(tx, accountId, question.productId))) throw new Refusal('not_bought');
    const [answer] = await tx
      .insert(questionAnswers)
      .values({ questionId: id, isShop: false, accountId, nickname, text, createdAt: mallNow })
      .onConflictDoNothing()
      .returning({ id: questionAnswers.id, createdAt: questionAnswers.createdAt });
    if (!answer) throw new Refusal('already_answered');
    await tx
      .update(questions)
      .set({ answerCount: sql`${questions.answerCount} + 1` })
      .where(eq(questions.id, id));
    await publish(tx, questionAnswered, { answerId: answer.id });
    await invalidateCache(tx, `questions:${question.productId}`);
    return answerValue({ ...answer, isShop: false, nickname, text, helpful: 0 }, locale);
  });
}
