import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, nothing, Paging, pageOf, versionMax } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { sentKinds, webhookKinds } from './webhook-events.ts';

// Webhooks: the mall notifies servers of a shop of what happens, signed, until they confirm it.

export const webhooksMax = 10;
export const deliveryTriesMax = 8;
export const deliveryDays = 30; // how long the log is
export const formerSecretHours = 24; // how long both secrets sign after one was renewed
export const failingDaysMax = 3; // after so many days of nothing but failures a webhook is switched off

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** `address`: the mall does not send there. `status`: the answer was not 2xx. `switched_off`: it was waiting when the webhook was.
 * `dropped`: the platform has decided not to send it. */
export const deliveryFailures = [
  'address',
  'unreachable',
  'timeout',
  'redirect',
  'status',
  'switched_off',
  'dropped',
] as const;
/** `stopped`: whoever saved it last may no longer see what it sends. */
export const webhookStates = ['on', 'off', 'switched_off', 'stopped'] as const;

const Time = z.iso.datetime().meta({ examples: ['2026-11-16T08:30:00.000Z'] });

const Target = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .describe('https, on port 443 or 8443 of a public address')
  .meta({ examples: ['https://hooks.example.com/galleria'] });

const Kinds = z
  .array(z.enum(webhookKinds))
  .min(1)
  .max(webhookKinds.length)
  .transform((kinds) => webhookKinds.filter((kind) => kinds.includes(kind)))
  .meta({ examples: [['order.paid', 'refund.asked']] });

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)).max(webhookKinds.length),
  isOn: z.boolean(),
  state: z.enum(webhookStates),
  failingSince: Time.nullable(),
  formerSecretEndsAt: Time.nullable().describe('Until then the secret from before signs too'),
  savedBy: z.string(),
  savedAt: Time,
  version: z.int().min(1),
});
export type Webhook = z.infer<typeof Webhook>;

const Secret = z.string().describe('Signs what is sent. It is not shown again');

export const listWebhooks = call({
  method: 'GET',
  path: '/api/merchant/webhook/list',
  who: 'merchant',
  scope: 'people',
  summary: 'Lists the shop’s webhooks',
  input: nothing,
  output: z.array(Webhook).max(webhooksMax),
  refuses: [],
});

export const addWebhook = call({
  method: 'POST',
  path: '/api/merchant/webhook/add',
  who: 'merchant',
  scope: 'people',
  summary: 'Adds a webhook for what the caller may see themselves, and returns its secret',
  input: z.object({ url: Target, kinds: Kinds }),
  output: z.object({ webhook: Webhook, secret: Secret }),
  refuses: ['not_allowed', 'webhook_target_refused', 'too_many_webhooks'],
});

export const editWebhook = call({
  method: 'POST',
  path: '/api/merchant/webhook/edit',
  who: 'merchant',
  scope: 'people',
  summary:
    'Changes a webhook, or switches it on or off, unless someone else has changed it since `version`. From then on it sends what the caller may see. One that is switched off gives up what still waits',
  input: z.object({ id: Id, version: z.int().min(1).max(versionMax), url: Target, kinds: Kinds, isOn: z.boolean() }),
  output: Webhook,
  refuses: ['not_allowed', 'webhook_not_found', 'webhook_target_refused', 'changed_meanwhile'],
});

export const renewWebhookSecret = call({
  method: 'POST',
  path: '/api/merchant/webhook/secret/renew',
  who: 'merchant',
  scope: 'people',
  summary: `Makes a new secret. For ${formerSecretHours} hours the one from before signs too`,
  input: z.object({ id: Id }),
  output: z.object({ secret: Secret, formerSecretEndsAt: Time }),
  refuses: ['webhook_not_found'],
});

export const deleteWebhook = call({
  method: 'POST',
  path: '/api/merchant/webhook/delete',
  who: 'merchant',
  scope: 'people',
  summary: 'Deletes a webhook for good, with its secret and its log',
  input: z.object({ id: Id }),
  output: done,
  refuses: ['webhook_not_found'],
});

export const Delivery = z.object({
  id: Id,
  eventId: z.string(),
  kind: z.enum(sentKinds),
  isReplay: z.boolean(),
  state: z.enum(deliveryStates),
  tries: z.int().min(0).max(deliveryTriesMax),
  queuedAt: Time,
  triedAt: Time.nullable(),
  nextTryAt: Time.nullable().describe('Only while it waits'),
  answerStatus: z.int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  tookMs: z.int().min(0).nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

/** Counting stops here: so many are at least that many. */
export const deliveryCountMax = 10_000;

export const listDeliveries = call({
  method: 'GET',
  path: '/api/merchant/webhook/deliveries',
  who: 'merchant',
  scope: 'people',
  summary: `Lists what was sent to a webhook in the last ${deliveryDays} days, newest first. \`total\` counts no further than 10,000`,
  input: z.object({ webhookId: Id, state: filterOf(z.enum(deliveryStates)), ...Paging.shape }),
  output: pageOf(Delivery),
  refuses: ['webhook_not_found'],
});

export const DeliveryDetail = Delivery.extend({
  url: z.string(),
  body: z.string().describe('What was sent, or will be'),
  answer: z.string().describe('The first kilobyte of the last answer'),
});
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;

export const getDelivery = call({
  method: 'GET',
  path: '/api/merchant/webhook/delivery',
  who: 'merchant',
  scope: 'people',
  summary: 'Returns one delivery with what was sent and what was answered',
  input: z.object({ id: Id }),
  output: DeliveryDetail,
  refuses: ['delivery_not_found'],
});

export const replayDelivery = call({
  method: 'POST',
  path: '/api/merchant/webhook/replay',
  who: 'merchant',
  scope: 'people',
  summary: 'Sends the same event to its webhook once more, with the same id',
  input: z.object({ id: Id }),
  output: z.object({ id: Id.describe('Of the new delivery') }),
  refuses: ['delivery_not_found', 'webhook_off', 'too_many_tries'],
});

export const sendTestEvent = call({
  method: 'POST',
  path: '/api/merchant/webhook/test',
  who: 'merchant',
  scope: 'people',
  summary: 'Sends an event of the kind `test` to a webhook',
  input: z.object({ id: Id }),
  output: z.object({ id: Id.describe('Of the delivery') }),
  refuses: ['webhook_not_found', 'webhook_off', 'too_many_tries'],
});
