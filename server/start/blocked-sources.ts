import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '#contract/core/languages.ts';
import { sendFallback } from '#server/http/fallback-response.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { requestedAddress } from '#server/http/requested-address.ts';
import { sourceAddress } from '#server/http/source-address.ts';
import { isSourceBlocked } from '#server/modules/accounts/index.ts';

/** Monitoring asks for these: a mall that does not answer them would be restarted. */
const watched = new Set(['/healthz', '/readyz', '/metrics']);

/** Refuses every request from a network that an operator has blocked: pages, console, calls and pictures. */
export function openBlockedSources(trustedProxies: readonly string[], headers: Record<string, string>) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const header = (name: string) => incoming.headers[name]?.toString();
    if (!isSourceBlocked(sourceAddress(incoming.socket.remoteAddress, header('x-forwarded-for'), trustedProxies)))
      return false;
    const { routed, written } = requestedAddress(incoming);
    if (watched.has(routed) && watched.has(written)) return false;
    const isCall = routed.startsWith('/api/');
    const locale = isCall ? requestLocale(header) : splitLocale(routed).locale;
    sendFallback(outgoing, new Refusal('source_blocked'), locale, isCall ? 'json' : 'html', headers);
    return true;
  };
}
