import { type Locale, withLocale } from '#contract/core/languages.ts';

let mall = { publicUrl: '', isDemo: false };

/** Says where the mall is reached from outside: whoever reads a mail is not on any of its pages. */
export function openMailLinks(where: { publicUrl: string; isDemo: boolean }): void {
  mall = { publicUrl: where.publicUrl, isDemo: where.isDemo };
}

export const mailLink = (locale: Locale, path: string): string => mall.publicUrl + withLocale(locale, path);

/** A product's picture, large enough for screens with twice the pixels, as every program that shows mails knows it. */
export const pictureLink = (hash: string): string => `${mall.publicUrl}/media/${hash}/160.jpg`;

export type Desk = { of: 'shop'; shopId: number } | { of: 'platform' };

/** The page of the demo mall where everybody may work as a shop or as the platform; null in every other mall. */
export const demoDeskLink = (locale: Locale, { of }: Desk): string | null =>
  mall.isDemo ? mailLink(locale, `/dev#${of}-desk`) : null;

/** What there is of a desk in every mall: the shop as shoppers see it, and the calls by which the platform works. */
export const deskLink = (locale: Locale, desk: Desk): string =>
  desk.of === 'shop' ? mailLink(locale, `/merchant/merchant?id=${desk.shopId}`) : `${mall.publicUrl}/api/docs`;
