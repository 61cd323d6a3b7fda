export { adoptPayments } from './adopt-payments.ts';
export { reconcileCharges } from './ask-providers.ts';
export { type BookDifference, listBookDifferences } from './book-check.ts';
export { payBackDone, payBackRefused, paymentNotKept, paymentReturned } from './events.ts';
export { type JournalAccount, type JournalEntry, writeJournal } from './journal.ts';
export { orderPayBack } from './order-provider-refund.ts';
export { closeTrade, listExpiredTrades, openTrade, tradePaid } from './payment-rows.ts';
export { sendPayBacks } from './send-provider-refunds.ts';
