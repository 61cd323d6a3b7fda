import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PostKind } from '#contract/questions/values.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findLastAct, type LoggedOperator, logOperatorAct } from '#server/modules/operators/index.ts';
import { missing } from './report-post.ts';
import { hasOpenReports, isAbout, lockPost } from './reported-queries.ts';
import { postReports, questionAnswers, questions } from './tables.ts';

type Verdict = { kind: PostKind; id: number; verdict: 'hide' | 'keep'; reason?: string; isOpen?: boolean };

/** Hides a question or an answer, or keeps or restores it, and closes its reports. What is hidden counts nowhere. */
export function settleReports(
  by: LoggedOperator,
  { kind, id, verdict, reason = '', isOpen = false }: Verdict,
): Promise<null> {
  return transaction(async (tx) => {
    const post = await lockPost(tx, kind, id);
    if (!post) throw new Refusal(missing[kind]);
    if (isOpen && !(await hasOpenReports(tx, kind, id))) {
      const last = await findLastAct(tx, [`${kind}_hidden`, `${kind}_kept`], String(id));
      throw new Refusal('post_settled', { known: last ? 'yes' : 'no', name: last?.by ?? '' });
    }
    const isHiding = verdict === 'hide';
    if (kind === 'question') await showQuestion(tx, id, !isHiding);
    else await showAnswer(tx, id, !isHiding);
    await tx
      .update(postReports)
      .set({ settledAt: mallNow, isUpheld: isHiding })
      .where(and(isAbout(kind, id), isNull(postReports.settledAt)));
    const logged = {
      subject: String(id),
      before: { isHidden: post.isHidden },
      after: { isHidden: isHiding },
      reason,
    };
    if (kind === 'question')
      await logOperatorAct(tx, by, { act: isHiding ? 'question_hidden' : 'question_kept', ...logged });
    else await logOperatorAct(tx, by, { act: isHiding ? 'answer_hidden' : 'answer_kept', ...logged });
    await invalidateCache(tx, `questions:${post.productId}`);
    return null;
  });
}

async function showQuestion(tx: Transaction, id: number, isShown: boolean): Promise<void> {
  await tx
    .update(questions)
    .set({ hiddenAt: isShown ? null : mallNow })
    .where(and(eq(questions.id, id), isShown ? isNotNull(questions.hiddenAt) : isNull(questions.hiddenAt)));
}

/** Once, however often it is asked for: only what was hidden is counted again, and the other way round. */
async function showAnswer(tx: Transaction, id: number, isShown: boolean): Promise<void> {
  const { hiddenAt, questionId, helpfulCount } = questionAnswers;
  const [changed] = await tx
    .update(questionAnswers)
    .set({ hiddenAt: isShown ? null : mallNow })
    .where(and(eq(questionAnswers.id, id), isShown ? isNotNull(hiddenAt) : isNull(hiddenAt)))
    .returning({ questionId, helpful: helpfulCount });
  if (!changed) return;
  const sign = isShown ? 1 : -1;
  await tx
    .update(questions)
    .set({
      answerCount: sql`${questions.answerCount} + ${sign}`,
      helpfulCount: sql`${questions.helpfulCount} + ${sign * changed.helpful}`,
    })
    .where(eq(questions.id, changed.questionId));
}
