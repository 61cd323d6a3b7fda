import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/** Signs a message together with its sending time, so that an old one cannot be replayed. While a secret is replaced, by both. */
export function sign(body: string, secrets: string | readonly string[], now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return [`t=${seconds}`, ...[secrets].flat().map((secret) => `v1=${digest(seconds, body, secret)}`)].join(',');
}

/** Whether a message was signed with one of these secrets in the last five minutes. Two are valid while one is replaced. */
export function isSigned(body: string, header: string, secrets: readonly string[], now = Date.now()): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const seconds = Number(time);
  if (!given || Math.abs(now / 1000 - seconds) > toleranceSeconds) return false;
  const matches = secrets.map((secret) =>
    timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(digest(seconds, body, secret), 'hex')),
  );
  return matches.includes(true);
}

function digest(seconds: number, body: string, secret: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
