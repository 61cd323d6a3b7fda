import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { deliveryDays, deliveryTriesMax, failingDaysMax } from '#contract/integrations/merchant-webhooks.ts';
import { database, type Transaction, transaction } from '#server/database/connection.ts';
import { publish } from '#server/database/events.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { log } from '#server/http/log.ts';
import { webhookSwitchedOff } from '#server/modules/integrations/events.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';
import { logAct } from '#server/modules/shops/index.ts';
import { sign } from '#server/providers/signed-message.ts';
import type { WebhookAnswer } from '#server/providers/webhooks/post-webhook.ts';
import { sendWebhook } from '#server/providers/webhooks/webhook-sender.ts';
import { type Claimed, claimDue } from './claim-due.ts';
import { giveUpWaiting } from './edit-webhook.ts';
import { openWebhookSecret } from './seal-webhook.ts';

/**
 * Sends what is due to webhooks, until nothing is. Any number of processes may do so at once: a delivery is claimed, and its next try
 * postponed, before it is sent. If the process dies then, it is sent again under the same id.
 */
export async function sendWebhooks(): Promise<void> {
  for (let due = await claimDue(); due.length > 0; due = await claimDue())
    await Promise.all(due.map(async (claimed) => record(claimed, await send(claimed).catch(notSent(claimed)))));
}

/** What the mall itself cannot send, such as with a secret that does not open, must not hold up the others, nor be tried for ever. */
const notSent =
  ({ id, webhookId }: Claimed) =>
  (error: unknown): WebhookAnswer => {
    log.error({ err: error, id, webhookId }, `webhook delivery ${id} could not be sent`);
    return { status: null, answer: '', failure: 'unreachable', tookMs: 0 };
  };

async function send({ shopId, kind, url, body, sealedSecret, formerSecret }: Claimed): Promise<WebhookAnswer> {
  const sealed = formerSecret === null ? [sealedSecret] : [sealedSecret, formerSecret];
  const secrets = await Promise.all(sealed.map((one) => openWebhookSecret(shopId, one)));
  return sendWebhook({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Galleria-Webhooks/1',
      'galleria-event': kind,
      'galleria-signature': sign(body, secrets),
    },
  });
}

async function record(claimed: Claimed, { status, answer, failure, tookMs }: WebhookAnswer): Promise<void> {
  const { id, webhookId, kind, tries } = claimed;
  const state = failure === null ? 'delivered' : tries >= deliveryTriesMax ? 'failed' : 'waiting';
  await transaction(async (tx) => {
    // The webhook first, as who switches it off does. Whoever does so meanwhile has given the delivery up.
    await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhookId)).for('no key update');
    const isMine = and(
      eq(webhookDeliveries.id, id),
      eq(webhookDeliveries.tries, tries),
      eq(webhookDeliveries.state, 'waiting'),
    );
    const ended = { state, answerStatus: status, answer, failure, tookMs } as const;
    const recorded = await tx
      .update(webhookDeliveries)
      .set(ended)
      .where(isMine)
      .returning({ id: webhookDeliveries.id });
    if (recorded.length === 0) return;
    if (failure === null) await noteSuccess(tx, webhookId);
    else await noteFailure(tx, claimed);
  });
  if (failure) log.info({ id, webhookId, kind, tries, failure, status }, `webhook delivery ${id} failed: ${failure}`);
}

async function noteSuccess(tx: Transaction, webhookId: number): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failingSince)));
}

/** After days of nothing but failures the webhook is switched off, once, and the shop is notified. */
async function noteFailure(tx: Transaction, { webhookId, shopId, url }: Claimed): Promise<void> {
  const isTooLong = sql<boolean>`coalesce(failing_since < ${mallNow} - make_interval(days => ${failingDaysMax}), false)`;
  const [webhook] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${mallNow})` })
    .where(and(eq(webhooks.id, webhookId), webhooks.isOn))
    .returning({ failingSince: webhooks.failingSince, isTooLong });
  if (!webhook?.isTooLong || !webhook.failingSince) return;
  await tx.update(webhooks).set({ isOn: false, switchedOffAt: mallNow }).where(eq(webhooks.id, webhookId));
  await giveUpWaiting(tx, webhookId);
  await logAct(tx, { shopId, accountId: null }, 'webhook_switched_off', url);
  const failingSince = webhook.failingSince.toISOString();
  await publish(tx, webhookSwitchedOff, { shopId, webhookId, url, failingSince });
}

/** Deletes what the log no longer shows. */
export async function deleteOldDeliveries(): Promise<void> {
  await database()
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.queuedAt, sql`${mallNow} - make_interval(days => ${deliveryDays})`));
}
