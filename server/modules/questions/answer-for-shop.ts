import { and, eq, isNull, sql } from 'drizzle-orm';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { Actor } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { questionAnswered } from './events.ts';
import { lockShopsAnswer, lockShownQuestion } from './lock-queries.ts';
import { assertNoAddress } from './plain-text.ts';
import { questionAnswers, questions } from './tables.ts';

type Answer = { id: number; text: string; replaces: string | null };

/** Answers a question about a product of the caller's shop. A new answer replaces the one that its writer has seen, and no other. */
export function answerForShop(actor: Actor, { id, text, replaces }: Answer): Promise<null> {
  return transaction(async (tx) => {
    assertNoAddress(text);
    if (replaces !== null) await lockShopsAnswer(tx, id);
    const { productId } = await lockShownQuestion(tx, id, actor.shopId);
    if (replaces === null) await addAnswer(tx, actor, id, text);
    else await changeAnswer(tx, id, text, replaces);
    await logAct(tx, actor, 'question_answered', String(id), text);
    await invalidateCache(tx, `questions:${productId}`);
    return null;
  });
}

async function addAnswer(tx: Transaction, { accountId }: Actor, questionId: number, text: string): Promise<void> {
  const [answer] = await tx
    .insert(questionAnswers)
    .values({ questionId, isShop: true, accountId, nickname: '', text, createdAt: mallNow })
    .onConflictDoNothing()
    .returning({ id: questionAnswers.id });
  if (!answer) throw await whyNot(tx, questionId);
  await tx
    .update(questions)
    .set({ answerCount: sql`${questions.answerCount} + 1`, isShopAnswered: true })
    .where(eq(questions.id, questionId));
  await publish(tx, questionAnswered, { answerId: answer.id });
}

async function changeAnswer(tx: Transaction, questionId: number, text: string, replaces: string): Promise<void> {
  const changed = await tx
    .update(questionAnswers)
    .set({ text })
    .where(
      and(
        eq(questionAnswers.questionId, questionId),
        eq(questionAnswers.isShop, true),
        eq(questionAnswers.text, replaces),
        isNull(questionAnswers.hiddenAt),
      ),
    )
    .returning({ id: questionAnswers.id });
  if (changed.length === 0) throw await whyNot(tx, questionId);
}

async function whyNot(tx: Transaction, questionId: number): Promise<Refusal> {
  const [present] = await tx
    .select({ hiddenAt: questionAnswers.hiddenAt })
    .from(questionAnswers)
    .where(and(eq(questionAnswers.questionId, questionId), eq(questionAnswers.isShop, true)));
  return present?.hiddenAt ? new Refusal('answer_hidden') : new Refusal('changed_meanwhile', { known: 'no', by: '' });
}
