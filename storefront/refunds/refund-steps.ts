import type { RefundKind, RefundStatus, RefundWhole } from '#contract/refunds.ts';

const usual: Record<RefundKind, readonly RefundStatus[]> = {
  money: ['under_review', 'accepted', 'refunding', 'refunded'],
  goods: ['under_review', 'accepted', 'sent_back', 'refunding', 'refunded'],
};

export type RefundStep = { status: RefundStatus; isReached: boolean; at: string | null };

/** The way of a refund: what it has been through, and what is still to come unless it has ended before. */
export function refundSteps(kind: RefundKind, status: RefundStatus, history: RefundWhole['history']): RefundStep[] {
  const at = (of: RefundStatus) => history.findLast((move) => move.status === of)?.at ?? null;
  if (status === 'refused' || status === 'withdrawn') {
    const before = usual[kind].filter((each) => at(each) !== null);
    return [...before, status].map((each) => ({ status: each, isReached: true, at: at(each) }));
  }
  const reached = usual[kind].indexOf(status);
  return usual[kind].map((each, place) => ({
    status: each,
    isReached: place <= reached,
    at: place <= reached ? at(each) : null,
  }));
}
