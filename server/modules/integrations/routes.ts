import * as keys from '#contract/integrations/merchant-keys.ts';
import * as webhooks from '#contract/integrations/merchant-webhooks.ts';
import { actorOf } from '#server/http/caller.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { addKey, revokeKey } from './keys/add-key.ts';
import { listKeysOf } from './keys/key-queries.ts';
import { getDeliveryOf, listDeliveriesOf } from './webhooks/delivery-queries.ts';
import { addWebhook, deleteWebhook, editWebhook, renewSecret } from './webhooks/edit-webhook.ts';
import { replayDelivery, sendTest } from './webhooks/send-again.ts';
import { listWebhooksOf } from './webhooks/webhook-queries.ts';

export function serveIntegrations(api: Api): void {
  serve(api, keys.listKeys, (_, { membership }) => listKeysOf(membership.shopId));
  serve(api, keys.addKey, (input, caller) => addKey(caller, input));
  serve(api, keys.revokeKey, ({ id }, caller) => revokeKey(actorOf(caller), id));
  serve(api, webhooks.listWebhooks, (_, { membership }) => listWebhooksOf(membership.shopId));
  serve(api, webhooks.addWebhook, (input, caller) => addWebhook(caller, input));
  serve(api, webhooks.editWebhook, (input, caller) => editWebhook(caller, input));
  serve(api, webhooks.renewWebhookSecret, ({ id }, caller) => renewSecret(actorOf(caller), id));
  serve(api, webhooks.deleteWebhook, ({ id }, caller) => deleteWebhook(actorOf(caller), id));
  serve(api, webhooks.listDeliveries, (filters, { membership }) => listDeliveriesOf(membership.shopId, filters));
  serve(api, webhooks.getDelivery, ({ id }, { membership }) => getDeliveryOf(membership.shopId, id));
  serve(api, webhooks.replayDelivery, ({ id }, { membership }) => replayDelivery(membership.shopId, id));
  serve(api, webhooks.sendTestEvent, ({ id }, { membership }) => sendTest(membership.shopId, id));
}
