import type { z } from 'zod';
import type { saveRanking as contract } from '#contract/search/platform-ranking.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { Refusal } from '#server/http/refusal.ts';
import { findSaver, writeSite } from '#server/modules/content/index.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';
import { lockRanking } from './state-queries.ts';

/** Sets what orders searches, from the next search on, unless someone else has since `version`. */
export function saveRanking(
  caller: Caller<'platform'>,
  { version, weights }: z.output<typeof contract.input>,
): Promise<{ version: number }> {
  return transaction(async (tx) => {
    const before = await lockRanking(tx);
    // Before the first time there is no row that could be locked: of two who save it first, one writes nothing.
    const saved = await writeSite(tx, 'ranking', weights, { savedBy: caller.session.accountId, version });
    if (!saved) throw new Refusal('changed_meanwhile', await findSaver(tx, 'ranking'));
    await invalidateCache(tx, 'search');
    await logOperatorAct(tx, caller, {
      act: 'ranking_changed',
      subject: String(saved.version),
      before,
      after: weights,
    });
    return saved;
  });
}
