import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type SentKind, type WebhookKind, webhookData, webhookVersion } from '#contract/integrations/webhook-events.ts';
import type { PayoutStatus } from '#contract/payouts/values.ts';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import type { stockLow } from '#server/modules/catalogue/index.ts';
import { webhookDeliveries } from '#server/modules/integrations/tables.ts';
import { findAskedRefund, findEndedPayout, findSentParcel, listPaidOrders } from './event-queries.ts';
import { lockReceivers } from './webhook-queries.ts';

type DataOf<Kind extends SentKind> = z.input<(typeof webhookData)[Kind]>;
type Happened<Kind extends SentKind> = { shopId: number; happenedAt: Date; data: DataOf<Kind> };

/** The body of an event, as it is signed and sent. */
export function bodyOf<Kind extends SentKind>(kind: Kind, { shopId, happenedAt, data }: Happened<Kind>) {
  const id = `evt_${randomUUID().replaceAll('-', '')}`;
  const event = { id, version: webhookVersion, kind, shopId, happenedAt: happenedAt.toISOString() };
  return { eventId: id, body: JSON.stringify({ ...event, data: webhookData[kind].parse(data) }) };
}

/** Writes down that webhooks of a shop are to be sent an event, once each: `about` says what it is about. */
async function queueEvent<Kind extends WebhookKind>(
  tx: Transaction,
  kind: Kind,
  about: string,
  happened: Happened<Kind>,
): Promise<void> {
  const { shopId } = happened;
  const receivers = await lockReceivers(tx, shopId, kind);
  if (receivers.length === 0) return;
  const event = { shopId, kind, cause: `${kind}:${about}`, ...bodyOf(kind, happened) };
  await tx
    .insert(webhookDeliveries)
    .values(receivers.map((webhookId) => ({ ...event, webhookId, queuedAt: mallNow, nextTryAt: mallNow })))
    .onConflictDoNothing();
}

export async function queueOrdersPaid(tx: Transaction, paymentNumber: string): Promise<void> {
  for (const { orderNumber, shopId, paidAt, shipBy, ...order } of await listPaidOrders(tx, paymentNumber))
    await queueEvent(tx, 'order.paid', orderNumber, {
      ...{ shopId, happenedAt: paidAt },
      data: {
        ...{ orderNo: orderNumber, ...order },
        ...{ paidAt: paidAt.toISOString(), shipBy: shipBy?.toISOString() ?? null },
      },
    });
}

export async function queueParcelSent(tx: Transaction, shipmentId: number): Promise<void> {
  const parcel = await findSentParcel(tx, shipmentId);
  if (!parcel) return;
  const { shopId, orderNumber, sentAt, ...sent } = parcel;
  await queueEvent(tx, 'order.shipped', String(shipmentId), {
    ...{ shopId, happenedAt: sentAt },
    data: { orderNo: orderNumber, parcelId: shipmentId, ...sent, sentAt: sentAt.toISOString() },
  });
}

export async function queueRefundAsked(
  tx: Transaction,
  { number, status }: { number: string; status: string },
): Promise<void> {
  if (status !== 'under_review') return;
  const refund = await findAskedRefund(tx, number);
  if (!refund) return;
  const { shopId, orderNumber, askedAt, answerBy, ...asked } = refund;
  await queueEvent(tx, 'refund.asked', number, {
    ...{ shopId, happenedAt: askedAt },
    data: {
      ...{ refundOrderNo: number, orderNo: orderNumber, ...asked },
      ...{ askedAt: askedAt.toISOString(), answerBy: answerBy?.toISOString() ?? null },
    },
  });
}

const payoutKinds: Partial<Record<PayoutStatus, 'payout.paid' | 'payout.failed' | 'payout.returned'>> = {
  paid: 'payout.paid',
  failed: 'payout.failed',
  returned: 'payout.returned',
};

/** A payout may have moved on since: the body says what it was when the event happened, by its kind. */
export async function queuePayoutMoved(
  tx: Transaction,
  { number, status }: { number: string; status: PayoutStatus },
): Promise<void> {
  const kind = payoutKinds[status];
  if (!kind) return;
  const payout = await findEndedPayout(tx, number);
  if (!payout?.endedAt) return;
  const { shopId, endedAt, bank, lastFour, ...ended } = payout;
  await queueEvent(tx, kind, number, {
    ...{ shopId, happenedAt: endedAt },
    data: { payoutNo: number, account: `${bank} …${lastFour}`, ...ended, endedAt: endedAt.toISOString() },
  });
}

export async function queueStockLow(tx: Transaction, low: z.output<typeof stockLow.shape>): Promise<void> {
  const { shopId, at, ...data } = low;
  await queueEvent(tx, 'stock.low', `${low.skuId}:${at}`, { shopId, happenedAt: new Date(at), data });
}
