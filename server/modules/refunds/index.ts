export { adoptRefunds } from './adopt-refunds.ts';
export { answerDueRefunds } from './answer-due.ts';
export { hearPayBack } from './hear-pay-back.ts';
export { platformAsked, platformDecided, refundDeadlineNear, refundMoved } from './news.ts';
export { isProofFor } from './queries.ts';
export { next as nextRefundStatuses } from './refund-status.ts';
export { askAboutReturns, recordReturnTracking } from './return-track.ts';
