import { z } from 'zod';
import { event } from '#server/database/events.ts';

/** A desk has answered a shopper who asked while nobody was there, and who may have left since. */
export const chatAnswered = event('chat.chatAnswered', z.object({ chatId: z.int(), number: z.int() }));
