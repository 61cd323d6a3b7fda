import type { listGuarantees } from '#contract/catalogue/merchant.ts';
import type { OutputOf } from '#contract/core/call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { database } from '#server/database/connection.ts';
import { getSite } from '#server/modules/content/index.ts';

/** The mall's guarantees in one language. */
export async function listGuaranteesIn(locale: Locale): Promise<OutputOf<typeof listGuarantees>> {
  const { list } = await getSite(database(), 'guarantees');
  return list.map(({ key, isChosen, name, text }) => ({ key, isChosen, name: name[locale], text: text[locale] }));
}
