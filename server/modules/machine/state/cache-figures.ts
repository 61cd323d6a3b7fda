export type CacheFigures = { entries: number; bytes: number; hits: number; misses: number };

let read: () => CacheFigures = () => ({ entries: 0, bytes: 0, hits: 0, misses: 0 });

/** The start passes how the response caches of this process are read. */
export function openCacheFigures(reader: () => CacheFigures): void {
  read = reader;
}

export const readCacheFigures = (): CacheFigures => read();
