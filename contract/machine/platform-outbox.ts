import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { filterOf, Id, Paging, pageOf } from '#contract/core/values.ts';
import { done } from '#contract/identity/shopper.ts';
import { deliveryFailures } from '#contract/integrations/merchant-webhooks.ts';

// What waits to leave the mall, or could not: mails, text messages, and webhooks of shops.

export const outboxStates = ['waiting', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];
export const dropReasonMax = 200;
/** Counting stops here: so many are at least that many. */
export const outboxCountMax = 10_000;

const Instant = z.iso.datetime();
const LongId = z.coerce
  .number()
  .int()
  .positive()
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ examples: [1] });
const Reason = z.string().trim().min(1).max(dropReasonMax).describe('For the log of the platform');
const Listed = z.object({ state: filterOf(z.enum(outboxStates)).describe('"waiting" without it'), ...Paging.shape });

export const WaitingMessage = z.object({
  id: LongId,
  channel: z.enum(['email', 'sms']),
  recipient: z.string().describe('Without what would identify the person'),
  kind: z.string().describe('What it is about; empty for codes and links that someone asked for'),
  writtenAt: Instant,
  triedAt: Instant.nullable(),
  nextTryAt: Instant.nullable().describe('Only while it waits'),
  tries: z.int().min(0),
  failure: z.string(),
  canRetry: z.boolean().describe('False when it had a code, which is not stored after a failure'),
});
export type WaitingMessage = z.infer<typeof WaitingMessage>;

export const listWaitingMessages = call({
  method: 'GET',
  path: '/api/platform/machine/messages',
  who: 'platform',
  scope: 'machine',
  summary:
    'Lists mails and text messages that wait or could not be sent, newest first. `total` counts no further than 10,000',
  input: Listed,
  output: pageOf(WaitingMessage),
  refuses: [],
});

export const retryMessage = call({
  method: 'POST',
  path: '/api/platform/machine/messages/retry',
  who: 'platform',
  scope: 'machine',
  summary: 'Sends a message that waits or has failed, now, with all its tries again',
  input: z.object({ id: LongId }),
  output: done,
  refuses: ['message_not_found', 'message_being_sent', 'message_had_code'],
});

export const dropMessage = call({
  method: 'POST',
  path: '/api/platform/machine/messages/drop',
  who: 'platform',
  scope: 'machine',
  summary: 'Decides that a message is not sent',
  input: z.object({ id: LongId, reason: Reason }),
  output: done,
  refuses: ['message_not_found', 'message_being_sent'],
});

export const OpenDelivery = z.object({
  id: LongId,
  shopId: Id,
  shopName: z.string(),
  kind: z.string(),
  queuedAt: Instant,
  triedAt: Instant.nullable(),
  nextTryAt: Instant.nullable().describe('Only while it waits'),
  tries: z.int().min(0),
  failure: z.enum(deliveryFailures).nullable(),
  answerStatus: z.int().nullable(),
  isWebhookOn: z.boolean(),
});
export type OpenDelivery = z.infer<typeof OpenDelivery>;

export const listOpenDeliveries = call({
  method: 'GET',
  path: '/api/platform/machine/deliveries',
  who: 'platform',
  scope: 'machine',
  summary: 'Lists deliveries to webhooks that wait or have failed, newest first. `total` counts no further than 10,000',
  input: Listed,
  output: pageOf(OpenDelivery),
  refuses: [],
});

export const retryDelivery = call({
  method: 'POST',
  path: '/api/platform/machine/deliveries/retry',
  who: 'platform',
  scope: 'machine',
  summary: 'Sends a delivery that waits or has failed, now, with all its tries again',
  input: z.object({ id: LongId }),
  output: done,
  refuses: ['delivery_not_found', 'webhook_off', 'message_being_sent'],
});

export const dropDelivery = call({
  method: 'POST',
  path: '/api/platform/machine/deliveries/drop',
  who: 'platform',
  scope: 'machine',
  summary: 'Decides that a waiting delivery is not sent; the shop can replay it',
  input: z.object({ id: LongId, reason: Reason }),
  output: done,
  refuses: ['delivery_not_found', 'message_being_sent'],
});
