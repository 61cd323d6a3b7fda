/** How far the last change has come: `conflict` when a colleague saved in between, `failed` when the mall was not reached. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

/** What is not saved yet, and the version that it is based on. */
export type Unsaved<Content, Version> = { version: Version; content: Content };

type AutosaveInput<Content, Version> = Unsaved<Content, Version> & {
  /** Saves on top of a version and returns the new one. */
  save: (unsaved: Unsaved<Content, Version>) => Promise<Version>;
  isConflict: (error: unknown) => boolean;
  /** Remembers in the browser what is not saved; null when there is nothing any more. */
  remember: (unsaved: Unsaved<Content, Version> | null) => void;
  /** So long after the last change. */
  delayMs: number;
  /** So long after a try that failed. */
  retryMs: number;
};

type Snapshot<Content, Version> = Unsaved<Content, Version> & { state: SaveState; error: unknown };

export type Autosave<Content, Version> = ReturnType<typeof createAutosave<Content, Version>>;

/**
 * Saves what is edited a little after the last change. One save runs at a time; what changes meanwhile follows in the next
 * one. Until the mall has it, it also lies in the browser.
 */
export function createAutosave<Content, Version>({
  save,
  isConflict,
  remember,
  delayMs,
  retryMs,
  ...start
}: AutosaveInput<Content, Version>) {
  let now: Snapshot<Content, Version> = { ...start, state: 'saved', error: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function set(next: Partial<Snapshot<Content, Version>>): void {
    now = { ...now, ...next };
    for (const listen of listeners) listen();
  }

  function saveIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  }

  async function saveOnce(): Promise<void> {
    const { version, content } = now;
    set({ state: 'saving' });
    try {
      const next = await save({ version, content });
      const isAll = now.content === content;
      set({ version: next, state: isAll ? 'saved' : 'waiting', error: null });
      remember(isAll ? null : { version: next, content: now.content });
    } catch (error) {
      set({ state: isConflict(error) ? 'conflict' : 'failed', error });
      if (now.state === 'failed') saveIn(retryMs);
    }
  }

  /** Saves at once what is not saved yet, and resolves to whether all of it is. */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer);
    await running;
    if (now.state === 'waiting' || now.state === 'failed') {
      running = saveOnce();
      await running;
      running = null;
      if (now.state === 'waiting') return saveNow();
    }
    return now.state === 'saved';
  }

  return {
    snapshot: () => now,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    change(next: Content): void {
      remember({ version: now.version, content: next });
      // A conflict is settled first; until then changes stay in the browser.
      const isHeldUp = now.state === 'conflict' || now.state === 'saving';
      set({ content: next, ...(isHeldUp ? {} : { state: 'waiting' as const }) });
      if (!isHeldUp) saveIn(delayMs);
    },
    saveNow,
    /** Takes up what an earlier visit could not save. If a colleague has saved since, saving it is refused like any other. */
    resume(unsaved: Unsaved<Content, Version>): void {
      set({ ...unsaved, state: 'waiting' });
      saveIn(0);
    },
    /** Goes on with what the mall has now, and drops what was not saved. */
    takeTheirs({ version, content }: Unsaved<Content, Version>): void {
      clearTimeout(timer);
      remember(null);
      set({ version, content, state: 'saved', error: null });
    },
    /** Saves what is on screen on top of what a colleague saved. */
    keepMine(version: Version): Promise<boolean> {
      set({ version, state: 'waiting', error: null });
      remember({ version, content: now.content });
      return saveNow();
    },
    stop: () => clearTimeout(timer),
  };
}
