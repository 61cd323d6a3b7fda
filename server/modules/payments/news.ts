import { z } from 'zod';
import { news } from '#server/database/news.ts';

/** The provider has paid back what this operation ordered. */
export const payBackDone = news('payments.payBackDone', z.object({ operation: z.string() }));
