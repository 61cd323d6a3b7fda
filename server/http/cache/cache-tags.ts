import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTag } from '#contract/core/call.ts';

/** What a page or answer that is being made shows so far; `isPublic` turns false once anything else was asked for. */
export type Shown = { tags: Set<CacheTag>; isPublic: boolean };

const collecting = new AsyncLocalStorage<Shown>();

/** Runs the making of a public answer and tells what it was made of. */
export async function collectCacheTags<Result>(make: () => Promise<Result>): Promise<{ result: Result; shown: Shown }> {
  const shown: Shown = { tags: new Set(), isPublic: true };
  const result = await collecting.run(shown, make);
  return { result, shown };
}

/** Called by every bound call: a call that shows nothing public makes the page around it private. */
export function noteCacheTags(tags: readonly CacheTag[] | undefined): void {
  const shown = collecting.getStore();
  if (!shown) return;
  if (!tags) shown.isPublic = false;
  else for (const tag of tags) shown.tags.add(tag);
}
