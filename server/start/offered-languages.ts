import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, locales, splitLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { requestedAddress } from '#server/http/requested-address.ts';
import { siteNow } from '#server/modules/content/index.ts';

/** Redirects pages in a language that is no longer offered to the same page in English; for now, since it may be offered again. */
export function redirectOffered(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { offered } = siteNow().languages;
  if (locales.every((locale) => offered.includes(locale))) return false;
  const { routed, pathname, search } = requestedAddress(incoming);
  const { locale } = splitLocale(routed);
  if (locale === defaultLocale || offered.includes(locale)) return false;
  const path = pathname.replace(/^\/[^/]*/, '') || '/'; // without the language, which may have escapes
  outgoing.writeHead(302, { location: localPath(path + search), 'cache-control': 'no-store' }).end();
  return true;
}
