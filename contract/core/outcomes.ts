import { z } from 'zod';
import type { RefusalReason } from './refusals.ts';

/** How an act on one of several things ended: done, or why not. */
export const outcomeOf = <const Reasons extends readonly [RefusalReason, ...RefusalReason[]]>(reasons: Reasons) => ({
  problem: z.enum(reasons).nullable().describe('Null when it was done'),
  problemText: z.string().describe('The problem in the caller’s language; empty when there is none'),
});
