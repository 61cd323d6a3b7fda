/** An LRU cache of `limit` values, so that composing thousands of pictures stays in bounded memory. */
export function cacheRecent<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const cached = new Map<string, T>();
  return (key) => {
    const value = cached.get(key) ?? make(key);
    cached.delete(key);
    cached.set(key, value);
    if (cached.size > limit)
      for (const oldest of cached.keys()) {
        cached.delete(oldest);
        break;
      }
    return value;
  };
}
