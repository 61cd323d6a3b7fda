import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LedgerRule, MallAccount, ShopAccount } from '#contract/payouts/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { ledgerEntries } from './tables.ts';

/** `lineId`: the order line that it is about. Money that comes in is positive, and what the mall owes is negative. */
export type LedgerEntry = { amount: number; lineId?: number } & (
  | { account: MallAccount; shopId?: never }
  | { account: ShopAccount; shopId: number }
);

/** What moves money: its cause, which is booked once, and the rule by which. */
export type Movement = { cause: string; rule: LedgerRule; currency: string; refundId?: number; payoutId?: number };

/** Books one movement of money: its entries add up to zero, and the same cause is never booked twice. */
export async function writeLedger(tx: Transaction, movement: Movement, entries: readonly LedgerEntry[]): Promise<void> {
  const moved = entries.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  await tx
    .insert(ledgerEntries)
    .values(moved.map(({ lineId, ...entry }) => ({ ...movement, ...entry, orderLineId: lineId })));
}

type LineShare = { lineId: number; amount: number };

/** What is pending of each of these lines, where anything is. The caller has locked the order. */
export const pendingOf = (tx: Transaction, lineIds: readonly number[]): Promise<LineShare[]> =>
  sharesBy(tx, 'pending', inArray(ledgerEntries.orderLineId, [...lineIds]));

/** What is reserved of each line for a refund. */
export const reservedFor = (tx: Transaction, refundId: number): Promise<LineShare[]> =>
  sharesBy(tx, 'reserved', eq(ledgerEntries.refundId, refundId));

async function sharesBy(tx: Transaction, account: ShopAccount, which: SQL): Promise<LineShare[]> {
  const rows = await tx
    .select({ lineId: ledgerEntries.orderLineId, amount: sql<number>`-sum(${ledgerEntries.amount})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(which, eq(ledgerEntries.account, account)))
    .groupBy(ledgerEntries.orderLineId);
  return rows.flatMap(({ lineId, amount }) => (lineId === null || amount === 0 ? [] : [{ lineId, amount }]));
}

/** How often money was put aside for a refund, or freed again: what distinguishes one of these causes from the next. */
export async function countReservations(tx: Transaction, refundId: number): Promise<number> {
  const [counted] = await tx
    .select({ times: sql<number>`count(distinct ${ledgerEntries.cause})`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.refundId, refundId), inArray(ledgerEntries.rule, ['reserve', 'unreserve'])));
  return counted?.times ?? 0;
}
