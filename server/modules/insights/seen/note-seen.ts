import { onDatabaseClosed, transaction } from '#server/database/connection.ts';
import type { Arrival, Seen } from './read-seen.ts';
import { type NotedOrder, type NotedView, writeNoted } from './write-seen.ts';

// Pages are opened far more often than anything is bought, and most come from a cache: views are counted in memory and written every
// few seconds. A process that crashes loses those.

const viewsMax = 10_000; // different ones between two writes
const countedPerSource = 30; // between two writes, so that one program cannot make up visitors or fill the memory

export type Browser = { address: string; agent: string };

const views = new Map<string, NotedView>();
const ordered: NotedOrder[] = [];
const sources = new Map<string, number>();
onDatabaseClosed(forgetAll);

function forgetAll(): void {
  views.clear();
  ordered.length = 0;
  sources.clear();
}

/** Counts that a page was opened. Of several openings between two writes the first says where the visitor came from. */
export function noteSeen(browser: Browser, seen: Seen, arrival: Arrival): void {
  const before = sources.get(browser.address) ?? 0;
  const key = JSON.stringify([browser.address, browser.agent, seen.productId, seen.shopId]);
  const known = views.get(key);
  if (before >= countedPerSource || (!known && views.size >= viewsMax)) return;
  sources.set(browser.address, before + 1);
  if (known) known.times += 1;
  else views.set(key, { ...browser, ...seen, ...arrival, times: 1 });
}

/** Remembers from which browser orders were placed, until their source is found. */
export function noteOrdered(browser: Browser, orderNumbers: readonly string[]): void {
  if (ordered.length < viewsMax) ordered.push({ ...browser, orderNumbers: [...orderNumbers] });
}

/** Writes what was noted since the last time. */
export async function writeSeen(): Promise<void> {
  const noted = { views: [...views.values()], ordered: [...ordered] };
  forgetAll();
  if (noted.views.length + noted.ordered.length > 0) await transaction((tx) => writeNoted(tx, noted));
}
