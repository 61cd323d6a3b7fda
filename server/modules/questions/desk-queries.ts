import { and, count, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { buyersAnswersShown, type listShopQuestions, questionsCountMax } from '#contract/questions/merchant.ts';
import type { reportStates } from '#contract/reviews/merchant.ts';
import { database } from '#server/database/connection.ts';
import { highestFirst } from '#server/database/highest-first.ts';
import { textIn } from '#server/database/localized-text.ts';
import { containing } from '#server/database/wildcards.ts';
import { products } from '#server/modules/catalogue/tables.ts';
import { answerValue, questionColumns, questionValue, topAnswers } from './post-row-queries.ts';
import { postReports, questions } from './tables.ts';

type Filters = z.output<(typeof listShopQuestions)['input']>;
type ReportState = (typeof reportStates)[number];

const isShops = sql`is_shop`;

/** Questions about products of the shop, what it has not answered first; hidden ones included and marked. */
export async function listQuestionsOfShop(
  shopId: number,
  { answered, productId, words, page, limit }: Filters,
  locale: Locale,
): Promise<OutputOf<typeof listShopQuestions>> {
  const isAsked = and(
    eq(questions.shopId, shopId),
    productId === undefined ? undefined : eq(questions.productId, productId),
    answered === 'all' ? undefined : eq(questions.isShopAnswered, answered === 'yes'),
    // Nobody has to answer what the platform has hidden.
    answered === 'no' ? sql`${questions.hiddenAt} is null` : undefined,
  );
  const where = words ? isAbout(words, isAsked) : isAsked;
  const [rows, [counted]] = await Promise.all([
    database()
      .select({
        question: {
          ...questionColumns,
          answers: topAnswers(buyersAnswersShown, sql`not is_shop`),
        },
        own: topAnswers(1, isShops),
        hiddenAt: questions.hiddenAt,
        productId: questions.productId,
        productName: textIn(products.name, locale),
      })
      .from(questions)
      .innerJoin(products, eq(products.id, questions.productId))
      .where(where)
      .orderBy(questions.isShopAnswered, highestFirst(questions.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database().select({ id: questions.id }).from(questions).where(where).limit(questionsCountMax).as('counted'),
      ),
  ]);
  const reportOf = await readReports(
    shopId,
    rows.map(({ question }) => question.id),
    rows.flatMap(({ question }) => question.answers.map(({ id }) => id)),
  );
  const list = rows.map(({ question, own: [own], hiddenAt, ...product }) => {
    const { answers: _, ...value } = questionValue(question, locale);
    return {
      ...value,
      ...product,
      isHidden: hiddenAt !== null,
      report: reportOf('question', question.id),
      ownAnswer: own ? { ...withoutName(answerValue(own, locale)), isHidden: own.isHidden } : null,
      answers: question.answers.map((answer) => {
        const { isShop: __, ...shown } = answerValue(answer, locale);
        return { ...shown, isHidden: answer.isHidden, report: reportOf('answer', answer.id) };
      }),
    };
  });
  return { list, total: counted?.total ?? 0, page, limit };
}

function withoutName({ id, text, createTime, helpful }: ReturnType<typeof answerValue>) {
  return { id, text, createTime, helpful };
}

/** Words are looked for in the newest questions, as many as are counted. */
function isAbout(words: string, isAsked: SQL | undefined): SQL {
  const newest = database()
    .select({ id: questions.id, text: questions.text })
    .from(questions)
    .where(isAsked)
    .orderBy(highestFirst(questions.id))
    .limit(questionsCountMax)
    .as('newest');
  return inArray(
    questions.id,
    database()
      .select({ id: newest.id })
      .from(newest)
      .where(ilike(newest.text, containing(words))),
  );
}

/** What became of the shop's reports of these. */
async function readReports(shopId: number, questionIds: number[], answerIds: number[]) {
  const rows = await database()
    .select({ questionId: postReports.questionId, answerId: postReports.answerId, isUpheld: postReports.isUpheld })
    .from(postReports)
    .where(
      and(
        eq(postReports.shopId, shopId),
        sql`(${inArray(postReports.questionId, questionIds)} or ${inArray(postReports.answerId, answerIds)})`,
      ),
    );
  return (kind: 'question' | 'answer', id: number): ReportState | null => {
    const found = rows.find(({ questionId, answerId }) => (kind === 'question' ? questionId : answerId) === id);
    if (!found) return null;
    return found.isUpheld === null ? 'open' : found.isUpheld ? 'hidden' : 'stands';
  };
}
