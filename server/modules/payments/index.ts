export { reconcileCharges } from './ask-providers.ts';
export { type BookDifference, listBookDifferences } from './book-check.ts';
export { type JournalAccount, type JournalEntry, writeJournal } from './journal.ts';
export { orderPayBack, sendPayBacks } from './pay-back.ts';
export { closeTrade, listExpiredTrades, openTrade, tradePaid } from './trades.ts';
