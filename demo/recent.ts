/** Keeps the last `limit` values that were asked for, so that composing thousands of pictures stays in bounded memory. */
export function keepRecent<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > limit)
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    return value;
  };
}
