export { completeOrder } from './complete-order.ts';
export { expireTrades } from './expire-trades.ts';
export { markPaid } from './mark-paid.ts';
export { moveOrders } from './move-orders.ts';
export { orderPlaced } from './news.ts';
export { next as nextStatuses } from './order-status.ts';
export { forgetOldPreparations } from './prepare-order.ts';
