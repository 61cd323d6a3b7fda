export type BookmarkHint = { key: 'press'; keys: 'Ctrl+D' | '⌘D' } | { key: 'opera' } | { key: 'unsupported' };

/**
 * How a page is bookmarked in this browser. No browser lets a script do it, so the hint names the keys. Opera is the one
 * with a text of its own (spec §8): there Ctrl+D opens its own speed dial, and a heart in the address bar does the work.
 */
export function bookmarkHint(userAgent: string): BookmarkHint {
  if (/\bOPR\/|\bOpera\b/.test(userAgent)) return { key: 'opera' };
  if (!/\b(Chrome|Chromium|Firefox|Safari|Edg)\/\d/.test(userAgent)) return { key: 'unsupported' };
  return { key: 'press', keys: /Mac OS X|Macintosh/.test(userAgent) ? '⌘D' : 'Ctrl+D' };
}
