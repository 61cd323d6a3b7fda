import { z } from 'zod';
import { call } from '#contract/core/call.ts';

// How a desk is doing. Apart from what else it can be asked: menus and home screens show it, and need nothing else of the chat.

/** Days that figures look back. */
const daysMax = 90;

const ChatFigures = z.object({
  open: z.int().min(0).describe('Conversations that are not closed'),
  waiting: z.int().min(0).describe('Of these, with a question that nobody has answered'),
  longestWaitSeconds: z.int().min(0).nullable(),
  asked: z.int().min(0).describe('Conversations that began, or began again, in these days'),
  answered: z.int().min(0),
  medianAnswerSeconds: z.int().min(0).nullable().describe('Until the first answer of a person'),
  slowAnswerSeconds: z.int().min(0).nullable().describe('Nine in ten first answers came sooner'),
  rated: z.int().min(0),
  stars: z.number().min(1).max(5).nullable().describe('Average of the ratings'),
});

/** The call of one side, as its desk lists it. */
export function figuresOf<Who extends 'merchant' | 'platform'>(who: Who) {
  return call({
    ...{ method: 'GET', path: `/api/${who}/chat/figures`, who, scope: 'chat' as never },
    summary: 'Returns how many conversations are open, how fast the desk answers and how it is rated',
    input: z.object({ days: z.coerce.number().int().min(1).max(daysMax).default(30) }),
    output: ChatFigures,
    refuses: ['bad_input', 'not_signed_in', 'not_allowed'],
  });
}

/** The same calls by side, for menus and home screens. */
export const chatFigures = { merchant: figuresOf('merchant'), platform: figuresOf('platform') };
