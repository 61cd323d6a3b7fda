import { createTransport } from 'nodemailer';
import type { Carry } from '#server/providers/messages/message.ts';

export type SmtpSettings = {
  host: string;
  port: number;
  /** `on`: encrypted from the first byte. `starttls`: encrypted after the greeting, or not at all. `off`: never. */
  secure: 'on' | 'starttls' | 'off';
  sign: { user: string; password: string } | null;
  from: string;
};

const stepTimeoutMs = 5_000; // reliability §3.4: a slow provider is given five seconds

/** Sends mails by SMTP. The number of the row is the Message-ID, so that a repeated mail can be told from a new one. */
export function openMail({ host, port, secure, sign, from }: SmtpSettings): Carry {
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
  return async ({ id, recipient, subject, text, html }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient }, // an object: a list of addresses cannot be smuggled in as one
      subject,
      text,
      ...(html && { html }),
      messageId: `<galleria.${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
