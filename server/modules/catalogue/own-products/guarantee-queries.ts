import type { listGuarantees } from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type Locale, localized } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/index.ts';

/** The mall's guarantees in one language, without those that it no longer gives. */
export async function listGuaranteesIn(locale: Locale): Promise<OutputOf<typeof listGuarantees>> {
  const { list } = await getSite(database(), 'guarantees');
  return list
    .filter(({ isShown }) => isShown)
    .map(({ key, isChosen, name, text }) => ({
      ...{ key, isChosen },
      ...{ name: localized(name, locale), text: localized(text, locale) },
    }));
}
