import { and, count, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { OutputOf } from '#contract/core/call.ts';
import type * as contract from '#contract/integrations/merchant-webhooks.ts';
import { formerSecretHours, type Webhook, webhooksMax } from '#contract/integrations/merchant-webhooks.ts';
import { type WebhookKind, webhookScopes } from '#contract/integrations/webhook-events.ts';
import { type Transaction, transaction } from '#server/database/connection.ts';
import { mallNow } from '#server/database/mall-clock.ts';
import { type Actor, actorOf, type Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { webhookDeliveries, webhooks } from '#server/modules/integrations/tables.ts';
import { assertWithin, lockShop, logAct } from '#server/modules/shops/index.ts';
import { isAllowedTarget } from '#server/providers/webhooks/webhook-sender.ts';
import { newSecret } from './seal-webhook.ts';
import { listWebhooksOf } from './webhook-queries.ts';

type Saved = { url: string; kinds: readonly WebhookKind[] };

/** Nobody has sent to them what they may not see themselves, nor anything to an address that is not public. */
function assertMaySave({ membership }: Caller<'merchant'>, { url, kinds }: Saved): void {
  assertWithin(
    membership,
    kinds.map((kind) => webhookScopes[kind]),
  );
  if (!isAllowedTarget(url)) throw new Refusal('webhook_target_refused');
}

/** Adds a webhook, whose secret is returned this once. */
export async function addWebhook(
  caller: Caller<'merchant'>,
  { url, kinds }: z.output<typeof contract.addWebhook.input>,
): Promise<OutputOf<typeof contract.addWebhook>> {
  assertMaySave(caller, { url, kinds });
  const { shopId } = caller.membership;
  const { secret, sealed } = await newSecret(shopId);
  return transaction(async (tx) => {
    await lockShop(tx, shopId);
    const [there] = await tx.select({ total: count() }).from(webhooks).where(eq(webhooks.shopId, shopId));
    if ((there?.total ?? 0) >= webhooksMax) throw new Refusal('too_many_webhooks');
    const row = { shopId, accountId: caller.session.accountId, url, kinds, sealedSecret: sealed, savedAt: mallNow };
    const [added] = await tx.insert(webhooks).values(row).returning({ id: webhooks.id });
    await logAct(tx, actorOf(caller), 'webhook_added', url, kinds.join(', '));
    return { webhook: await getWebhook(tx, shopId, added?.id ?? 0), secret };
  });
}

/** Changes a webhook, which from then on sends what the caller may see. */
export async function editWebhook(
  caller: Caller<'merchant'>,
  input: z.output<typeof contract.editWebhook.input>,
): Promise<Webhook> {
  const { id, version, url, kinds, isOn } = input;
  const { shopId } = caller.membership;
  return transaction(async (tx) => {
    const before = await lockWebhook(tx, shopId, id);
    assertMaySave(caller, { url, kinds: [...kinds, ...(before.kinds as WebhookKind[])] });
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    const who = { accountId: caller.session.accountId, savedAt: mallNow, version: version + 1 };
    const change = { url, kinds, isOn, failingSince: null, switchedOffAt: null, ...who };
    await tx.update(webhooks).set(change).where(eq(webhooks.id, id));
    if (!isOn) await giveUpWaiting(tx, id);
    await logAct(tx, actorOf(caller), 'webhook_changed', url, isOn ? kinds.join(', ') : '');
    return getWebhook(tx, shopId, id);
  });
}

/** What still waits is not sent to a webhook that is off; it can be replayed later. */
export async function giveUpWaiting(tx: Transaction, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', failure: 'switched_off' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')));
}

/** Makes a new secret, beside which the one from before signs for a while: receivers change over when they can. */
export async function renewSecret(actor: Actor, id: number): Promise<OutputOf<typeof contract.renewWebhookSecret>> {
  const { shopId } = actor;
  const { secret, sealed } = await newSecret(shopId);
  return transaction(async (tx) => {
    const { url, sealedSecret } = await lockWebhook(tx, shopId, id);
    const [renewed] = await tx
      .update(webhooks)
      .set({
        sealedSecret: sealed,
        formerSecret: sealedSecret,
        formerEndsAt: sql`${mallNow} + make_interval(hours => ${formerSecretHours})`,
      })
      .where(eq(webhooks.id, id))
      .returning({ formerEndsAt: webhooks.formerEndsAt });
    await logAct(tx, actor, 'webhook_secret_renewed', url);
    return { secret, formerSecretEndsAt: renewed?.formerEndsAt?.toISOString() ?? '' };
  });
}

export function deleteWebhook(actor: Actor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { url } = await lockWebhook(tx, actor.shopId, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await logAct(tx, actor, 'webhook_deleted', url);
    return null;
  });
}

async function lockWebhook(tx: Transaction, shopId: number, id: number) {
  const [webhook] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.shopId, shopId), eq(webhooks.id, id)))
    .for('update');
  if (!webhook) throw new Refusal('webhook_not_found');
  return webhook;
}

async function getWebhook(tx: Transaction, shopId: number, id: number): Promise<Webhook> {
  const [webhook] = await listWebhooksOf(shopId, id, tx);
  if (!webhook) throw new Error(`Webhook ${id} of shop ${shopId} was written and is not there`);
  return webhook;
}
