export { expireTrades } from './expire-trades.ts';
export { type HeldOrder, holdOrder, readOrder } from './hold-order-queries.ts';
export { markPaid } from './mark-paid.ts';
export { moveOrders } from './move-orders.ts';
export { orderPlaced } from './news.ts';
export { newNumber } from './numbers.ts';
export { next as nextStatuses } from './order-status.ts';
export { forgetOldPreparations } from './prepare-order.ts';
export { moveRefundPieces, type RefundPieces } from './refund-pieces.ts';
