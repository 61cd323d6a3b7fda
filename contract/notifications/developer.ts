import { z } from 'zod';
import { call } from '#contract/core/call.ts';
import { type Locale, locales } from '#contract/core/languages.ts';
import { Id } from '#contract/core/values.ts';
import { messageTopics } from './message-wording.ts';

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

const sampleMailsMax = 200;
const Language = z.enum(locales as [Locale, ...Locale[]]);
const Kind = z
  .string()
  .regex(/^[a-zA-Z]{1,40}$/)
  .describe('A kind of mail, as `listSampleMails` names it')
  .meta({ examples: ['orderPaid'] });

// What mails share is no mail of its own.
const { shared: _, ...topics } = messageTopics;
type Topic = keyof typeof topics;

export const SampleMailRow = z.object({
  kind: Kind,
  topic: z.enum(Object.keys(topics) as [Topic, ...Topic[]]),
  subject: z.string(),
});
export type SampleMailRow = z.infer<typeof SampleMailRow>;

export const listSampleMails = call({
  method: 'GET',
  path: '/api/dev/mails',
  who: 'anyone',
  summary: 'Lists every kind of mail that the mall sends, with its subject in a language. Only in demo mode',
  input: z.object({ language: Language }),
  output: z.array(SampleMailRow).max(sampleMailsMax),
  refuses: ['bad_input', 'outbox_closed'],
});

export const SampleMail = z.object({ kind: Kind, subject: z.string(), text: z.string(), html: z.string() });
export type SampleMail = z.infer<typeof SampleMail>;

export const getSampleMail = call({
  method: 'GET',
  path: '/api/dev/mails/{kind}',
  who: 'anyone',
  summary: 'Returns a mail of a kind as it would be sent in a language, with sample values. Only in demo mode',
  input: z.object({ kind: Kind, language: Language }),
  output: SampleMail,
  refuses: ['bad_input', 'message_kind_not_found', 'outbox_closed'],
});
