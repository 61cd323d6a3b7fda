import { localPath } from '#contract/core/local-path.ts';

const ourPicture = /^\/media\/[0-9a-f]{32}(?:\/\d{2,4})?$/;
const altMax = 200;
const linkMax = 2_000;

type Attributes = Readonly<Record<string, string>>;

/** The safe attributes of a tag; null when the tag must not be written at all. */
export function safeAttributes(tag: string, given: Attributes): Attributes | null {
  if (tag === 'a') {
    const href = safeLink(given.href ?? '');
    return href === null ? null : { href, rel: 'noopener nofollow ugc' };
  }
  if (tag === 'img') {
    const src = given.src?.trim() ?? '';
    return ourPicture.test(src) ? { src, alt: given.alt?.slice(0, altMax).toWellFormed().trim() ?? '' } : null;
  }
  return {};
}

/** A link to a page of the mall or to another site, normalised as a browser would; null for anything else. */
function safeLink(given: string): string | null {
  const link = given.trim();
  if (link.startsWith('/')) return localPath(link) === link && !link.includes('`') ? link : null;
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  // Old browsers took a backtick for a quote.
  return url.username || url.password || url.href.length > linkMax ? null : url.href.replaceAll('`', '%60');
}
