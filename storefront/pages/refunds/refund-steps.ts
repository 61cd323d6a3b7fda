import type { RefundDetail, RefundKind, RefundStatus } from '#contract/refunds/shopper.ts';

const usual: Record<RefundKind, readonly RefundStatus[]> = {
  money: ['under_review', 'accepted', 'refunding', 'refunded'],
  goods: ['under_review', 'accepted', 'sent_back', 'refunding', 'refunded'],
};

/** Ended without money. */
export const isUnpaidEnd = (status: RefundStatus) =>
  status === 'refused' || status === 'withdrawn' || status === 'expired';

/** What its amount is called: “comes back” only once it is agreed to. */
export function amountName(status: RefundStatus): 'total' | 'requested' | 'paidBack' {
  const isUndecided = status === 'under_review' || status === 'offered' || status === 'disputed';
  if (isUnpaidEnd(status) || isUndecided) return 'requested';
  return status === 'refunded' ? 'paidBack' : 'total';
}

/** After which step the shop offered a part, unless the buyer has declined it since. */
function standingOffer(history: RefundDetail['history']): { after: RefundStatus } | null {
  const place = history.findLastIndex(({ status }) => status === 'offered');
  const answer = history[place + 1]?.status;
  if (place < 0 || answer === 'under_review' || answer === 'disputed') return null;
  const wasReturned = history.slice(0, place).some(({ status }) => status === 'sent_back');
  return { after: wasReturned ? 'sent_back' : 'under_review' };
}

export type RefundStep = { status: RefundStatus; isReached: boolean; at: string | null };

/** The way of a refund: what it has been through, and what is still to come unless it has ended before. */
export function refundSteps(kind: RefundKind, status: RefundStatus, history: RefundDetail['history']): RefundStep[] {
  const at = (of: RefundStatus) => history.findLast((move) => move.status === of)?.at ?? null;
  const offered = standingOffer(history);
  const way = usual[kind].flatMap((each): RefundStatus[] => {
    if (each === offered?.after) return [each, 'offered'];
    return each === 'refunding' && at('disputed') ? ['disputed', each] : [each];
  });
  if (isUnpaidEnd(status)) {
    const before = way.filter((each) => at(each) !== null);
    return [...before, status].map((each) => ({ status: each, isReached: true, at: at(each) }));
  }
  const reached = way.indexOf(status);
  return way.map((each, place) => ({
    status: each,
    isReached: place <= reached,
    at: place <= reached ? at(each) : null,
  }));
}
