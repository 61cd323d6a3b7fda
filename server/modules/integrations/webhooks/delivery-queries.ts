import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import {
  type Delivery,
  type DeliveryDetail,
  deliveryCountMax,
  type listDeliveries,
} from '#contract/integrations/merchant-webhooks.ts';
import type { SentKind } from '#contract/integrations/webhook-events.ts';
import { database } from '#server/database/connection.ts';
import { Refusal } from '#server/http/refusal.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';

type Row = typeof webhookDeliveries.$inferSelect;

const deliveryOf = (row: Row): Delivery => ({
  ...{ id: row.id, eventId: row.eventId, kind: row.kind as SentKind, isReplay: row.replayOf !== null },
  ...{ state: row.state, tries: row.tries, failure: row.failure, answerStatus: row.answerStatus, tookMs: row.tookMs },
  queuedAt: row.queuedAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
});

/** What was sent to a webhook, newest first. */
export async function listDeliveriesOf(
  shopId: number,
  { webhookId, state, page, limit }: z.output<typeof listDeliveries.input>,
): Promise<OutputOf<typeof listDeliveries>> {
  const [webhook] = await database()
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.shopId, shopId), eq(webhooks.id, webhookId)));
  if (!webhook) throw new Refusal('webhook_not_found');
  const isAsked = and(
    eq(webhookDeliveries.webhookId, webhookId),
    state ? eq(webhookDeliveries.state, state) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    database()
      .select()
      .from(webhookDeliveries)
      .where(isAsked)
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database()
      .select({ total: count() })
      .from(
        database()
          .select({ id: webhookDeliveries.id })
          .from(webhookDeliveries)
          .where(isAsked)
          .limit(deliveryCountMax)
          .as('counted'),
      ),
  ]);
  return { list: rows.map(deliveryOf), total: counted?.total ?? 0, page, limit };
}

export async function getDeliveryOf(shopId: number, id: number): Promise<DeliveryDetail> {
  const [found] = await database()
    .select({ row: webhookDeliveries, url: webhooks.url })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.shopId, shopId), eq(webhookDeliveries.id, id)));
  if (!found) throw new Refusal('delivery_not_found');
  const { body, answer } = found.row;
  return { ...deliveryOf(found.row), url: found.url, body, answer };
}
