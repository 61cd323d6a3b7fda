export { adoptPayments } from './adopt-payments.ts';
export { reconcileCharges } from './ask-providers.ts';
export { type BookDifference, listBookDifferences } from './book-check.ts';
export { type JournalAccount, type JournalEntry, writeJournal } from './journal.ts';
export { payBackDone, payBackRefused, paymentNotKept, paymentReturned } from './news.ts';
export { orderPayBack } from './order-pay-back.ts';
export { sendPayBacks } from './send-pay-backs.ts';
export { closeTrade, listExpiredTrades, openTrade, tradePaid } from './trades.ts';
