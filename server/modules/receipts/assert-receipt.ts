import type { Receipt } from '#contract/receipts/values.ts';
import type { ReceiptFacts } from './receipt-queries.ts';
import { sumOfRows } from './receipt-rows.ts';

/** A receipt that does not add up to what was stored is a bug: better none than a wrong one. */
export function assertExact(receipt: Receipt, { order, payment }: ReceiptFacts): void {
  const { lines, rows, payable, refunded, refunds, tax, ifReturned } = receipt;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const pairs: [what: string, one: number, other: number][] = [
    ...lines.map(({ lineId, ...line }): [string, number, number] => [
      `the rows of line ${lineId}`,
      sumOfRows(line.rows),
      line.payable,
    ]),
    ['the rows of the order', sumOfRows(rows), order.payable],
    ['its lines', sum(lines.map((line) => line.payable)), payable],
    ['the tax of its lines', sum(lines.map((line) => line.tax)), tax?.amount ?? 0],
    ['its refunds', sum(refunds.map(({ amount }) => amount)), order.refundedPayable],
    ['the refunds of its lines', sum(lines.map((line) => line.refunded)), refunded],
    ['the points of its lines', sum(lines.map(({ pointsUsed }) => pointsUsed)), order.pointsUsed],
    [
      'what would come back of its lines',
      sum(lines.map((line) => line.ifReturned?.payable ?? 0)),
      ifReturned?.payable ?? 0,
    ],
    ['the orders of its payment', sum(payment.payables), payment.amount],
    ['what came in for its payment', payment.captured ?? payment.amount, payment.amount],
  ];
  for (const [what, one, other] of pairs)
    if (one !== other) throw new Error(`Receipt of order ${order.number}: ${what} come to ${one}, not to ${other}`);
}
