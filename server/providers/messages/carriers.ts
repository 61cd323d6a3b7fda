import { log } from '#server/http/log.ts';
import { openMail, type SmtpSettings } from '#server/providers/mail/send-mail.ts';
import { openSms, type SmsSettings } from '#server/providers/sms/send-sms.ts';
import type { Carry, Channel } from './message.ts';

/**
 * How each kind of message is sent: by a provider, into the outbox (where it is only stored to be read), or
 * not at all because nothing is set up.
 */
export type Carriers = Record<Channel, Carry | 'outbox' | 'none'>;

export function openCarriers(
  { smtp, sms }: { smtp: SmtpSettings | null; sms: SmsSettings | null },
  isDemo: boolean,
): Carriers {
  const otherwise = isDemo ? 'outbox' : 'none';
  const carriers: Carriers = { email: smtp ? openMail(smtp) : otherwise, sms: sms ? openSms(sms) : otherwise };
  if (carriers.email === 'none')
    log.warn('No mail can be sent, so nobody can register by mail: set SMTP_HOST and SMTP_FROM');
  if (carriers.sms === 'none') log.warn('No text message can be sent: set SMS_URL, SMS_KEY and SMS_FROM');
  return carriers;
}
