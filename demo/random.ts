export type Random = {
  /** A fraction in [0, 1). */
  next: () => number;
  /** A whole number, both ends included. */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** The mulberry32 sequence of a word: the demo mall must be the same mall on every machine. */
export function randomFor(word: string): Random {
  let state = hash(word);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
}

// FNV-1a: the seeds of similar words must be far apart.
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
