import { createTransport } from 'nodemailer';
import type { SendMessage } from '#server/providers/messages/message.ts';

export type SmtpSettings = {
  host: string;
  port: number;
  /** `on`: encrypted from the first byte. `starttls`: encrypted after the greeting, or not at all. `off`: never. */
  secure: 'on' | 'starttls' | 'off';
  sign: { user: string; password: string } | null;
  from: string;
};

const stepTimeoutMs = 5_000; // reliability §3.4: a slow provider gets five seconds

/** Sends mails by SMTP. The Message-ID is the row's id, so that a repeated mail can be recognised. */
export function openMail({ host, port, secure, sign, from }: SmtpSettings): SendMessage {
  const transport = createTransport({
    host,
    port,
    secure: secure === 'on',
    requireTLS: secure === 'starttls',
    ignoreTLS: secure === 'off',
    ...(sign && { auth: { user: sign.user, pass: sign.password } }),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@|>$/g, '');
  return async ({ id, recipient, subject, text, html, unsubscribeUrl }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient }, // as an object, so that a list of addresses cannot be injected
      subject,
      text,
      ...(html && { html }),
      messageId: `<galleria.${id}@${domain}>`,
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click', // RFC 8058
        }),
      },
    });
  };
}
