import { z } from 'zod';
import { PayoutStatus } from '#contract/payouts/merchant-payouts.ts';
import { event } from '#server/database/events.ts';

/** The status of a payout has changed, the first one included. */
export const payoutMoved = event('payouts.payoutMoved', z.object({ number: z.string(), status: PayoutStatus }));

/** The bank account of a shop has changed. */
export const payoutAccountChanged = event('payouts.accountChanged', z.object({ accountId: z.int() }));
