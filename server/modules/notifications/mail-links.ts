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

/** The demo's page for acting as a shop or as the platform; null in any other mall. */
export const demoDeskLink = (locale: Locale, { of }: Desk): string | null =>
  mall.isDemo ? mailLink(locale, `/dev#${of}-desk`) : null;

/** The link in any other mall: the shop's page as shoppers see it, or the API reference for the platform. */
export const deskLink = (locale: Locale, desk: Desk): string =>
  desk.of === 'shop' ? mailLink(locale, `/merchant/merchant?id=${desk.shopId}`) : `${mall.publicUrl}/api/docs`;
