import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTag } from '#contract/core/call.ts';

/** The cache tags of a response that is being rendered; `isPublic` turns false once it used a call without cache tags. */
export type CollectedTags = { tags: Set<CacheTag>; isPublic: boolean };

const collecting = new AsyncLocalStorage<CollectedTags>();

/** Renders a public response and returns it with the cache tags of the calls that it used. */
export async function collectCacheTags<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; collected: CollectedTags }> {
  const collected: CollectedTags = { tags: new Set(), isPublic: true };
  const result = await collecting.run(collected, render);
  return { result, collected };
}

/** Called for every served call: a call without cache tags makes the whole page private, so that it is not cached. */
export function noteCacheTags(tags: readonly CacheTag[] | undefined): void {
  const collected = collecting.getStore();
  if (!collected) return;
  if (!tags) collected.isPublic = false;
  else for (const tag of tags) collected.tags.add(tag);
}
