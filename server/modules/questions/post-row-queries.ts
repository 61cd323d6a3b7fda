import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contract/core/languages.ts';
import type { Answer, Question } from '#contract/questions/values.ts';
import { formerCustomerText } from '#server/http/translations.ts';
import { maskedName } from '#server/modules/reviews/index.ts';
import { questionAnswers, questions } from './tables.ts';

/** How readers see who has written: first and last letter, or a former customer. */
export const shownName = (nickname: string, locale: Locale): string =>
  nickname === '' ? formerCustomerText(locale) : maskedName(nickname);

export const questionColumns = {
  id: questions.id,
  nickname: questions.nickname,
  text: questions.text,
  createdAt: questions.createdAt,
  answerCount: questions.answerCount,
};

/** Most helpful first; of two that are as helpful, the shop's. */
export const mostHelpful = sql`helpful_count desc, is_shop desc, id`;

/** Of a selected question its most helpful answers, as values that need no other row. */
export const topAnswers = (limit: number, which: SQL = sql`hidden_at is null`) =>
  sql<AnswerRow[]>`coalesce((
    select json_agg(json_build_object('id', id, 'isShop', is_shop, 'nickname', nickname, 'text', text, 'helpful', helpful_count,
      'createdAt', created_at, 'isHidden', hidden_at is not null) order by ${mostHelpful})
    from (select * from ${questionAnswers} a where a.question_id = ${questions}.id and ${which} order by ${mostHelpful} limit ${limit}) top
  ), '[]')`;

export type AnswerRow = {
  id: number;
  isShop: boolean;
  nickname: string;
  text: string;
  helpful: number;
  createdAt: string | Date;
  isHidden: boolean;
};

type QuestionRow = {
  id: number;
  nickname: string;
  text: string;
  createdAt: Date;
  answerCount: number;
  answers: AnswerRow[];
};

export const answerValue = (row: Omit<AnswerRow, 'isHidden'>, locale: Locale): Answer => ({
  id: row.id,
  isShop: row.isShop,
  nickname: row.isShop ? '' : shownName(row.nickname, locale),
  text: row.text,
  createTime: new Date(row.createdAt).toISOString(),
  helpful: row.helpful,
});

export const questionValue = (row: QuestionRow, locale: Locale): Question => ({
  id: row.id,
  nickname: shownName(row.nickname, locale),
  text: row.text,
  createTime: row.createdAt.toISOString(),
  answerCount: row.answerCount,
  answers: row.answers.map((answer) => answerValue(answer, locale)),
});
