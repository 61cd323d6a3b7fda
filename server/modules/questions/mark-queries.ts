import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { listMyPostMarks } from '#contract/questions/shopper.ts';
import { database } from '#server/database/connection.ts';
import { hasBought } from './author-queries.ts';
import { answerVotes, postReports, questionAnswers, questions } from './tables.ts';

type Input = z.output<(typeof listMyPostMarks)['input']>;

const idsOf = (rows: { id: number | null }[]) => rows.flatMap(({ id }) => (id === null ? [] : [id]));

/** An account's marks on these questions and answers: the pages that show them are the same for everyone. */
export async function listMarks(
  accountId: number,
  { productId, questionIds, answerIds }: Input,
): Promise<OutputOf<typeof listMyPostMarks>> {
  const isReader = and(eq(postReports.accountId, accountId), isNull(postReports.shopId));
  const [bought, answered, helpful, ownQuestions, ownAnswers, reportedQuestions, reportedAnswers] = await Promise.all([
    hasBought(database(), accountId, productId),
    database()
      .select({ id: questionAnswers.questionId })
      .from(questionAnswers)
      .where(
        and(
          eq(questionAnswers.accountId, accountId),
          eq(questionAnswers.isShop, false),
          inArray(questionAnswers.questionId, questionIds),
        ),
      )
      .orderBy(asc(questionAnswers.questionId)),
    database()
      .select({ id: answerVotes.answerId })
      .from(answerVotes)
      .where(and(eq(answerVotes.accountId, accountId), inArray(answerVotes.answerId, answerIds)))
      .orderBy(asc(answerVotes.answerId)),
    database()
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.accountId, accountId), inArray(questions.id, questionIds)))
      .orderBy(asc(questions.id)),
    database()
      .select({ id: questionAnswers.id })
      .from(questionAnswers)
      .where(and(eq(questionAnswers.accountId, accountId), inArray(questionAnswers.id, answerIds)))
      .orderBy(asc(questionAnswers.id)),
    database()
      .select({ id: postReports.questionId })
      .from(postReports)
      .where(and(isReader, inArray(postReports.questionId, questionIds)))
      .orderBy(asc(postReports.questionId)),
    database()
      .select({ id: postReports.answerId })
      .from(postReports)
      .where(and(isReader, inArray(postReports.answerId, answerIds)))
      .orderBy(asc(postReports.answerId)),
  ]);
  return {
    hasBought: bought,
    answeredIds: idsOf(answered),
    helpfulIds: idsOf(helpful),
    ownQuestionIds: idsOf(ownQuestions),
    ownAnswerIds: idsOf(ownAnswers),
    reportedQuestionIds: idsOf(reportedQuestions),
    reportedAnswerIds: idsOf(reportedAnswers),
  };
}
