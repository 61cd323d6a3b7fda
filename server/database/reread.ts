import { isDeepStrictEqual } from 'node:util';
import { log } from '#server/http/log.ts';
import { onDatabaseClosed } from './connection.ts';

const everyMs = 15_000; // for notices that were missed
const pausesMs = [1_000, 2_000, 5_000, 10_000]; // before it is tried again; from the last on always so long

/**
 * Reads again what each process remembers of the database, when it has changed there. There is one read at a time, so that an older
 * answer never replaces a newer one, and a read that fails is tried again until one succeeds.
 */
export function openReread<Value>(what: string, read: () => Promise<Value>, remember: (value: Value) => void) {
  const followers = new Map<() => void, NodeJS.Timeout>();
  let known: Value | undefined;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let closings = 0; // an answer of a database that was closed meanwhile counts for nothing

  async function readOnce(): Promise<void> {
    const closingsBefore = closings;
    try {
      const value = await read();
      if (closings !== closingsBefore) return;
      clearTimeout(retry);
      failures = 0;
      remember(value);
      const isNew = !isDeepStrictEqual(value, known);
      known = value;
      if (isNew) for (const onNew of followers.keys()) onNew();
    } catch (error) {
      if (closings === closingsBefore) tryAgainLater(error);
      throw error;
    }
  }

  function tryAgainLater(error: unknown): void {
    log.warn({ err: error }, `${what} could not be read again`);
    clearTimeout(retry);
    retry = setTimeout(follow, pausesMs[Math.min(failures, pausesMs.length - 1)]).unref();
    failures += 1;
  }

  /** Reads it in a read that begins from now on, and fails if that read does. */
  function readNow(): Promise<void> {
    if (running) {
      // Whoever asks during a read shares the one after it: the one that runs may have looked before the change.
      next ??= running.then(readNext, readNext);
      return next;
    }
    running = readOnce().finally(() => {
      running = null;
    });
    return running;
  }

  function readNext(): Promise<void> {
    next = null;
    return readNow();
  }

  /** The same for whoever has changed it, or was notified: a failure is logged and is not theirs. */
  function follow(): Promise<void> {
    return readNow().catch(() => {});
  }

  function stopReading(onNew: () => void): void {
    clearInterval(followers.get(onNew));
    followers.delete(onNew);
  }

  onDatabaseClosed(() => {
    closings += 1;
    clearTimeout(retry);
    failures = 0;
    known = undefined;
    for (const onNew of followers.keys()) stopReading(onNew);
  });

  return {
    readNow,
    follow,
    /** Reads it at intervals too, until it is stopped. `onNew` is called after each read that has found something else than before. */
    keepReading(onNew: () => void = () => {}): { stop(): void } {
      followers.set(onNew, setInterval(follow, everyMs).unref());
      return { stop: () => stopReading(onNew) };
    },
  };
}
