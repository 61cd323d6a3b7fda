import { z } from 'zod';

// Money, and goods, that go back after a payment.

/** What a buyer may give as the reason; each is a text of its own in every language. */
export const refundReasons = [
  'changed_mind',
  'wrong_order',
  'not_as_described',
  'damaged',
  'wrong_goods',
  'missing_parts',
  'poor_quality',
  'late',
  'other',
] as const;
export const RefundReason = z.enum(refundReasons);
export type RefundReason = z.infer<typeof RefundReason>;

/** Under the shop's review; accepted; on its way back to the shop; being paid back; paid back; or ended otherwise. */
export const refundStatuses = [
  'under_review',
  'accepted',
  'sent_back',
  'refunding',
  'refunded',
  'refused',
  'withdrawn',
] as const;
export const RefundStatus = z.enum(refundStatuses);
export type RefundStatus = z.infer<typeof RefundStatus>;
