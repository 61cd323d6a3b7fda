import { offersMax } from '#contract/refunds/merchant.ts';
import type { RefundKind, RefundReason, RefundStatus } from '#contract/refunds/shopper.ts';

/** Which status may follow which. A refusal is final unless the platform decides otherwise. */
export const next: Record<RefundStatus, readonly RefundStatus[]> = {
  under_review: ['offered', 'accepted', 'refused', 'withdrawn'],
  // Declined, it is where it was before, or with the platform when the products are already back.
  offered: ['accepted', 'refunding', 'under_review', 'disputed', 'withdrawn'],
  accepted: ['sent_back', 'refunding', 'withdrawn', 'expired'],
  sent_back: ['sent_back', 'offered', 'disputed', 'refunding'], // again when the buyer corrects the tracking number
  disputed: ['disputed', 'refunding', 'refused'],
  refunding: ['refunded'],
  refunded: [],
  refused: ['accepted', 'refused'],
  withdrawn: [],
  expired: [],
};

/** Undecided refunds: their units are neither refunded nor free to be requested back again. */
export const open = ['under_review', 'offered', 'accepted', 'sent_back', 'disputed'] as const;

/** Refunds that the shop has to decide about. */
export const waitingForShop = ['under_review', 'sent_back'] as const;

/** Refunds whose money was booked. */
export const booked = ['refunding', 'refunded'] as const;

/** Refunds whose units nobody can request back a second time. */
export const holding = [...open, ...booked] as const;

type Appeal = { kind: RefundKind; status: RefundStatus; platformAskedAt: Date | null; platformDecidedAt: Date | null };

/** Whether it may still take something from the shop: it is open, or its refusal was appealed. An accepted one without a return is paid at once. */
export const isUndecided = ({ kind, status, platformAskedAt, platformDecidedAt }: Appeal) =>
  (open.some((one) => one === status) && !(status === 'accepted' && kind === 'money')) ||
  (status === 'refused' && platformAskedAt !== null && platformDecidedAt === null);

const faults: readonly RefundReason[] = ['not_as_described', 'damaged', 'wrong_goods', 'missing_parts', 'poor_quality'];

/** Whether the shop is at fault: then freight is refunded, too. */
export function isShopsFault(reason: RefundReason | null): boolean {
  return reason !== null && faults.includes(reason);
}

/** Whether the buyer has the products and was paid a part of their price: the order goes on, and can be received and reviewed. */
export const staysWithBuyer = ({ kind, agreedAmount }: { kind: RefundKind; agreedAmount: number | null }) =>
  kind === 'money' && agreedAmount !== null;

type Offerable = { status: RefundStatus; offerCount: number };

/** Why a shop cannot offer a part of a refund now; null when it can. */
export function offerBarOf({ status, offerCount }: Offerable, chosen: readonly { unsent: number }[]) {
  if (status !== 'under_review' && status !== 'sent_back') return 'refund_cannot_move';
  if (offerCount >= offersMax) return 'too_many_offers';
  // What was never sent is refunded in whole: there is nothing that the buyer could keep.
  return chosen.some(({ unsent }) => unsent > 0) ? 'offer_unsent' : null;
}
