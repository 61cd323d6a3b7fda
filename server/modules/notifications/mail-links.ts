import { type Locale, withLocale } from '#contract/languages.ts';

let mall = { publicUrl: '', isDemo: false };

/** Says where the mall is reached from outside: whoever reads a mail is not on any of its pages. */
export function openMailLinks(where: { publicUrl: string; isDemo: boolean }): void {
  mall = { publicUrl: where.publicUrl, isDemo: where.isDemo };
}

export const mailLink = (locale: Locale, path: string): string => mall.publicUrl + withLocale(locale, path);

/** A product's picture, large enough for screens with twice the pixels. */
export const pictureLink = (hash: string): string => `${mall.publicUrl}/media/${hash}/160`;

/**
 * Where shops and the platform do their work. In the demo mall that is a page where everybody may do it; elsewhere their
 * work has no page yet, so that their mails have no button.
 */
export const deskLink = (locale: Locale, desk: 'shop' | 'platform'): string | null =>
  mall.isDemo ? mailLink(locale, `/dev#${desk}-desk`) : null;
