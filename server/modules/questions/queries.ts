import { and, count, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { listAnswers, listQuestions } from '#contract/questions/shopper.ts';
import { answersShown } from '#contract/questions/values.ts';
import { type Asker, database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { containing } from '#server/database/wildcards.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { answerValue, questionColumns, questionValue, topAnswers } from './post-row-queries.ts';
import { questionAnswers, questions } from './tables.ts';

type Input = z.output<(typeof listQuestions)['input']>;

const newest = highestFirst(questions.id);
const orders: Record<Input['sort'], SQL[]> = {
  helpful: [sql`${questions.answerCount} > 0 desc`, highestFirst(questions.helpfulCount), newest],
  newest: [newest],
};

/** The visible questions of a product, page by page. */
export async function listQuestionsOf(
  { id, words, sort, page, limit }: Input,
  locale: Locale,
): Promise<OutputOf<typeof listQuestions>> {
  const isAbout = words === '' ? undefined : or(ilike(questions.text, containing(words)), isAnsweredWith(words));
  const where = and(eq(questions.productId, id), isNull(questions.hiddenAt), isAbout);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({ ...questionColumns, answers: topAnswers(answersShown) })
      .from(questions)
      .where(where)
      .orderBy(...orders[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(questions).where(where),
  ]);
  return { list: rows.map((row) => questionValue(row, locale)), total: counted?.total ?? 0, page, limit };
}

const isAnsweredWith = (words: string) =>
  sql`exists (select from ${questionAnswers} a
    where a.question_id = ${questions}.id and a.hidden_at is null and a.text ilike ${containing(words)})`;

/** The visible answers to a visible question of a product. */
export async function listAnswersTo(
  { id, questionId, page, limit }: z.output<(typeof listAnswers)['input']>,
  locale: Locale,
): Promise<OutputOf<typeof listAnswers>> {
  const where = and(
    eq(questionAnswers.questionId, questionId),
    isNull(questionAnswers.hiddenAt),
    eq(questions.productId, id),
    isNull(questions.hiddenAt),
  );
  const isOf = eq(questions.id, questionAnswers.questionId);
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        id: questionAnswers.id,
        isShop: questionAnswers.isShop,
        nickname: questionAnswers.nickname,
        text: questionAnswers.text,
        helpful: questionAnswers.helpfulCount,
        createdAt: questionAnswers.createdAt,
      })
      .from(questionAnswers)
      .innerJoin(questions, isOf)
      .where(where)
      .orderBy(highestFirst(questionAnswers.helpfulCount), highestFirst(questionAnswers.isShop), questionAnswers.id)
      .limit(limit)
      .offset((page - 1) * limit),
    database().select({ total: count() }).from(questionAnswers).innerJoin(questions, isOf).where(where),
  ]);
  return { list: rows.map((row) => answerValue(row, locale)), total: counted?.total ?? 0, page, limit };
}

/** The shop of a product on sale; null for any other. */
export async function findShopOnSale(tx: Asker, productId: number): Promise<number | null> {
  const [product] = await tx
    .select({ shopId: products.shopId })
    .from(products)
    .where(and(eq(products.id, productId), products.isOnSale));
  return product?.shopId ?? null;
}
