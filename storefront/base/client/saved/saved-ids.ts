/** A short list of products that this browser remembers for itself, such as those it has opened. */
export type SavedIds = {
  read: () => number[];
  /** More than the list may hold are cut off at its end. */
  save: (ids: readonly number[]) => void;
  /** Says when the list changes, in this window or another. */
  onChange: (listen: () => void) => () => void;
  /** As it is stored: the same text as long as nothing has changed. */
  text: () => string;
  parse: (text: string) => number[];
};

/** Local storage is cleared on signing out, and the list with it. A browser that forbids storage remembers nothing. */
export function savedIds(storageKey: string, max: number): SavedIds {
  const changed = `${storageKey}-changed`; // an event of this window; `storage` is that of the others
  const text = () => {
    try {
      return localStorage.getItem(storageKey) ?? '[]';
    } catch {
      return '[]';
    }
  };
  const parse = (words: string) => {
    try {
      const ids: unknown = JSON.parse(words);
      return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, max) : [];
    } catch {
      return []; // not ours under this key
    }
  };
  return {
    text,
    parse,
    read: () => parse(text()),
    save(ids) {
      try {
        if (ids.length > 0) localStorage.setItem(storageKey, JSON.stringify(ids.slice(0, max)));
        else localStorage.removeItem(storageKey);
      } catch {
        // Full or forbidden.
      }
      dispatchEvent(new Event(changed));
    },
    onChange(listen) {
      addEventListener(changed, listen);
      addEventListener('storage', listen);
      return () => {
        removeEventListener(changed, listen);
        removeEventListener('storage', listen);
      };
    },
  };
}
