import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveGuarantees as contract, Guarantee } from '#contract/content/platform-guarantees.ts';
import type { Localized } from '#contract/core/languages.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findSaver } from '#server/modules/content/settings/setting-queries.ts';
import { readSiteValue } from '#server/modules/content/settings/site-settings.ts';
import { writeSite } from '#server/modules/content/settings/write-site.ts';
import { siteSettings } from '#server/modules/content/tables.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';

/** Saves what the mall promises, unless someone else has since it was read. Products name a guarantee by its key: none is lost. */
export function saveGuarantees(
  caller: Caller<'platform'>,
  { version, list: given }: z.output<typeof contract.input>,
): Promise<{ version: number }> {
  const list = given.map((each) => ({ ...each, name: written(each.name), text: written(each.text) }));
  return transaction(async (tx) => {
    const [stored] = await tx.select().from(siteSettings).where(eq(siteSettings.name, 'guarantees')).for('update');
    // Before the first time there is no row that could be locked: of two who save it first, one writes nothing.
    const saved = await writeSite(tx, 'guarantees', { list }, { savedBy: caller.session.accountId, version });
    if (!saved) throw new Refusal('changed_meanwhile', await findSaver(tx, 'guarantees'));
    const before = readSiteValue('guarantees', stored?.value).list;
    const lost = before.find(({ key }) => list.every((each) => each.key !== key));
    if (lost) throw new Refusal('guarantee_missing', { name: lost.name.en });
    await logOperatorAct(tx, caller, {
      ...{ act: 'guarantees_changed', subject: changedNames(before, list).join(', ') },
      ...{ before: { guarantees: before }, after: { guarantees: list } },
    });
    return saved;
  });
}

/** Without the languages that have no text: they read the English one. */
const written = (texts: Localized): Localized => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
  en: texts.en,
});

/** Of those that differ; of all when only their order does. */
function changedNames(before: readonly Guarantee[], after: readonly Guarantee[]): string[] {
  const changed = after.filter(
    (each) =>
      !isDeepStrictEqual(
        each,
        before.find(({ key }) => key === each.key),
      ),
  );
  return (changed.length > 0 ? changed : after).map(({ name }) => name.en);
}
