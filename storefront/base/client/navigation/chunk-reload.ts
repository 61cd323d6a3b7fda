// What Chromium, Firefox and Safari say when a script that a page needs cannot be fetched.
const lostChunk =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/;

/** True when the code of a page could not be fetched: the connection broke, or a newer mall has replaced the file. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && lostChunk.test(error.message);
}

/**
 * Calls the script that stands in every page (server/pages/html/load-failure.ts), which reloads the page, at most once a minute.
 * A second loss is left to the error page; where React is not there yet to show one, `isAlive` says so.
 */
export function reportLostCode(isAlive: boolean): void {
  dispatchEvent(new CustomEvent('pagecodelost', { detail: { isAlive } }));
}

let aheadCount = 0;

/** Parts that are fetched on demand (the sign-in dialog, messages) report their loss by Vite's event. */
export function reportLostChunks(): void {
  addEventListener('vite:preloadError', () => aheadCount === 0 && reportLostCode(true));
}

/**
 * Fetches what the page needs that one is on the way to. A loss is not reported yet: the page fetches it again as soon as
 * it is to be shown, and by then the address is the one that is wanted.
 */
export async function fetchAhead(fetchParts: () => Promise<unknown>): Promise<void> {
  aheadCount += 1;
  try {
    await fetchParts();
  } catch {
    // See above.
  } finally {
    aheadCount -= 1;
  }
}

/** Pages report theirs to the router, which by then shows the address that was asked for. */
export function reportLostPage(error: unknown): void {
  if (isLostChunk(error)) reportLostCode(true);
}
