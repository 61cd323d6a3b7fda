import type { SendMessage } from '#server/providers/messages/message.ts';

export type SmsSettings = { url: string; key: string; from: string };

const timeoutMs = 5_000; // reliability §3.4: a slow provider gets five seconds

/**
 * Sends text messages through any service that takes `{to, from, text}` as JSON. The row's id is the idempotency key, so
 * that a repeated message is recognised and not sent (and paid for) twice.
 */
export function openSms({ url, key, from }: SmsSettings): SendMessage {
  return async ({ id, recipient, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        'Idempotency-Key': `galleria-${id}`,
      },
      body: JSON.stringify({ to: recipient, from, text }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS service answered ${response.status}`);
  };
}
