export { adoptRefunds } from './adopt-refunds.ts';
export { platformAsked, platformDecided, refundDeadlineNear, refundMoved } from './events.ts';
export { handleDueRefunds } from './handle-due-refunds.ts';
export { handleProviderRefund } from './handle-provider-refund.ts';
export { moveAnswerDeadlinesBack } from './holiday-deadlines.ts';
export { isProofFor } from './queries.ts';
export { next as nextRefundStatuses } from './refund-status.ts';
export { reserveForUndecided } from './reserve-share.ts';
export { askAboutReturns, recordReturnTracking } from './return-track.ts';
