import type { RefundReason, RefundStatus } from '#contract/refunds/shopper.ts';

/** Which status may follow which. A refusal is the end unless the platform decides otherwise. */
export const next: Record<RefundStatus, readonly RefundStatus[]> = {
  under_review: ['accepted', 'refused', 'withdrawn'],
  accepted: ['sent_back', 'refunding', 'withdrawn', 'expired'],
  sent_back: ['sent_back', 'disputed', 'refunding'], // again: the buyer has corrected the tracking number
  disputed: ['disputed', 'refunding', 'refused'],
  refunding: ['refunded'],
  refunded: [],
  refused: ['accepted', 'refused'],
  withdrawn: [],
  expired: [],
};

/** Requests that are not decided: their units are neither paid back nor free to be asked back again. */
export const open = ['under_review', 'accepted', 'sent_back', 'disputed'] as const;

/** Requests whose money has left the shop's account. */
export const booked = ['refunding', 'refunded'] as const;

/** Requests whose units nobody can ask back a second time. */
export const holding = [...open, ...booked] as const;

const faults: readonly RefundReason[] = ['not_as_described', 'damaged', 'wrong_goods', 'missing_parts', 'poor_quality'];

/** Whether it is the shop that has made it necessary: then freight comes back too. */
export function isShopsFault(reason: RefundReason | null): boolean {
  return reason !== null && faults.includes(reason);
}
