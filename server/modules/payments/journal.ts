import type { Transaction } from '#server/database/connection.ts';
import { journalEntries } from './tables.ts';

/**
 * Where money is, in the mall's journal. `provider`: at the payment providers. `bank`: paid another way by the platform.
 * `clearing`: paid and not yet divided among orders. `owed_back`: to be paid back. `platform`, `commission`: the mall's own.
 * A shop's is `shop:ID`, and `held:ID` as long as the buyer has not received the products.
 */
export type JournalAccount =
  | 'provider'
  | 'bank'
  | 'clearing'
  | 'owed_back'
  | 'platform'
  | 'commission'
  | `${'shop' | 'held'}:${number}`;
export type JournalEntry = { account: JournalAccount; amount: number; currency: string };

/** Books one movement of money: its entries add up to zero, and the same cause is never booked twice. */
export async function writeJournal(tx: Transaction, cause: string, entries: readonly JournalEntry[]): Promise<void> {
  const moved = entries.filter(({ amount }) => amount !== 0);
  if (moved.length > 0) await tx.insert(journalEntries).values(moved.map((entry) => ({ ...entry, cause })));
}
