const guardMs = 60_000; // spec §9: chunk-reload guard 60 s
const lastReloadKey = 'chunkReloadAt';

// What Chromium, Firefox and Safari say when a script that a page needs cannot be fetched.
const lostChunk =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/;

/** True when the code of a page could not be fetched: the connection broke, or a newer mall has replaced the file. */
export function isLostChunk(error: unknown): boolean {
  return error instanceof Error && lostChunk.test(error.message);
}

/**
 * Opens the page anew with the code of today, at most once a minute. A second loss within that minute is left to the
 * error page, or the browser would reload for ever.
 */
export function reloadOnce(): void {
  const now = Date.now();
  const last = Number(sessionStorage.getItem(lastReloadKey) ?? 0);
  if (now - last < guardMs) return;
  sessionStorage.setItem(lastReloadKey, String(now));
  location.reload();
}

/** Parts that are fetched on demand (the sign-in dialog, messages) report their loss by Vite's event. */
export function reloadOnLostChunks(): void {
  addEventListener('vite:preloadError', reloadOnce);
}

/** Pages report theirs to the router, which by then shows the address that was wanted. */
export function reloadOnLostPage(error: unknown): void {
  if (isLostChunk(error)) reloadOnce();
}
