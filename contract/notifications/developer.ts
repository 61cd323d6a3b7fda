import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { Id } from '#contract/core/values.ts';

export const OutboxMessage = z.object({
  id: z.int().positive(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  code: z.string().nullable(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

/** One message in full: a mail also as HTML. */
export const OutboxMail = OutboxMessage.extend({ html: z.string().nullable() });
export type OutboxMail = z.infer<typeof OutboxMail>;

export const getOutboxMail = call({
  method: 'GET',
  path: '/api/dev/outbox/{id}',
  who: 'anyone',
  summary: 'Returns one mail or text message that the demo mall has sent, a mail also as HTML. Only in demo mode',
  input: z.object({ id: Id }),
  output: OutboxMail,
  refuses: ['bad_input', 'not_found', 'outbox_closed'],
});

export const listOutbox = call({
  method: 'GET',
  path: '/api/dev/outbox',
  who: 'anyone',
  summary: 'Lists mails and text messages that the demo mall has sent, newest first. Only in demo mode',
  input: z.object({ to: z.string().trim().max(254).optional() }),
  output: z.array(OutboxMessage).max(100),
  refuses: ['outbox_closed'],
});
