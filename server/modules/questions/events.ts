import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** Someone has asked a question about a product. */
export const questionAsked = event('questions.questionAsked', z.object({ questionId: z.int() }));
/** The shop or a buyer has answered it; changing an answer publishes nothing. */
export const questionAnswered = event('questions.questionAnswered', z.object({ answerId: z.int() }));
