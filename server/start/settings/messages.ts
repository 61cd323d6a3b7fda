import { z } from 'zod';
import { startFailure } from '#server/database/start-failure.ts';
import type { SmtpSettings } from '#server/providers/mail/send-mail.ts';
import type { SmsSettings } from '#server/providers/sms/send-sms.ts';

/** A line break in one of these values would start another mail header. */
const line = z.string().regex(/^[^\r\n]+$/, 'must be a single line');
const sender = line.regex(
  /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
  'must look like mall@example.com or The mall <mall@example.com>',
);

/** Settings for sending mails and text messages. */
export const MessageSettings = z.object({
  SMTP_HOST: line.optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SMTP_USER: line.optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** `on`: encrypted from the first byte. `starttls`: encrypted after the greeting, or not at all. `off`: never. */
  SMTP_SECURE: z.enum(['on', 'starttls', 'off']).default('starttls'),
  SMTP_FROM: sender.optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_KEY: line.optional(),
  SMS_FROM: line.optional(),
});

/** Complete or not at all: an incomplete configuration would only be noticed by people who wait for a code. */
export function readMessageSettings(data: z.infer<typeof MessageSettings>): {
  smtp: SmtpSettings | null;
  sms: SmsSettings | null;
} {
  return { smtp: smtpOf(data), sms: smsOf(data) };
}

function smtpOf(data: z.infer<typeof MessageSettings>): SmtpSettings | null {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password, SMTP_SECURE: secure } = data;
  if (!host && !from && !user && !password) return null;
  if (!host) throw missing('SMTP_HOST', 'mail is');
  if (!from) throw missing('SMTP_FROM', 'mail is');
  if (!user !== !password) throw missing(user ? 'SMTP_PASSWORD' : 'SMTP_USER', 'mail is');
  const sign = user && password ? { user, password } : null;
  return { host, from, secure, sign, port: data.SMTP_PORT ?? (secure === 'on' ? 465 : 587) };
}

function smsOf({ SMS_URL: url, SMS_KEY: key, SMS_FROM: from }: z.infer<typeof MessageSettings>): SmsSettings | null {
  if (!url && !key && !from) return null;
  if (!url) throw missing('SMS_URL', 'text messages are');
  if (!key) throw missing('SMS_KEY', 'text messages are');
  if (!from) throw missing('SMS_FROM', 'text messages are');
  return { url, key, from };
}

function missing(name: string, what: string): Error {
  return startFailure(`The setting ${name} is missing: ${what} only half set up`);
}
