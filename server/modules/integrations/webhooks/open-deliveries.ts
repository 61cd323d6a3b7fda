import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { Refusal } from '#server/http/refusal.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';

/** Makes a delivery that waits or has failed due now, with all its tries, for the platform. */
export async function sendDeliveryAgain(tx: Transaction, id: number): Promise<{ kind: string; shopId: number }> {
  const delivery = await lockDelivery(tx, id, ['waiting', 'failed']);
  if (!delivery.isOn) throw new Refusal('webhook_off');
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, failure: null, answerStatus: null, answer: '', nextTryAt: mallNow })
    .where(eq(webhookDeliveries.id, id));
  return delivery;
}

/** Gives a waiting delivery up. The shop sees why, and can replay it. */
export async function dropWaitingDelivery(tx: Transaction, id: number): Promise<{ kind: string; shopId: number }> {
  const delivery = await lockDelivery(tx, id, ['waiting']);
  await tx.update(webhookDeliveries).set({ state: 'failed', failure: 'dropped' }).where(eq(webhookDeliveries.id, id));
  return delivery;
}

/** The webhook first, as who switches it off does. */
async function lockDelivery(tx: Transaction, id: number, states: ('waiting' | 'failed')[]) {
  const [found] = await tx
    .select({ webhookId: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  if (!found) throw new Refusal('delivery_not_found');
  const [webhook] = await tx
    .select({ isOn: webhooks.isOn })
    .from(webhooks)
    .where(eq(webhooks.id, found.webhookId))
    .for('share');
  // A try takes a few seconds: before it has ended, another one would send the event twice.
  const isBeingSent = sql<boolean>`${webhookDeliveries.state} = 'waiting' and coalesce(${webhookDeliveries.triedAt} > ${mallNow} - interval '15 seconds', false)`;
  const [delivery] = await tx
    .select({ kind: webhookDeliveries.kind, shopId: webhookDeliveries.shopId, isBeingSent })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.state, states)))
    .for('update');
  if (!delivery) throw new Refusal('delivery_not_found');
  if (delivery.isBeingSent) throw new Refusal('message_being_sent');
  return { ...delivery, isOn: webhook?.isOn ?? false };
}
