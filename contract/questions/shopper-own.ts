import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id, Paging, Picture, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { Answer, Question } from './values.ts';

// What a shopper has asked and answered.

const ofProduct = {
  productId: Id,
  productName: z.string(),
  image: Picture,
  isHidden: z.boolean().describe('Hidden by the platform: only its author sees it'),
};

export const OwnQuestion = z.object({
  ...Question.omit({ nickname: true }).shape,
  ...ofProduct,
  canDelete: z.boolean().describe('Nobody has answered'),
});
export type OwnQuestion = z.infer<typeof OwnQuestion>;

export const listOwnQuestions = call({
  method: 'GET',
  path: '/api/front/product/question/own',
  who: 'shopper',
  summary: 'Lists the caller’s questions with their most helpful answers, newest first',
  input: z.object({ ...Paging.shape }),
  output: pageOf(OwnQuestion),
  refuses: ['not_signed_in'],
});

export const OwnAnswer = z.object({
  ...Answer.omit({ nickname: true, isShop: true }).shape,
  ...ofProduct,
  question: z.string(),
});
export type OwnAnswer = z.infer<typeof OwnAnswer>;

export const listOwnAnswers = call({
  method: 'GET',
  path: '/api/front/product/question/own-answers',
  who: 'shopper',
  summary: 'Lists the caller’s answers, newest first',
  input: z.object({ ...Paging.shape }),
  output: pageOf(OwnAnswer),
  refuses: ['not_signed_in'],
});

export const deleteQuestion = call({
  method: 'POST',
  path: '/api/front/product/question/delete',
  who: 'shopper',
  summary: 'Deletes a question of the caller that nobody has answered',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['bad_input', 'not_signed_in', 'question_not_found', 'question_answered'],
});
