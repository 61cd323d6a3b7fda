const storageKey = 'searches'; // signing out empties the whole storage, and with it this
const remembered = 10;

/** What was searched for in this browser, the newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((words) => typeof words === 'string').slice(0, remembered) : [];
  } catch {
    return []; // not ours under this key, or no storage at all
  }
}

export function rememberSearch(words: string): void {
  if (words === '') return;
  save([words, ...recentSearches().filter((other) => other !== words)].slice(0, remembered));
}

export function forgetSearch(words: string): void {
  save(recentSearches().filter((other) => other !== words));
}

export function forgetSearches(): void {
  save([]);
}

function save(searches: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Full or forbidden: then this browser remembers nothing.
  }
}
