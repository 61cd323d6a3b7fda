export { adoptPayments } from './adopt-payments.ts';
export { cancelCharges, reconcileCharges } from './ask-providers.ts';
export { paymentNotAccepted, paymentReturned, providerRefundDone, providerRefundRefused } from './events.ts';
export { countReservations, type LedgerEntry, pendingOf, reservedFor, writeLedger } from './ledger.ts';
export { type LedgerDifference, listLedgerDifferences } from './ledger-check.ts';
export { lockUnpaid, reduceAmount } from './lower-amount.ts';
export { orderProviderRefund } from './order-provider-refund.ts';
export { closePayment, listExpiredPayments, openPayment, paymentPaid } from './payment-rows.ts';
export { sendProviderRefunds } from './send-provider-refunds.ts';
