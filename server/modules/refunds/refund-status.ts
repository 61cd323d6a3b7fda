import type { RefundReason, RefundStatus } from '#contract/refunds/shopper.ts';

/** Which status may follow which. A refusal is final unless the platform decides otherwise. */
export const next: Record<RefundStatus, readonly RefundStatus[]> = {
  under_review: ['accepted', 'refused', 'withdrawn'],
  accepted: ['sent_back', 'refunding', 'withdrawn', 'expired'],
  sent_back: ['sent_back', 'disputed', 'refunding'], // again when the buyer corrects the tracking number
  disputed: ['disputed', 'refunding', 'refused'],
  refunding: ['refunded'],
  refunded: [],
  refused: ['accepted', 'refused'],
  withdrawn: [],
  expired: [],
};

/** Undecided refunds: their units are neither refunded nor free to be requested back again. */
export const open = ['under_review', 'accepted', 'sent_back', 'disputed'] as const;

/** Refunds whose money was booked. */
export const booked = ['refunding', 'refunded'] as const;

/** Refunds whose units nobody can request back a second time. */
export const holding = [...open, ...booked] as const;

const faults: readonly RefundReason[] = ['not_as_described', 'damaged', 'wrong_goods', 'missing_parts', 'poor_quality'];

/** Whether the shop is at fault: then freight is refunded, too. */
export function isShopsFault(reason: RefundReason | null): boolean {
  return reason !== null && faults.includes(reason);
}
