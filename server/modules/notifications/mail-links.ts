import { type Locale, withLocale } from '#contract/core/languages.ts';

let mall = { publicUrl: '', isDemo: false };

/** Sets the public address of the mall: mails need absolute links. */
export function openMailLinks(where: { publicUrl: string; isDemo: boolean }): void {
  mall = { publicUrl: where.publicUrl, isDemo: where.isDemo };
}

export const mailLink = (locale: Locale, path: string): string => mall.publicUrl + withLocale(locale, path);

/** A product's picture as a JPEG, which every mail program supports, large enough for high-density screens. */
export const pictureLink = (hash: string): string => `${mall.publicUrl}/media/${hash}/160.jpg`;

export type Desk = { of: 'shop'; shopId: number } | { of: 'platform' };

/** Where the people of a shop do their work: its first screen, or the one of a path. */
export const consoleLink = (locale: Locale, shopId: number, path = ''): string =>
  `${mall.publicUrl}/console/${shopId}${path}?locale=${locale}`;

/** A screen of those who run the mall. */
export const platformLink = (locale: Locale, path: string): string =>
  `${mall.publicUrl}/console/platform${path}?locale=${locale}`;

/** Where a desk acts: a shop in the console, the platform on the demo's page. Null for the platform of any other mall. */
export function deskLink(locale: Locale, desk: Desk): string | null {
  if (desk.of === 'shop') return consoleLink(locale, desk.shopId);
  return mall.isDemo ? mailLink(locale, '/dev#platform-desk') : null;
}

/** What the platform has instead of a page. */
export const referenceLink = (): string => `${mall.publicUrl}/api/docs`;
