import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '#console/base/call-mall.ts';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { MallBlock } from '#contract/content/face.ts';
import { discardFaceDraft, publishFace, saveFaceDraft } from '#contract/content/platform-face.ts';
import { type Home, type Wrong, wrongPaths } from './home-values.ts';

/** A preview that is open in another tab shows what was saved. */
function sayToPreview(): void {
  const channel = new BroadcastChannel('mall-home');
  channel.postMessage('saved');
  channel.close();
}

type Acting = {
  home: Home;
  blocks: MallBlock[];
  onReload: () => Promise<Home | undefined>;
  /** Puts other blocks into the form, which are those that the mall has. */
  onReplace: (blocks: MallBlock[]) => void;
  onSaved: () => void;
};

/** Saving, publishing and taking back, each over the version that the form is based on. */
export function useHomeActs({ home, blocks, onReload, onReplace, onSaved }: Acting) {
  const t = useTranslations('platform-face.home');
  const words = useTranslations('console');
  const { done, failed, refused } = useNotices();
  const undo = useUndoNotice();
  const send = { save: useSend(saveFaceDraft), publish: useSend(publishFace), discard: useSend(discardFaceDraft) };
  const { base, theirs, show, settle } = useConflict({ opened: home, onReload });
  const [wrong, setWrong] = useState<Wrong>(new Map());
  const saved = base ?? home;

  function wordsFor(path: string): string {
    const field = path.split('.').at(-1);
    if (field === 'link') return t('wrong.link');
    if (field === 'until') return words('shownTimes.endsBeforeStart');
    if (field === 'categoryId') return t('wrong.category');
    return t('wrong.english');
  }
  function mark(paths: readonly string[]): void {
    setWrong(new Map(paths.map((path) => [path, wordsFor(path)])));
    refused(t('wrong.some'));
  }

  /** Whether the mall would take these blocks; what it would not is marked. */
  function isRight(written: readonly MallBlock[]): boolean {
    const paths = wrongPaths(written);
    if (paths.length > 0) mark(paths);
    return paths.length === 0;
  }

  /** Goes on from what the mall has; null when it was refused, which is shown. */
  async function attempt(act: () => Promise<{ version: number }>, next: Partial<Home>, over: Home) {
    try {
      const { version } = await act();
      const settled = { ...over, ...next, version };
      settle(settled);
      setWrong(new Map());
      sayToPreview();
      return settled;
    } catch (error) {
      if (error instanceof CallFailure && error.reason === 'bad_input' && error.field?.startsWith('value.blocks.'))
        mark([error.field.slice('value.blocks.'.length)]);
      else if (!(await show(error))) failed(error);
      return null;
    }
  }

  async function save(over: Home, written = blocks): Promise<Home | null> {
    if (!isRight(written)) return null;
    const value = { blocks: written };
    const change = { name: 'home' as const, version: over.version, value };
    const settled = await attempt(() => send.save.mutateAsync(change), { value, isDraft: true }, over);
    if (settled) onSaved();
    return settled;
  }

  async function publish(over: Home, written = blocks): Promise<Home | null> {
    if (!isRight(written)) return null;
    const value = { blocks: written };
    const change = { name: 'home' as const, version: over.version, value };
    const next = { value, isDraft: false, publishedAt: new Date().toISOString() };
    const settled = await attempt(() => send.publish.mutateAsync(change), next, over);
    if (settled) onSaved();
    return settled;
  }

  async function discard() {
    const dropped = blocks;
    const { version } = saved;
    const settled = saved.isDraft
      ? await attempt(() => send.discard.mutateAsync({ name: 'home', version }), { isDraft: false }, saved)
      : saved;
    const newest = settled && (await onReload().catch(() => undefined));
    if (!newest) return;
    settle(newest);
    setWrong(new Map());
    onReplace(newest.value.blocks);
    undo(t('discarded'), () => {
      onReplace(dropped);
      void save(newest, dropped).then((again) => again && done(words('undone')));
    });
  }

  return {
    saved,
    theirs,
    wrong,
    isBusy: Object.values(send).some(({ isPending }) => isPending),
    clearWrong: () => wrong.size > 0 && setWrong(new Map()),
    save,
    discard,
    async saveNow(): Promise<boolean> {
      const settled = await save(saved);
      if (settled) done(t('saved'));
      return settled !== null;
    },
    async publishNow(): Promise<void> {
      if (await publish(saved)) done(t('published'));
    },
    /** Publishes an earlier version again. */
    async restore(earlier: MallBlock[], number: number): Promise<boolean> {
      if (!(await publish(saved, earlier))) return false;
      onReplace(earlier);
      done(t('restored', { number }));
      return true;
    },
    takeTheirs(newest: Home): void {
      settle(newest);
      setWrong(new Map());
      onReplace(newest.value.blocks);
    },
  };
}
