import { splitLocale } from '#contract/core/languages.ts';
import type { SourceKind } from '#contract/insights/values.ts';

/** What was seen: a product, or a page of a shop. */
export type Seen = { productId: number; shopId: null } | { productId: null; shopId: number };
export type Arrival = { source: string; word: string };

const idMax = 2_147_483_647;
const wordMax = 32; // longer texts do not fit on a page
const nameMax = 40;

/** What an address of the mall shows; null when it is neither a product nor a shop. */
export function seenAt(address: URL): Seen | null {
  const { path } = splitLocale(address.pathname);
  const productId = idOf(/^\/goods_detail\/([^/]+)$/.exec(path)?.[1]);
  if (productId !== null) return { productId, shopId: null };
  const isShop = /^\/merchant\/merchant(?:\/|$)/.test(path);
  const shopId = isShop ? idOf(address.searchParams.get('id') ?? undefined) : null;
  return shopId === null ? null : { productId: null, shopId };
}

function idOf(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= idMax ? id : null;
}

/** From where someone came to this address: a campaign is named by the address itself, all others by the one before. */
export function arrivalAt(address: URL, before: URL | null): Arrival {
  const campaign = nameOf(address.searchParams.get('utm_source'));
  if (campaign) return { source: `campaign:${campaign}`, word: '' };
  if (!before) return { source: 'direct', word: '' };
  if (before.host !== address.host) {
    const site = /^https?:$/.test(before.protocol) ? nameOf(before.hostname.replace(/^www\./, '')) : '';
    return { source: site ? `site:${site}` : 'direct', word: '' };
  }
  const source = pageKindOf(before);
  return { source, word: source === 'search' ? wordOf(before) : '' };
}

const pageKinds: readonly [RegExp, SourceKind][] = [
  [/^\/$/, 'home'],
  [/^\/merchant\/merchant_(?:street|more)$/, 'street'],
  [/^\/merchant\/merchant(?:\/|$)/, 'shop'],
  [/^\/goods_detail\//, 'product'],
  [/^\/goods\/(?:activity_list|top_one|coupon_center)$/, 'offers'],
];

function pageKindOf(page: URL): SourceKind {
  const { path } = splitLocale(page.pathname);
  if (path === '/goods/goods_search') return page.searchParams.get('title')?.trim() ? 'search' : 'category';
  return pageKinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'mall';
}

/** Words of a search in one spelling. What looks like a mail address, a phone or an order's number is not stored. */
function wordOf(page: URL): string {
  const text = (page.searchParams.get('title') ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isPlain = text.length >= 2 && text.length <= wordMax && /^[\p{L}\p{N}\p{M} '’&+.-]+$/u.test(text);
  return isPlain && !/\d{5}/.test(text.replaceAll(/[ .-]/g, '')) ? text : '';
}

/** A name that others have chosen, in few characters. */
function nameOf(text: string | null): string {
  const name = (text ?? '').toLowerCase().trim();
  return name.length <= nameMax && /^[a-z0-9][a-z0-9._-]*$/.test(name) ? name : '';
}
