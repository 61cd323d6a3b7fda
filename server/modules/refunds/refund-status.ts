import type { RefundReason, RefundStatus } from '#contract/refunds.ts';

/** Which status may follow which. A refusal is the end unless the platform decides otherwise. */
export const next: Record<RefundStatus, readonly RefundStatus[]> = {
  under_review: ['accepted', 'refused', 'withdrawn'],
  accepted: ['sent_back', 'refunding', 'withdrawn'],
  sent_back: ['refunding'],
  refunding: ['refunded'],
  refunded: [],
  refused: ['accepted', 'refused'],
  withdrawn: [],
};

/** Requests whose pieces nobody can ask back a second time: neither refused nor withdrawn. */
export const holding = ['under_review', 'accepted', 'sent_back', 'refunding', 'refunded'] as const;

/** Requests whose money has left the shop's account. */
export const booked = ['refunding', 'refunded'] as const;

const faults: readonly RefundReason[] = ['not_as_described', 'damaged', 'wrong_goods', 'missing_parts', 'poor_quality'];

/** Whether it is the shop that has made it necessary: then freight comes back too. */
export function isShopsFault(reason: RefundReason | null): boolean {
  return reason !== null && faults.includes(reason);
}
