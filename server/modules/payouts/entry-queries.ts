import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Locale, localized } from '#contract/core/languages.ts';
import type { LedgerEntry, LineShare } from '#contract/payouts/merchant.ts';
import type { ShopAccount } from '#contract/payouts/values.ts';
import { database } from '#server/database/connection.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { ledgerEntries } from '#server/modules/payments/tables.ts';
import { refundLines, refunds } from '#server/modules/refunds/tables.ts';
import { balanceCorrections, payouts } from './tables.ts';

// A shop sees its own accounts as what it has: in the ledger, what the mall owes is negative.

/** Ledger entries with what they are about. The caller says which. */
export const entriesFrom = () =>
  database()
    .select({
      id: ledgerEntries.id,
      at: ledgerEntries.at,
      cause: ledgerEntries.cause,
      rule: ledgerEntries.rule,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      currency: ledgerEntries.currency,
      lineId: ledgerEntries.orderLineId,
      orderNo: orders.number,
      orderedAt: orders.createdAt,
      line: orderLines,
      back: refundLines,
      refundOrderNo: refunds.number,
      payoutNo: payouts.number,
      reason: balanceCorrections.reason,
    })
    .from(ledgerEntries)
    .leftJoin(orderLines, eq(orderLines.id, ledgerEntries.orderLineId))
    .leftJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(refunds, eq(refunds.id, ledgerEntries.refundId))
    .leftJoin(
      refundLines,
      and(eq(refundLines.refundId, ledgerEntries.refundId), eq(refundLines.orderLineId, ledgerEntries.orderLineId)),
    )
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .leftJoin(
      balanceCorrections,
      and(
        inArray(ledgerEntries.rule, ['correction', 'fee']),
        eq(ledgerEntries.cause, sql`'correction:' || ${balanceCorrections.id}`),
      ),
    );
export type EntryRow = Awaited<ReturnType<typeof entriesFrom>>[number];

type Share = z.output<typeof LineShare>;
export function shareOf(row: Share | null): Share | null {
  if (!row) return null;
  const { quantity, subtotal, shopCoupon, platformCoupon, points, freight, payable, commission, shopShare } = row;
  return { quantity, subtotal, shopCoupon, platformCoupon, points, freight, payable, commission, shopShare };
}

export const entryValue = (row: EntryRow, locale: Locale): z.output<typeof LedgerEntry> => {
  const { id, at, rule, account, amount, currency, orderNo, lineId, line, back, refundOrderNo, payoutNo } = row;
  return {
    ...{ id, rule, currency, orderNo, lineId, refundOrderNo, payoutNo },
    account: account as ShopAccount,
    amount: 0 - amount,
    at: at.toISOString(),
    product: line && localized(line.name, locale),
    variant: line && localized(line.variant, locale),
    reason: row.reason ?? '',
    share: shareOf(rule === 'sale' ? line : rule === 'refund' ? back : null),
  };
};
