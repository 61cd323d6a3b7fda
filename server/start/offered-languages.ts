import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultLocale, splitLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { siteNow } from '#server/modules/content/index.ts';

/** Redirects pages in a language that is no longer offered to the same page in English; for now, since it may be offered again. */
export function redirectOffered(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const url = incoming.url ?? '/';
  const { locale, path } = splitLocale(url.split('?', 1)[0] ?? '/');
  if (locale === defaultLocale || siteNow().languages.offered.includes(locale)) return false;
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  outgoing.writeHead(302, { location: localPath(path + search), 'cache-control': 'no-store' }).end();
  return true;
}
