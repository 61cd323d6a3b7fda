export {
  findAddressChange,
  ordersWithOpenChange,
} from '#server/modules/orders/address-change/change-queries.ts';
export { lapseChange } from '#server/modules/orders/address-change/decide-change.ts';
export { deleteOldDrafts } from '#server/modules/orders/checkout/create-draft.ts';
export { countLimitedUnits } from '#server/modules/orders/checkout/limited-offers.ts';
export { newNumber } from '#server/modules/orders/checkout/order-numbers.ts';
export { adoptOrders } from '#server/modules/orders/guests/adopt-orders.ts';
export { orderLink } from '#server/modules/orders/guests/order-link.ts';
export { completeOrder } from '#server/modules/orders/lifecycle/complete-order.ts';
export { isReleaseDue, listToRelease } from '#server/modules/orders/lifecycle/due-queries.ts';
export { completeByClock, receiveByClock } from '#server/modules/orders/lifecycle/end-by-clock.ts';
export { expirePayments } from '#server/modules/orders/lifecycle/expire-payments.ts';
export { forgetBuyer } from '#server/modules/orders/lifecycle/forget-buyer.ts';
export { moveShipDeadlinesBack } from '#server/modules/orders/lifecycle/holiday-deadlines.ts';
export { lockOrder } from '#server/modules/orders/lifecycle/lock-order.ts';
export { markPaid } from '#server/modules/orders/lifecycle/mark-paid.ts';
export { moveOrders } from '#server/modules/orders/lifecycle/move-orders.ts';
export { noteOpenRefunds, noteRefunded } from '#server/modules/orders/lifecycle/note-refunded.ts';
export { isOverdueToSend, next as nextStatuses, sending } from '#server/modules/orders/lifecycle/order-status.ts';
export { receiveOrder } from '#server/modules/orders/lifecycle/receive-order.ts';
export { refundBarOf, refundRightOf, unitsLeft } from '#server/modules/orders/lifecycle/refund-right.ts';
export { moveRefundUnits, type RefundUnits } from '#server/modules/orders/lifecycle/refund-units.ts';
export { releaseShare } from '#server/modules/orders/lifecycle/release-share.ts';
export { startShipDeadline, watchShipDeadlines } from '#server/modules/orders/lifecycle/ship-deadline.ts';
export { setReceiveBy, settleShipped, shipUnits } from '#server/modules/orders/lifecycle/ship-units.ts';
export { orderIdsOf } from '#server/modules/orders/reads/order-id-queries.ts';
export { linesOf, ordersFrom, orderValue } from '#server/modules/orders/reads/order-row-queries.ts';
export { type LineUnits, listUnitsToSend } from '#server/modules/orders/reads/unit-queries.ts';
export { ownerByLink } from '#server/modules/orders/reads/view-order.ts';
export { lockWholeOrder, readWholeOrder, type WholeOrder } from '#server/modules/orders/reads/whole-order-queries.ts';
export {
  addressChangeDecided,
  addressChangeRequested,
  ordersPlaced,
  priceAnswered,
  priceOffered,
  shipDeadlineNear,
  shipDeadlineOver,
} from './events.ts';
