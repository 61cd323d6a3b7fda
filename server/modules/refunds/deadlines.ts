import type { z } from 'zod';
import type { RefundStatus, waitedFor } from '#contract/refunds/shopper.ts';
import type { Transaction } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/index.ts';
import type { refundDeadlineNear } from './events.ts';
import { waitingForShop } from './refund-status.ts';
import type { refunds } from './tables.ts';

// Who has to act in which status, how long they have, and what happens without an answer. The days are settings of the site.

type RefundRow = typeof refunds.$inferSelect;
type WaitedFor = (typeof waitedFor)[number];
type SilentOutcome = z.output<typeof refundDeadlineNear.shape>['ifSilent'];

/** Who has to act next; null when the refund has ended, or only the payment provider is working on it. */
export function waitsFor({
  status,
  kind,
  platformAskedAt,
  platformDecidedAt,
}: Pick<RefundRow, 'status' | 'kind' | 'platformAskedAt' | 'platformDecidedAt'>): WaitedFor | null {
  if (waitingForShop.some((one) => one === status)) return 'shop';
  switch (status) {
    case 'offered':
      return 'buyer';
    case 'accepted':
      return kind === 'goods' ? 'buyer' : null;
    case 'disputed':
      return 'platform';
    case 'refused':
      return platformAskedAt !== null && platformDecidedAt === null ? 'platform' : null;
    default:
      return null;
  }
}

const settings = {
  under_review: 'answerDays',
  offered: 'answerDays',
  accepted: 'sendBackDays',
  sent_back: 'confirmDays',
  disputed: 'decideDays',
} as const;

/** How many days there are for the next step in this status; null when nobody has to act. */
export async function waitDays(tx: Transaction, status: RefundStatus): Promise<number | null> {
  if (!(status in settings)) return null;
  return (await getSite(tx, 'refunds'))[settings[status as keyof typeof settings]];
}

/**
 * Whether the platform's silence about a return is in the buyer's favour: when the carrier has delivered it; or when it cannot be
 * tracked and the shop, asked twice, has never said that it did not arrive.
 */
export function isSilenceForBuyer({
  disputeKind,
  returnState,
}: Pick<RefundRow, 'disputeKind' | 'returnState'>): boolean {
  if (returnState === 'delivered') return true;
  return disputeKind === 'unconfirmed' && returnState === 'untracked';
}

/** What happens to a refund when nobody acts until the deadline. */
export function ifSilent(refund: Pick<RefundRow, 'status' | 'disputeKind' | 'returnState'>): SilentOutcome {
  switch (refund.status) {
    case 'offered':
      return 'paid';
    case 'accepted':
      return 'expired';
    case 'sent_back':
      return refund.returnState === 'delivered' ? 'paid' : 'disputed';
    case 'disputed':
      return isSilenceForBuyer(refund) ? 'paid' : 'refused';
    default:
      return 'accepted';
  }
}
