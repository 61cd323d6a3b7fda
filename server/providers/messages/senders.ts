import { log } from '#server/http/log.ts';
import { openMail, type SmtpSettings } from '#server/providers/mail/send-mail.ts';
import { openSms, type SmsSettings } from '#server/providers/sms/send-sms.ts';
import type { Channel, SendMessage } from './message.ts';

/** How each kind of message is sent: by a provider, into the demo's outbox (where it is only stored), or not at all. */
export type Senders = Record<Channel, SendMessage | 'outbox' | 'none'>;

export function openSenders(
  { smtp, sms }: { smtp: SmtpSettings | null; sms: SmsSettings | null },
  isDemo: boolean,
): Senders {
  const fallback = isDemo ? 'outbox' : 'none';
  const senders: Senders = { email: smtp ? openMail(smtp) : fallback, sms: sms ? openSms(sms) : fallback };
  if (senders.email === 'none')
    log.warn('No mail can be sent, so nobody can register by mail: set SMTP_HOST and SMTP_FROM');
  if (senders.sms === 'none') log.warn('No text message can be sent: set SMS_URL, SMS_KEY and SMS_FROM');
  return senders;
}
