import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadPicture } from '#contract/content/shopper.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { sendFallback } from '#server/http/fallback-response.ts';
import { Refusal } from '#server/http/refusal.ts';
import { requestLocale } from '#server/http/request-locale.ts';
import { requestedAddress } from '#server/http/requested-address.ts';
import { findByConsoleToken } from '#server/http/session/session.ts';
import { consoleTokenIn } from '#server/http/session/session-cookies.ts';
import { siteNow } from '#server/modules/content/index.ts';
import { findSession } from '#server/modules/identity/index.ts';
import { findOperator } from '#server/modules/operators/index.ts';
import { leadsToPage } from '#server/pages/is-page.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Answers in place of the mall while it is closed for maintenance. Pages of the storefront and changes by shoppers wait; providers
 * still report payments and parcels, shops and operators work on, and operators see the storefront as it will be.
 */
export function openMaintenance(isHttps: boolean, headers: Record<string, string>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> => {
    const { message } = siteNow().maintenance;
    const { routed, written } = requestedAddress(incoming);
    const method = incoming.method ?? 'GET';
    const kind = waits(method, routed) ?? waits(method, written);
    if (!kind || (await isOperator(incoming, isHttps))) return false;
    const header = (name: string) => incoming.headers[name]?.toString();
    const locale = kind === 'html' ? splitLocale(routed).locale : requestLocale(header);
    const text = message[locale] || message.en || 'none';
    sendFallback(outgoing, new Refusal('maintenance', { text }), locale, kind, headers);
    return true;
  };
}

function waits(method: string, pathname: string): 'html' | 'json' | null {
  if (/^\/api\/(front|pc)\//.test(pathname))
    // Shops send pictures by the same call.
    return reads.has(method) || pathname === uploadPicture.path ? null : 'json';
  return leadsToPage(splitLocale(pathname.replace(/_?\.data$/, '') || '/').path) ? 'html' : null;
}

async function isOperator({ headers: { cookie = '' } }: IncomingMessage, isHttps: boolean): Promise<boolean> {
  const token = consoleTokenIn(cookie, isHttps);
  const session = token === null ? null : await findByConsoleToken(token, findSession);
  return session !== null && (await findOperator(session.accountId)) !== null;
}
