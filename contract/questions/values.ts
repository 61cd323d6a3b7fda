import { z } from 'zod';
import { Id } from '#contract/core/values.ts';

// Questions about a product and their answers, as everyone reads them. A post is a question or an answer.

export const QUESTION_MAX = 300;
export const QUESTION_ANSWER_MAX = 500;
/** So many answers come with a question; the rest are asked for. */
export const answersShown = 2;

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/[\p{L}\p{N}]/u); // signs alone ask and answer nothing
export const QuestionWords = words(QUESTION_MAX);
export const AnswerWords = words(QUESTION_ANSWER_MAX);

export const postKinds = ['question', 'answer'] as const;
export const PostKind = z.enum(postKinds);
export type PostKind = z.infer<typeof PostKind>;

export const Answer = z.object({
  id: Id,
  isShop: z.boolean().describe('By the shop of the product; everyone else who answers has bought it'),
  nickname: z.string().describe('First and last letter only; empty for the shop'),
  text: z.string(),
  createTime: z.iso.datetime(),
  helpful: z.int().min(0).describe('How many found it helpful'),
});
export type Answer = z.infer<typeof Answer>;

export const Question = z.object({
  id: Id,
  nickname: z.string().describe('First and last letter only'),
  text: z.string(),
  createTime: z.iso.datetime(),
  answerCount: z.int().min(0),
  answers: z.array(Answer).max(answersShown).describe('The most helpful ones'),
});
export type Question = z.infer<typeof Question>;
