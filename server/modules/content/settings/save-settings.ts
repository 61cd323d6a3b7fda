import type { z } from 'zod';
import type { saveSettings as contract } from '#contract/content/platform-settings.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { findSaver } from './setting-queries.ts';
import { readSiteValue } from './site-settings.ts';
import { lockSite, writeSite } from './write-site.ts';

/** Saves a group of settings, unless someone else has saved it since `version`. The log says what changed. */
export function saveSettings(
  caller: Caller<'platform'>,
  { group, version, value }: z.output<typeof contract.input>,
): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const stored = await lockSite(tx, group);
    // A group that was never saved has no row that could be locked: of two who save it first, one writes nothing.
    const written = await writeSite(tx, group, value, { savedBy: caller.session.accountId, version });
    if (!written) throw new Refusal('changed_meanwhile', await findSaver(tx, group));
    const before = readSiteValue(group, stored);
    await logOperatorAct(tx, caller, { act: 'settings_saved', subject: group, before, after: value });
    return written;
  });
}
