import { localPath } from '#contract/core/local-path.ts';
import { unprintable } from './html-tokens.ts';

const ourPicture = /^\/media\/[0-9a-f]{32}(?:\/\d{2,4})?$/;
const altMax = 200;

/** The attributes with which a tag of rich text is written; null when it must not be written at all. */
export function safeAttributes(tag: string, given: ReadonlyMap<string, string>): string | null {
  const read = (name: string) => decoded(given.get(name) ?? '').replaceAll(unprintable, '');
  if (tag === 'a') {
    const href = safeLink(read('href'));
    return href === null ? null : ` href="${escaped(href)}" rel="noopener nofollow ugc"`;
  }
  if (tag === 'img') {
    const src = read('src').trim();
    return ourPicture.test(src)
      ? ` src="${src}" alt="${escaped(read('alt').slice(0, altMax).toWellFormed().trim())}"`
      : null;
  }
  return '';
}

/** A link to a page of the mall or to another site, as a browser would read it; null for anything else. */
function safeLink(given: string): string | null {
  const link = given.trim();
  if (link.startsWith('/')) return localPath(link) === link && !link.includes('`') ? link : null;
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  // Old browsers took a backtick for a quote.
  return url.username || url.password || url.href.length > 2_000 ? null : url.href.replaceAll('`', '%60');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

// Other names stay as they are written: a link or picture is then simply not one that is let through.
function decoded(value: string): string {
  return value.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}

function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
