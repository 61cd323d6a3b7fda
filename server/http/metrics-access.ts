import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { isLoopbackAddress } from './source-address.ts';

type SocketEnv = { incoming?: { socket?: { remoteAddress?: string } } };
type MetricsSettings = { metricsToken: string | undefined; trustedProxies: readonly string[] };

// Headers that a proxy adds to a request.
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether a request may read the metrics: with the token, or from this machine itself. A request through a proxy on this machine
 * comes from elsewhere, so the address of a trusted proxy, or a header that only proxies add, needs the token.
 */
export function mayReadMetrics(context: Context, { metricsToken, trustedProxies }: MetricsSettings): boolean {
  const given = context.req.header('authorization')?.replace(/^bearer\s+/i, '') ?? '';
  if (metricsToken && isSame(given, metricsToken)) return true;
  const { incoming } = (context.env ?? {}) as SocketEnv;
  const peer = incoming?.socket?.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  if (!isLoopbackAddress(peer) || trustedProxies.includes(peer)) return false;
  return proxyHeaders.every((name) => context.req.header(name) === undefined);
}

/** Compares hashes in constant time, so that the duration reveals neither where the texts differ nor their lengths. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
