import type { CacheTag } from '#contract/core/call.ts';
import { invalidateCache } from '#server/database/cache-invalidation.ts';
import { transaction } from '#server/database/connection.ts';
import type { Caller } from '#server/http/caller.ts';
import { logOperatorAct } from '#server/modules/operators/index.ts';

/** Drops cached responses in every process. The start understands the word for all of them. */
export function dropCachedResponses(by: Caller<'platform'>, tag: string): Promise<null> {
  return transaction(async (tx) => {
    await invalidateCache(tx, tag as CacheTag);
    await logOperatorAct(tx, by, { act: 'cache_dropped', subject: tag });
    return null;
  });
}
