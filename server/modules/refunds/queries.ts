import { and, asc, eq, exists, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { pictures } from '#server/modules/content/tables.ts';
import type { WholeOrder } from '#server/modules/orders/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { captures } from '#server/modules/payments/tables.ts';
import type { LineState } from './plan-refund.ts';
import { booked, holding } from './refund-status.ts';
import { refundLines, refunds } from './tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The lines of an order as a refund sees them. */
export async function readLines(reader: Reader, { id, lines }: Pick<WholeOrder, 'id' | 'lines'>): Promise<LineState[]> {
  const rows = await reader
    .select({
      lineId: refundLines.orderLineId,
      pieces: refundLines.pieces,
      freight: refundLines.freight,
      status: refunds.status,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.orderId, id), inArray(refunds.status, [...holding])));
  return lines.map((line) => {
    const mine = rows.filter(({ lineId }) => lineId === line.id);
    const back = mine.filter(({ status }) => booked.some((one) => one === status));
    return {
      ...line,
      taken: mine.flatMap(({ pieces }) => pieces),
      freightBack: back.reduce((sum, { freight }) => sum + freight, 0),
    };
  });
}

/** Whose refund it has to be: its buyer's, its shop's, or anybody's for the platform and the clock. */
export type Whose = { number: string; accountId?: number; shopId?: number };

export async function findRefundRow(reader: Reader, { number, accountId, shopId }: Whose) {
  const [row] = await reader
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.number, number),
        accountId === undefined ? undefined : eq(refunds.accountId, accountId),
        shopId === undefined ? undefined : eq(refunds.shopId, shopId),
      ),
    );
  return row ?? null;
}
export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefundRow>>>;

export function listChosen(reader: Reader, refundId: number) {
  return reader
    .select({ lineId: refundLines.orderLineId, pieces: refundLines.pieces, unsent: refundLines.unsent })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(refundLines.orderLineId));
}

export async function findOrderId(reader: Reader, accountId: number, number: string): Promise<number | null> {
  const [row] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.accountId, accountId), isNull(orders.hiddenAt)));
  return row?.id ?? null;
}

/** Whether a platform coupon is on another order of the trade, which was sent or is not paid back. */
export async function isCouponElsewhere(
  reader: Reader,
  { id, tradeId, platformCouponId }: Pick<WholeOrder, 'id' | 'tradeId' | 'platformCouponId'>,
): Promise<boolean> {
  if (platformCouponId === null) return false;
  const [other] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.tradeId, tradeId),
        ne(orders.id, id),
        eq(orders.platformCouponId, platformCouponId),
        or(
          ne(orders.status, 'refunded'),
          exists(
            database()
              .select({ one: sql`1` })
              .from(orderLines)
              .where(and(eq(orderLines.orderId, orders.id), gt(orderLines.shipped, 0))),
          ),
        ),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** The money that a trade was paid with. None when it cost nothing. */
export async function findCaptureId(reader: Reader, tradeId: number): Promise<number | null> {
  const [capture] = await reader
    .select({ id: captures.id })
    .from(captures)
    .where(and(eq(captures.tradeId, tradeId), eq(captures.isKept, true)));
  return capture?.id ?? null;
}

/** What refunds after the receipt have booked back of an order so far. */
export async function sumBackSinceReceipt(reader: Reader, orderId: number): Promise<number> {
  const [row] = await reader
    .select({ payable: sql<number>`coalesce(sum(${refunds.payable}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.paidFrom, 'shop')));
  return row?.payable ?? 0;
}

/** How many pieces of an order have been paid back, to the end. */
export async function sumPaidBack(reader: Reader, orderId: number): Promise<number> {
  const [row] = await reader
    .select({ quantity: sql<number>`coalesce(sum(${refunds.quantity}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'refunded')));
  return row?.quantity ?? 0;
}

/** Requests that the shop has left unanswered, and returns that it has not acknowledged, in time. */
export async function listDue(limit: number): Promise<string[]> {
  const rows = await database()
    .select({ number: refunds.number })
    .from(refunds)
    .where(and(inArray(refunds.status, ['under_review', 'sent_back']), lte(refunds.answerBy, sql`mall_now()`)))
    .orderBy(asc(refunds.answerBy))
    .limit(limit);
  return rows.map(({ number }) => number);
}

export async function countPictures(reader: Reader, hashes: readonly string[]): Promise<number> {
  if (hashes.length === 0) return 0;
  const rows = await reader
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  return rows.length;
}
