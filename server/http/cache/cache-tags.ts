import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTag } from '#contract/core/call.ts';

/** What a page or answer that is being made shows so far; `isPublic` turns false once anything else was asked for. */
export type CollectedTags = { tags: Set<CacheTag>; isPublic: boolean };

const collecting = new AsyncLocalStorage<CollectedTags>();

/** Runs the making of a public answer and tells what it was made of. */
export async function collectCacheTags<Result>(
  make: () => Promise<Result>,
): Promise<{ result: Result; collected: CollectedTags }> {
  const collected: CollectedTags = { tags: new Set(), isPublic: true };
  const result = await collecting.run(collected, make);
  return { result, collected };
}

/** Called for every served call: a call without cache tags makes the whole page private, so that it is not cached. */
export function noteCacheTags(tags: readonly CacheTag[] | undefined): void {
  const collected = collecting.getStore();
  if (!collected) return;
  if (!tags) collected.isPublic = false;
  else for (const tag of tags) collected.tags.add(tag);
}
