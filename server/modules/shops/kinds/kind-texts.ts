import type { Localized } from '#contract/core/languages.ts';
import { writtenTexts } from '#server/modules/shops/face/written-texts.ts';

/** Without languages that say nothing. */
export const textsWritten = (given: { [Language in keyof Localized]?: Localized[Language] | undefined }): Localized =>
  writtenTexts(given as Partial<Localized>);

/** The same, with one space between words. */
export function textsOnOneLine(given: Parameters<typeof textsWritten>[0]): Localized {
  const texts = Object.entries(textsWritten(given)).map(([locale, text]) => [locale, text.replaceAll(/\s+/g, ' ')]);
  return Object.fromEntries(texts) as Localized;
}
