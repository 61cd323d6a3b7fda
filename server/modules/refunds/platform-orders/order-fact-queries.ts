import { asc, eq, inArray, sql } from 'drizzle-orm';
import { money, type Picture } from '#contract/core/values.ts';
import type { OrderStatus } from '#contract/orders/shopper.ts';
import type { OrderFact, OrderFactName } from '#contract/refunds/platform-orders.ts';
import type { RefundReason } from '#contract/refunds/shopper.ts';
import { database } from '#server/database/connection.ts';
import { pictureColumns, pictureValue } from '#server/modules/content/index.ts';
import { pictures } from '#server/modules/content/tables.ts';
import { addressChanges, orderStatusHistory, type orders, priceOffers } from '#server/modules/orders/tables.ts';
import { captures, charges, payments, providerRefunds } from '#server/modules/payments/tables.ts';
import { refundStatusHistory, refunds } from '#server/modules/refunds/tables.ts';
import { shipmentEvents, shipments } from '#server/modules/shipping/tables.ts';

type Order = typeof orders.$inferSelect;
type Details = Partial<Omit<OrderFact, 'at' | 'what' | 'amount'>> & { amount?: number | null };

function fact(at: Date | null, what: OrderFactName, { amount = null, ...details }: Details = {}): OrderFact[] {
  if (at === null) return [];
  const nothing = { by: null, about: '', reason: null, note: '', pictures: [] };
  return [{ at: at.toISOString(), what, amount: amount === null ? null : money(amount), ...nothing, ...details }];
}

const factsMax = 1_000;

/** Everything that happened to an order, oldest first: what is written down about it, its payment, its parcels and its refunds. */
export async function listFacts(order: Order): Promise<OrderFact[]> {
  const parts = await Promise.all([
    factsOfOrder(order),
    factsOfRequests(order.id),
    factsOfPayment(order.paymentId),
    factsOfParcels(order.id),
    factsOfRefunds(order.id),
  ]);
  // Facts of the same time stay in the order of these parts.
  return parts
    .flat()
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, factsMax);
}

const ofStatus: Record<OrderStatus, OrderFactName> = {
  awaiting_payment: 'placed',
  paid: 'paid',
  shipped: 'shipped',
  received: 'received',
  completed: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
};

async function factsOfOrder(order: Order): Promise<OrderFact[]> {
  const rows = await database()
    .select()
    .from(orderStatusHistory)
    .where(eq(orderStatusHistory.orderId, order.id))
    .orderBy(asc(orderStatusHistory.step));
  return [
    ...rows.flatMap(({ status, by, at }) =>
      fact(at, ofStatus[status], {
        by,
        ...(status === 'awaiting_payment' && { amount: order.payable, note: order.note }),
        ...(status === 'cancelled' && { note: order.cancelReason }),
      }),
    ),
    ...fact(order.overdueAt, 'overdue', { by: 'clock' }),
    ...fact(order.releasedAt, 'share_released', { by: 'clock', amount: order.shopShare - order.refundedShare }),
  ];
}

/** What buyer and shop have asked of each other: another address, a lower price. */
async function factsOfRequests(orderId: number): Promise<OrderFact[]> {
  const [changes, offers] = await Promise.all([
    database().select().from(addressChanges).where(eq(addressChanges.orderId, orderId)).orderBy(asc(addressChanges.id)),
    database().select().from(priceOffers).where(eq(priceOffers.orderId, orderId)).orderBy(asc(priceOffers.id)),
  ]);
  const decider = { agreed: 'shop', refused: 'shop', withdrawn: 'shopper', lapsed: 'clock' } as const;
  const answerer = { confirmed: 'shopper', declined: 'shopper', withdrawn: 'shop', lapsed: 'clock' } as const;
  return [
    ...changes.flatMap(({ createdAt, status, decidedAt, reason }) => [
      ...fact(createdAt, 'address_asked', { by: 'shopper' }),
      ...(status === 'open' ? [] : fact(decidedAt, `address_${status}`, { by: decider[status], note: reason })),
    ]),
    ...offers.flatMap(({ createdAt, status, endedAt, reason, payableBefore, productsOff, freightOff }) => [
      ...fact(createdAt, 'price_offered', {
        by: 'shop',
        amount: payableBefore - productsOff - freightOff,
        note: reason,
      }),
      ...(status === 'open' ? [] : fact(endedAt, `price_${status}`, { by: answerer[status] })),
    ]),
  ];
}

