import { z } from 'zod';
import { RefundStatus } from '#contract/refunds.ts';
import { news } from '#server/database/news.ts';

/** A refund has come into another status. */
export const refundMoved = news('refunds.refundMoved', z.object({ number: z.string(), status: RefundStatus }));
