import { and, count, eq, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { Paging } from '#contract/core/values.ts';
import type { listOwnAnswers, listOwnQuestions } from '#contract/questions/shopper-own.ts';
import { answersShown } from '#contract/questions/values.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { questionColumns, questionValue, topAnswers } from './post-row-queries.ts';
import { questionAnswers, questions } from './tables.ts';

const productColumns = (locale: Locale) => ({
  productId: products.id,
  productName: textIn(products.name, locale),
  picture: pictureColumns,
});

/** What an account has asked, hidden questions included and marked. */
export async function listOwnQuestionsOf(
  accountId: number,
  { page, limit }: Paging,
  locale: Locale,
): Promise<OutputOf<typeof listOwnQuestions>> {
  const where = eq(questions.accountId, accountId);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        question: { ...questionColumns, answers: topAnswers(answersShown) },
        hiddenAt: questions.hiddenAt,
        canDelete: sql<boolean>`not exists (select from ${questionAnswers} a where a.question_id = ${questions}.id)`,
        ...productColumns(locale),
      })
      .from(questions)
      .innerJoin(products, eq(products.id, questions.productId))
      .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
      .where(where)
      .orderBy(highestFirst(questions.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(questions).where(where),
  ]);
  const list = rows.map(({ question, hiddenAt, picture, ...rest }) => {
    const { nickname: _, ...value } = questionValue(question, locale);
    return { ...value, ...rest, image: pictureValue(picture), isHidden: hiddenAt !== null };
  });
  return { list, total: counted?.total ?? 0, page, limit };
}

/** What an account has answered as a buyer. */
export async function listOwnAnswersOf(
  accountId: number,
  { page, limit }: Paging,
  locale: Locale,
): Promise<OutputOf<typeof listOwnAnswers>> {
  const where = and(eq(questionAnswers.accountId, accountId), eq(questionAnswers.isShop, false));
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: questionAnswers.id,
        text: questionAnswers.text,
        helpful: questionAnswers.helpfulCount,
        createdAt: questionAnswers.createdAt,
        isHidden: sql<boolean>`${questionAnswers.hiddenAt} is not null`,
        question: questions.text,
        ...productColumns(locale),
      })
      .from(questionAnswers)
      .innerJoin(questions, eq(questions.id, questionAnswers.questionId))
      .innerJoin(products, eq(products.id, questions.productId))
      .innerJoin(pictures, eq(pictures.hash, products.pictureHash))
      .where(where)
      .orderBy(highestFirst(questionAnswers.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(questionAnswers).where(where),
  ]);
  const list = rows.map(({ createdAt, picture, ...rest }) => ({
    ...rest,
    createTime: createdAt.toISOString(),
    image: pictureValue(picture),
  }));
  return { list, total: counted?.total ?? 0, page, limit };
}
