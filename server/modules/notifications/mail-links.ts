import { type Locale, withLocale } from '#contract/core/languages.ts';
import { setMailHouse } from '#server/providers/messages/mail-house.ts';

let mall = { publicUrl: '' };

/** Sets the public address of the mall: mails need absolute links. */
export function openMailLinks(where: { publicUrl: string }): void {
  mall = { publicUrl: where.publicUrl };
  setMailHouse({ publicUrl: where.publicUrl });
}

export const mailLink = (locale: Locale, path: string): string => mall.publicUrl + withLocale(locale, path);

/** A product's picture as a JPEG, which every mail program supports, large enough for high-density screens. */
export const pictureLink = (hash: string): string => `${mall.publicUrl}/media/${hash}/160.jpg`;

/** Where someone works: a shop's side of the console, or the platform's. */
export type Desk = { of: 'shop'; shopId: number; path?: string } | { of: 'platform'; path: string };

/** Where the people of a shop do their work: its first screen, or the one of a path. */
export const consoleLink = (locale: Locale, shopId: number, path = ''): string =>
  `${mall.publicUrl}/console/${shopId}${path}?locale=${locale}`;

/** A screen of those who run the mall. */
export const platformLink = (locale: Locale, path: string): string =>
  `${mall.publicUrl}/console/platform${path}?locale=${locale}`;

export const deskLink = (locale: Locale, desk: Desk): string =>
  desk.of === 'shop' ? consoleLink(locale, desk.shopId, desk.path) : platformLink(locale, desk.path);
