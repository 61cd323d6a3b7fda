import { and, eq, sql } from 'drizzle-orm';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { mallName } from '#server/http/mall-name.ts';
import { countTry } from '#server/http/rate-limit.ts';
import { Refusal } from '#server/http/refusal.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';
import { bodyOf } from './queue-events.ts';

/** Sends an event of the log once more, under its id. It is a delivery of its own, with tries of its own. */
export async function replayDelivery(shopId: number, id: number): Promise<{ id: number }> {
  await countTry('testWebhook', String(shopId));
  return transaction(async (tx) => {
    const [sent] = await tx
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.shopId, shopId), eq(webhookDeliveries.id, id)));
    if (!sent) throw new Refusal('delivery_not_found');
    await assertOn(tx, shopId, sent.webhookId);
    const { webhookId, eventId, kind, body } = sent;
    return queue(tx, { shopId, webhookId, eventId, kind, body, replayOf: sent.replayOf ?? id });
  });
}

export async function sendTest(shopId: number, webhookId: number): Promise<{ id: number }> {
  await countTry('testWebhook', String(shopId));
  return transaction(async (tx) => {
    const now = await assertOn(tx, shopId, webhookId);
    const event = bodyOf('test', { shopId, happenedAt: now, data: { text: `Hello from ${mallName('en')}` } });
    return queue(tx, { shopId, webhookId, kind: 'test', ...event });
  });
}

/** It stays on until the transaction ends. Returns the mall's time. */
async function assertOn(tx: Transaction, shopId: number, id: number): Promise<Date> {
  const [webhook] = await tx
    .select({ isOn: webhooks.isOn, now: sql<Date>`${mallNow}`.mapWith(webhooks.savedAt) })
    .from(webhooks)
    .where(and(eq(webhooks.shopId, shopId), eq(webhooks.id, id)))
    .for('share');
  if (!webhook) throw new Refusal('webhook_not_found');
  if (!webhook.isOn) throw new Refusal('webhook_off');
  return webhook.now;
}

type Queued = Pick<
  typeof webhookDeliveries.$inferInsert,
  'shopId' | 'webhookId' | 'eventId' | 'kind' | 'body' | 'replayOf'
>;

async function queue(tx: Transaction, delivery: Queued): Promise<{ id: number }> {
  const [queued] = await tx
    .insert(webhookDeliveries)
    .values({ ...delivery, queuedAt: mallNow, nextTryAt: mallNow })
    .returning({ id: webhookDeliveries.id });
  return { id: queued?.id ?? 0 };
}
