import { z } from 'zod';
import { news } from '#server/database/news.ts';

/** The provider has paid back what this operation ordered. */
export const payBackDone = news('payments.payBackDone', z.object({ operation: z.string() }));

const notKept = z.object({ tradeNumber: z.string(), amount: z.int(), currency: z.string() });

/** Money came in that the mall may not keep: too late, a second time, or in the wrong amount. It goes back. */
export const paymentNotKept = news('payments.paymentNotKept', notKept);

/** That money has gone back to whoever paid it. */
export const paymentReturned = news('payments.paymentReturned', notKept);
