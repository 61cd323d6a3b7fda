import { z } from 'zod';
import { call } from './call.ts';

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

export const listOutbox = call({
  method: 'GET',
  path: '/api/dev/outbox',
  who: 'anyone',
  summary: 'Mails and text messages that the demo mall has sent, newest first. Only in demo mode',
  input: z.object({ to: z.string().trim().max(254).optional() }),
  output: z.array(OutboxMessage).max(100),
  refuses: ['outbox_closed'],
});
