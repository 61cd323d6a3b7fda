const storageKey = 'viewedProducts'; // local storage is cleared on logging out, and this with it
const changed = 'viewed-products'; // an event of this window; `storage` is that of the others
export const viewedMax = 30; // as many as one call may ask for

/** The products that this browser has opened, the last first. */
export function readViewed(): number[] {
  return parsed(saved());
}

export function noteViewed(id: number): void {
  save([id, ...readViewed().filter((other) => other !== id)].slice(0, viewedMax));
}

export function forgetViewed(id?: number): void {
  save(id === undefined ? [] : readViewed().filter((other) => other !== id));
}

/** For React: says when the list changes, in this window or another. */
export function onViewedChange(listen: () => void): () => void {
  addEventListener(changed, listen);
  addEventListener('storage', listen);
  return () => {
    removeEventListener(changed, listen);
    removeEventListener('storage', listen);
  };
}

/** The list as it is stored: the same text as long as nothing has changed. */
export function saved(): string {
  try {
    return localStorage.getItem(storageKey) ?? '[]';
  } catch {
    return '[]'; // forbidden: then this browser remembers nothing
  }
}

export function parsed(text: string): number[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, viewedMax) : [];
  } catch {
    return []; // not ours under this key
  }
}

function save(ids: readonly number[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, JSON.stringify(ids));
    else localStorage.removeItem(storageKey);
  } catch {
    // Full or forbidden.
  }
  dispatchEvent(new Event(changed));
}