async function factsOfPayment(paymentId: number): Promise<OrderFact[]> {
  const [[payment], tried, came, back] = await Promise.all([
    database().select({ number: payments.number }).from(payments).where(eq(payments.id, paymentId)),
    database().select().from(charges).where(eq(charges.paymentId, paymentId)).orderBy(asc(charges.id)).limit(factsMax),
    database().select().from(captures).where(eq(captures.paymentId, paymentId)).orderBy(asc(captures.id)),
    database()
      .select({ refund: providerRefunds })
      .from(providerRefunds)
      .innerJoin(captures, eq(captures.id, providerRefunds.captureId))
      .where(eq(captures.paymentId, paymentId))
      .orderBy(asc(providerRefunds.id)),
  ]);
  const by = 'provider' as const;
  return [
    ...tried.flatMap(({ failedAt, amount, failure }) =>
      fact(failedAt, 'charge_failed', { by, about: payment?.number ?? '', amount, note: failure ?? '' }),
    ),
    ...came.flatMap(({ at, amount, providerId, isAccepted }) =>
      fact(at, isAccepted ? 'captured' : 'captured_late', { by, about: providerId, amount }),
    ),
    ...back.flatMap(({ refund: { operation, state, amount, doneAt, createdAt } }) => {
      const about = operation.split(':')[1] ?? '';
      if (state === 'failed') return fact(createdAt, 'pay_back_refused', { by, about, amount });
      return fact(doneAt, 'paid_back', { by: state === 'transferred' ? 'platform' : by, about, amount });
    }),
  ];
}

async function factsOfParcels(orderId: number): Promise<OrderFact[]> {
  const [sent, events] = await Promise.all([
    database().select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id)),
    database()
      .select({ event: shipmentEvents, number: shipments.trackingNumber })
      .from(shipmentEvents)
      .innerJoin(shipments, eq(shipments.id, shipmentEvents.shipmentId))
      .where(
        sql`${eq(shipments.orderId, orderId)} and ${inArray(shipmentEvents.step, ['delivered', 'problem', 'returned'])}`,
      )
      .orderBy(asc(shipmentEvents.at)),
  ]);
  return [
    ...sent.flatMap(({ sentAt, company, trackingNumber }) =>
      fact(sentAt, 'parcel_sent', { by: 'shop', about: [company, trackingNumber].filter(Boolean).join(' ') }),
    ),
    ...events.flatMap(({ event: { step, at, text, place }, number }) =>
      step === 'delivered' || step === 'problem' || step === 'returned'
        ? fact(at, `parcel_${step}`, { about: number, note: [text, place].filter(Boolean).join(' · ') })
        : [],
    ),
  ];
}

/** What was said and shown about its refunds: each picture beside the words that it belongs to. */
async function factsOfRefunds(orderId: number): Promise<OrderFact[]> {
  const asked = await database().select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
  if (asked.length === 0) return [];
  const [steps, shown] = await Promise.all([
    database()
      .select()
      .from(refundStatusHistory)
      .where(
        inArray(
          refundStatusHistory.refundId,
          asked.map(({ id }) => id),
        ),
      )
      .orderBy(asc(refundStatusHistory.refundId), asc(refundStatusHistory.step)),
    picturesOf(
      asked.flatMap((one) => [
        ...one.pictureHashes,
        ...one.refusalPictureHashes,
        ...one.offerPictureHashes,
        ...one.disputePictureHashes,
      ]),
    ),
  ]);
  return asked.flatMap((refund) => {
    const about = refund.number;
    const of = (hashes: readonly string[]) => hashes.flatMap((hash) => shown.get(hash) ?? []);
    const mine = steps.filter(({ refundId }) => refundId === refund.id);
    const offers = mine.filter(({ status }) => status === 'offered');
    return [
      ...mine.flatMap((step) => {
        const { status, by, note, amount, at } = step;
        const details = { by, about, note, amount };
        if (step === mine[0])
          return fact(at, `refund_${status}`, {
            ...details,
            amount: refund.askedPayable ?? refund.payable,
            reason: refund.reason as RefundReason,
            note: note || refund.note,
            pictures: of(refund.pictureHashes),
          });
        if (status === 'refused' && by === 'shop')
          return fact(at, 'refund_refused', { ...details, pictures: of(refund.refusalPictureHashes) });
        // Only the pictures of the last offer are stored.
        if (step === offers.at(-1))
          return fact(at, 'refund_offered', { ...details, pictures: of(refund.offerPictureHashes) });
        if (status === 'disputed' && by === 'shop')
          return fact(at, 'refund_disputed', { ...details, pictures: of(refund.disputePictureHashes) });
        return fact(at, `refund_${status}`, details);
      }),
      ...fact(refund.returnDeliveredAt, 'return_delivered', { about: refund.returnNumber }),
      ...fact(refund.platformAskedAt, 'platform_asked', { by: 'shopper', about }),
    ];
  });
}

async function picturesOf(hashes: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (hashes.length === 0) return new Map();
  const rows = await database()
    .select(pictureColumns)
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  return new Map(rows.map((row) => [row.hash, pictureValue(row)]));
}
