import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, idList, Paging, pageLimitMax, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { REPORT_NOTE_MAX, reportReasons } from '#contract/reviews/shopper.ts';
import { Answer, AnswerWords, PostKind, Question, QuestionWords } from './values.ts';

// Questions of a product as everyone reads them, and what readers write; see shopper-own.ts, merchant.ts and platform.ts for the rest.

export const questionSorts = ['helpful', 'newest'] as const;

export const listQuestions = call({
  method: 'GET',
  path: '/api/front/product/question/list/{id}',
  who: 'anyone',
  summary: 'Lists the questions of a product, or those in which words occur, each with its most helpful answers',
  input: z.object({
    id: Id,
    words: z.string().trim().max(64).default('').describe('In the question or one of its answers'),
    sort: z
      .enum(questionSorts)
      .default('helpful')
      .describe('helpful: by the votes for its answers, unanswered ones last'),
    ...Paging.shape,
  }),
  output: pageOf(Question),
  refuses: ['bad_input'],
  cacheTags: ['questions:{id}'],
});

export const listAnswers = call({
  method: 'GET',
  path: '/api/front/product/question/answers/{id}',
  who: 'anyone',
  summary: 'Lists the answers to a question of a product, most helpful first',
  input: z.object({ id: Id.describe('Of the product'), questionId: Id, ...Paging.shape }),
  output: pageOf(Answer),
  refuses: ['bad_input'],
  cacheTags: ['questions:{id}'],
});

const writeRefuses = ['bad_input', 'not_signed_in', 'visitor_account', 'address_in_text', 'too_many_tries'] as const;

export const askQuestion = call({
  method: 'POST',
  path: '/api/front/product/question/ask',
  who: 'shopper',
  summary: 'Asks a question about a product on sale. Asking the same again changes nothing',
  input: z.object({ id: Id.describe('Of the product'), text: QuestionWords }),
  output: Question,
  refuses: [...writeRefuses, 'product_not_found'],
});

export const answerQuestion = call({
  method: 'POST',
  path: '/api/front/product/question/answer',
  who: 'shopper',
  summary: 'Answers a question about a product that the caller has bought. Once per question',
  input: z.object({ id: Id, text: AnswerWords }),
  output: Answer,
  refuses: [...writeRefuses, 'question_not_found', 'not_bought', 'already_answered'],
});

export const markAnswerHelpful = call({
  method: 'POST',
  path: '/api/front/product/question/helpful',
  who: 'shopper',
  summary: 'Marks another person’s answer as helpful, or removes the mark. Repeating it changes nothing',
  input: z.object({ id: Id, isHelpful: z.boolean() }),
  output: z.object({ helpful: z.int().min(0) }),
  refuses: ['bad_input', 'not_signed_in', 'visitor_account', 'answer_not_found', 'own_post'],
});

export const reportPost = call({
  method: 'POST',
  path: '/api/front/product/question/report',
  who: 'shopper',
  summary: 'Reports another person’s question or answer to the platform. Once per person',
  input: z.object({
    kind: PostKind,
    id: Id,
    reason: z.enum(reportReasons),
    note: z.string().trim().max(REPORT_NOTE_MAX).default(''),
  }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'question_not_found', 'answer_not_found', 'own_post', 'too_many_tries'],
});

const idsLettersMax = 1_200; // a hundred ids of ten digits, with commas
const Ids = z.array(Id).max(pageLimitMax);

export const listMyPostMarks = call({
  method: 'GET',
  path: '/api/front/product/question/marks',
  who: 'shopper',
  summary: 'Returns what the caller has written, reported or found helpful of these, and whether they may answer',
  input: z.object({
    productId: Id,
    questionIds: idList(pageLimitMax, idsLettersMax),
    answerIds: idList(pageLimitMax, idsLettersMax),
  }),
  output: z.object({
    hasBought: z.boolean().describe('Has bought the product and may answer'),
    answeredIds: Ids.describe('Questions that the caller has answered'),
    helpfulIds: Ids.describe('Answers'),
    ownQuestionIds: Ids,
    ownAnswerIds: Ids,
    reportedQuestionIds: Ids,
    reportedAnswerIds: Ids,
  }),
  refuses: ['bad_input', 'not_signed_in'],
});
