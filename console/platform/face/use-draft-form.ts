import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { CallFailure } from '#console/base/call-mall.ts';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { helpTextMax } from '#contract/content/help-pages.ts';
import type { Face } from '#contract/content/platform-face.ts';
import { isLocale } from '#contract/core/languages.ts';

/** A part as it was loaded. */
export type SavedPart<Value> = Pick<Face, 'isDraft' | 'publishedAt' | 'version' | 'savedBy' | 'savedAt'> & {
  value: Value;
};

/** Errors by the path of their field within the part: "columns.0.title". */
export type Wrong = ReadonlyMap<string, string>;

type Sent = Promise<{ version: number }>;

/** The calls by which something is written. */
export type DraftActs<Value> = {
  save: (version: number, value: Value) => Sent;
  publish: (version: number, value: Value) => Sent;
  discard: (version: number) => Sent;
  isBusy: boolean;
};

type DraftFormInput<Value> = {
  /** What the mall takes. */
  shape: z.ZodType<Value>;
  /** What can be published, where not every draft can. */
  publishShape?: z.ZodType<Value>;
  acts: DraftActs<Value>;
  saved: SavedPart<Value>;
  onReload: () => Promise<SavedPart<Value> | undefined>;
  /** What is wrong with a field, where that is not the usual. */
  wordsFor?: (field: string) => string | undefined;
};

/** The field that a path leads to: a text is one field in all its languages. */
const fieldOf = (path: string): string => {
  const parts = path.split('.');
  return (isLocale(parts.at(-1)) ? parts.slice(0, -1) : parts).join('.');
};

/** A preview that is open in another tab shows what was saved. */
function sayToPreview(): void {
  const channel = new BroadcastChannel('mall-pages');
  channel.postMessage('saved');
  channel.close();
}

/** Writing what is a draft first: saving, publishing and taking back, each over the version that the form is based on. */
export function useDraftForm<Value>({
  shape,
  publishShape = shape,
  acts,
  saved: opened,
  onReload,
  wordsFor: ownWordsFor,
}: DraftFormInput<Value>) {
  const t = useTranslations('platform-face.form');
  const words = useTranslations('console');
  const { done, failed, refused } = useNotices();
  const undo = useUndoNotice();
  const { base, theirs, show, settle } = useConflict<SavedPart<Value>>({ opened, onReload });
  const [value, setValue] = useState<Value>(opened.value);
  const [wrong, setWrong] = useState<Wrong>(new Map());
  const saved = base ?? opened;
  const isChanged = JSON.stringify(value) !== JSON.stringify(saved.value);

  function wordsFor(path: string): string {
    const field = path.split('.').at(-1) ?? '';
    const own = ownWordsFor?.(field);
    if (own !== undefined) return own;
    if (field === 'link') return t('wrong.link');
    if (field === 'colour') return t('wrong.colour');
    if (field === 'html') return t('wrong.text', { most: helpTextMax });
    if (field === 'mobileUrl') return t('wrong.address');
    return t('wrong.english');
  }
  function mark(paths: readonly string[]): void {
    setWrong(new Map(paths.map(fieldOf).map((path) => [path, wordsFor(path)])));
    refused(t('wrong.some'));
  }

  /** Whether the mall would take it; what it would not is marked. */
  function isRight(written: Value, taken: z.ZodType<Value>): boolean {
    const { error } = taken.safeParse(written);
    if (error) mark(error.issues.map(({ path }) => path.join('.')));
    return !error;
  }

  /** Goes on from what the mall has; null when it was refused, which is shown. */
  async function attempt(
    act: () => Promise<{ version: number }>,
    next: Partial<SavedPart<Value>>,
    over: SavedPart<Value>,
  ): Promise<SavedPart<Value> | null> {
    try {
      const { version } = await act();
      const settled = { ...over, ...next, version };
      settle(settled);
      setWrong(new Map());
      sayToPreview();
      return settled;
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'bad_input' && error.field?.startsWith('value.'))
        mark([error.field.slice('value.'.length)]);
      else if (!(await show(error))) failed(error);
      return null;
    }
  }

  async function save(over: SavedPart<Value>, written = value): Promise<boolean> {
    if (!isRight(written, shape)) return false;
    const next = { value: written, isDraft: true };
    return (await attempt(() => acts.save(over.version, written), next, over)) !== null;
  }

  async function publish(over: SavedPart<Value>, written = value): Promise<boolean> {
    if (!isRight(written, publishShape)) return false;
    const next = { value: written, isDraft: false, publishedAt: new Date().toISOString() };
    return (await attempt(() => acts.publish(over.version, written), next, over)) !== null;
  }

  async function discard(): Promise<void> {
    const dropped = value;
    const { version } = saved;
    const settled = saved.isDraft ? await attempt(() => acts.discard(version), { isDraft: false }, saved) : saved;
    const newest = settled && (await onReload().catch(() => undefined));
    if (!newest) return;
    settle(newest);
    setWrong(new Map());
    setValue(newest.value);
    undo(t('discarded'), () => {
      setValue(dropped);
      void save(newest, dropped).then((isSaved) => isSaved && done(words('undone')));
    });
  }

  return {
    ...{ shape, value, saved, theirs, wrong, isChanged, discard },
    isBusy: acts.isBusy,
    edit(change: (before: Value) => Value): void {
      if (wrong.size > 0) setWrong(new Map());
      setValue(change);
    },
    async saveNow(): Promise<boolean> {
      const isSaved = await save(saved);
      if (isSaved) done(t('saved'));
      return isSaved;
    },
    async publishNow(): Promise<void> {
      if (await publish(saved)) done(t('published'));
    },
    /** Publishes an earlier version again. */
    async restore(earlier: Value, number: number): Promise<boolean> {
      if (!(await publish(saved, earlier))) return false;
      setValue(earlier);
      done(t('restored', { number }));
      return true;
    },
    takeTheirs(newest: SavedPart<Value>): void {
      settle(newest);
      setWrong(new Map());
      setValue(newest.value);
    },
    keepMine: (newest: SavedPart<Value>) => save(newest),
  };
}

export type DraftFormState<Value> = ReturnType<typeof useDraftForm<Value>>;
