import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { database, type Transaction } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { assertOwnPictures } from '#server/modules/content/index.ts';
import { accounts } from '#server/modules/identity/tables.ts';
import type { WholeOrder } from '#server/modules/orders/index.ts';
import { orderLines, orders } from '#server/modules/orders/tables.ts';
import { captures } from '#server/modules/payments/tables.ts';
import { shipments } from '#server/modules/shipping/tables.ts';
import { listShopsWithScope } from '#server/modules/shops/index.ts';
import type { LineState } from './plan-refund.ts';
import { booked, holding, open } from './refund-status.ts';
import { refundLines, refunds } from './tables.ts';

type Reader = Pick<Transaction, 'select'>;

/** The lines of an order as a refund sees them. */
export async function readLines(reader: Reader, { id, lines }: Pick<WholeOrder, 'id' | 'lines'>): Promise<LineState[]> {
  const rows = await reader
    .select({
      lineId: refundLines.orderLineId,
      units: refundLines.units,
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
      taken: mine.flatMap(({ units }) => units),
      freightBack: back.reduce((sum, { freight }) => sum + freight, 0),
    };
  });
}

/** The owner to check: the buyer, the shop, or neither for the platform and the clock. */
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
    .select({ lineId: refundLines.orderLineId, units: refundLines.units, unsent: refundLines.unsent })
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

export async function findOrderIdOfShop(reader: Reader, shopId: number, number: string): Promise<number | null> {
  const [row] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.shopId, shopId)));
  return row?.id ?? null;
}

/** Whether a platform coupon was spent on another order of the payment, which was sent or is not refunded. */
export async function isCouponElsewhere(
  reader: Reader,
  { id, paymentId, platformCouponId }: Pick<WholeOrder, 'id' | 'paymentId' | 'platformCouponId'>,
): Promise<boolean> {
  if (platformCouponId === null) return false;
  const [other] = await reader
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.paymentId, paymentId),
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

/** The capture of a payment. Null for one of zero. */
export async function findCaptureId(reader: Reader, paymentId: number): Promise<number | null> {
  const [capture] = await reader
    .select({ id: captures.id })
    .from(captures)
    .where(and(eq(captures.paymentId, paymentId), eq(captures.isAccepted, true)));
  return capture?.id ?? null;
}

/** What refunds have paid back of an order since its receipt. */
export async function sumBackSinceReceipt(reader: Reader, orderId: number): Promise<number> {
  const [row] = await reader
    .select({ payable: sql<number>`coalesce(sum(${refunds.payable}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.isAfterReceipt, true)));
  return row?.payable ?? 0;
}

/** `staysWithBuyer` of a row. */
const staysWithBuyerRow = sql`(${refunds.kind} = 'money' and ${refunds.agreedAmount} is not null)`;

/** How many units of an order are refunded, and not with the buyer any more. */
export async function sumPaidBack(reader: Reader, orderId: number): Promise<number> {
  const [row] = await reader
    .select({ quantity: sql<number>`coalesce(sum(${refunds.quantity}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'refunded'), not(staysWithBuyerRow)));
  return row?.quantity ?? 0;
}

export async function findNickname(reader: Reader, accountId: number): Promise<string | null> {
  const [account] = await reader
    .select({ nickname: accounts.nickname })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.nickname ?? null;
}

/** When an order was placed. */
export async function findOrderTime(reader: Reader, orderId: number): Promise<Date> {
  const [order] = await reader.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`Order ${orderId} does not exist`);
  return order.at;
}

/** Refunds with a deadline that match `which`, the longest overdue first. */
export async function listWaiting(which: SQL | undefined, limit: number): Promise<string[]> {
  const rows = await database()
    .select({ number: refunds.number })
    .from(refunds)
    .where(which)
    .orderBy(asc(refunds.answerBy))
    .limit(limit);
  return rows.map(({ number }) => number);
}

/** Whether the condition still holds, now that the refund is locked. */
export async function stillMatches(tx: Transaction, refundId: number, which: SQL | undefined): Promise<boolean> {
  const rows = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.id, refundId), which));
  return rows.length > 0;
}

/** A refusal that the platform has to decide about. */
export const isAppealed = and(
  eq(refunds.status, 'refused'),
  isNotNull(refunds.platformAskedAt),
  isNull(refunds.platformDecidedAt),
);

const isUnended = or(inArray(refunds.status, [...open, 'refunding']), isAppealed);

export const listUnended = (reader: Reader, orderId: number) =>
  reader
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isUnended));

/** How many refunds of an order have not ended; one that only the provider has still to pay counts, too. */
export async function countUnended(reader: Reader, orderId: number): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isUnended));
  return row?.count ?? 0;
}

/** The hashes of pictures; refused when the account has not uploaded one of them itself. */
export async function ownHashes(tx: Transaction, accountId: number, urls: readonly string[]): Promise<string[]> {
  const hashes = urls.map((url) => url.split('/').at(-1) ?? '');
  await assertOwnPictures(tx, accountId, hashes);
  return hashes;
}

/** The same for someone who acts for a shop. Without an account, at the demo's desk, there are no pictures. */
export async function shownHashes(
  tx: Transaction,
  { accountId }: { accountId: number | null },
  urls: readonly string[],
): Promise<string[]> {
  return accountId === null ? [] : ownHashes(tx, accountId, urls);
}

/**
 * Refuses a tracking number of another parcel: one that a shop has sent, or one by which someone else returns something. Its
 * tracking would prove nothing.
 */
export async function assertTrackingFree(
  reader: Reader,
  { accountId, shopId }: Pick<RefundRow, 'accountId' | 'shopId'>,
  { returnCarrier, returnNumber }: { returnCarrier: string; returnNumber: string },
): Promise<void> {
  if (returnCarrier === '') return; // this carrier is never asked
  const [sent] = await reader
    .select({ id: shipments.id })
    .from(shipments)
    .where(and(eq(shipments.carrier, returnCarrier), eq(shipments.trackingNumber, returnNumber)))
    .limit(1);
  const [returned] = await reader
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.returnCarrier, returnCarrier),
        eq(refunds.returnNumber, returnNumber),
        or(ne(refunds.accountId, accountId), ne(refunds.shopId, shopId)),
      ),
    )
    .limit(1);
  if (sent || returned) throw new Refusal('tracking_taken');
}

/** Whether a picture is evidence, of either side, in a refund that the account has requested or may decide for a shop. */
export async function isProofFor(accountId: number, hash: string): Promise<boolean> {
  const shopIds = await listShopsWithScope(accountId, 'refunds');
  const [refund] = await database()
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        or(eq(refunds.accountId, accountId), inArray(refunds.shopId, shopIds)),
        or(
          arrayContains(refunds.pictureHashes, [hash]),
          arrayContains(refunds.refusalPictureHashes, [hash]),
          arrayContains(refunds.offerPictureHashes, [hash]),
          arrayContains(refunds.disputePictureHashes, [hash]),
        ),
      ),
    )
    .limit(1);
  return refund !== undefined;
}
