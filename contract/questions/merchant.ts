import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { reportStates } from '#contract/reviews/merchant.ts';
import { REPORT_NOTE_MAX, reportReasons } from '#contract/reviews/shopper.ts';
import { Answer, AnswerWords, PostKind, QUESTION_ANSWER_MAX, Question } from './values.ts';

// How shops answer questions about their products, and report what does not belong there.

const moderated = {
  isHidden: z.boolean().describe('By the platform'),
  report: z.enum(reportStates).nullable().describe('What became of the shop’s own report of it; null without one'),
};

export const buyersAnswersShown = 5;

export const ShopQuestion = z.object({
  ...Question.omit({ answers: true }).shape,
  ...moderated,
  productId: Id,
  productName: z.string(),
  ownAnswer: z
    .object({ ...Answer.omit({ nickname: true, isShop: true }).shape, isHidden: z.boolean() })
    .nullable()
    .describe('The shop’s'),
  answers: z
    .array(z.object({ ...Answer.omit({ isShop: true }).shape, ...moderated }))
    .max(buyersAnswersShown)
    .describe('Of buyers, the most helpful ones'),
});
export type ShopQuestion = z.infer<typeof ShopQuestion>;

/** Counting stops here: so many are at least that many. */
export const questionsCountMax = 10_000;

export const listShopQuestions = call({
  method: 'GET',
  path: '/api/merchant/questions',
  who: 'merchant',
  scope: 'reviews',
  summary:
    'Lists questions about products of the caller’s shop: those that it has not answered first, then the newest. `total` counts no further than 10,000',
  input: z.object({
    answered: z.enum(['all', 'yes', 'no']).default('all').describe('By the shop'),
    productId: filterOf(Id).describe('Of this product alone'),
    words: z.string().trim().max(64).default('').describe('In the question, among the newest 10,000'),
    ...Paging.shape,
  }),
  output: pageOf(ShopQuestion),
  refuses: ['not_signed_in', 'not_allowed'],
});

export const answerShopQuestion = call({
  method: 'POST',
  path: '/api/merchant/questions/answer',
  who: 'merchant',
  scope: 'reviews',
  summary:
    'Answers a question about a product of the caller’s shop; a new answer replaces the one that its writer has seen, unless a colleague has changed that since',
  input: z.object({
    id: Id,
    text: AnswerWords,
    replaces: z
      .string()
      .max(QUESTION_ANSWER_MAX)
      .nullable()
      .default(null)
      .describe('The present answer; null without one')
      .meta({ examples: [null] }),
  }),
  output: done,
  refuses: [
    'bad_input',
    'not_signed_in',
    'not_allowed',
    'question_not_found',
    'answer_hidden',
    'address_in_text',
    'changed_meanwhile',
  ],
});

export const reportShopPost = call({
  method: 'POST',
  path: '/api/merchant/questions/report',
  who: 'merchant',
  scope: 'reviews',
  summary:
    'Reports a question about a product of the caller’s shop, or a buyer’s answer to one, to the platform. Once: what the platform has decided stays',
  input: z.object({
    kind: PostKind,
    id: Id,
    reason: z.enum(reportReasons),
    note: z.string().trim().max(REPORT_NOTE_MAX).default(''),
  }),
  output: done,
  refuses: [
    'bad_input',
    'not_signed_in',
    'not_allowed',
    'question_not_found',
    'answer_not_found',
    'own_post',
    'post_reported',
  ],
});
