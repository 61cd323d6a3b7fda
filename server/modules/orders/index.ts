export { expireTrades } from './expire-trades.ts';
export { markPaid } from './mark-paid.ts';
export { moveOrders } from './move-orders.ts';
export { orderPlaced } from './news.ts';
export { forgetOldPreparations } from './prepare-order.ts';
