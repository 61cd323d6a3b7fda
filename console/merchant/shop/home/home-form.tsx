import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { useConflict } from '#console/base/conflict/use-conflict.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useSend } from '#console/base/use-call.ts';
import type { Locale } from '#contract/core/languages.ts';
import { type HomeBlock, homeBlocksMax } from '#contract/shops/home-blocks.ts';
import { discardHomeDraft, publishHome, saveHomeDraft } from '#contract/shops/merchant-home.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import { useBlockTexts } from './block-texts.ts';
import { HomeActions } from './home-actions.tsx';
import { type Attempt, fieldsOf, type Home, textsIn } from './home-values.ts';

/** A preview that is open in another tab shows what was saved. */
function sayToPreview(): void {
  const channel = new BroadcastChannel('shop-home');
  channel.postMessage('saved');
  channel.close();
}

type HomeFormProps = { home: Home; onReload: () => Promise<Home | undefined> };

/** Blocks in their order, written as a draft and published all at once. */
export function HomeForm({ home, onReload }: HomeFormProps) {
  const t = useTranslations('shop-face.home');
  const words = useTranslations('console');
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const send = { save: useSend(saveHomeDraft), publish: useSend(publishHome), discard: useSend(discardHomeDraft) };
  const { base, theirs, show, settle } = useConflict({ opened: home, onReload });
  const [blocks, setBlocks] = useState<HomeBlock[]>(home.blocks);
  const [products, setProducts] = useState(() => new Map(home.products.map((product) => [product.id, product])));
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isChanged, setChanged] = useState(false);
  const blockTexts = useBlockTexts();
  const saved = base ?? home;

  function edit(next: (before: HomeBlock[]) => HomeBlock[]) {
    setChanged(true);
    setBlocks(next);
  }
  const know = (product: ChosenProduct) => setProducts((before) => new Map(before).set(product.id, product));

  /** Goes on from what the mall has; null when it was refused, which is shown. */
  const attempt: Attempt = async (act, next, over) => {
    try {
      const { version } = await act();
      const settled = { ...over, ...next, version };
      settle(settled);
      sayToPreview();
      return settled;
    } catch (error) {
      if (!(await show(error))) failed(error);
      return null;
    }
  };

  async function save(over: Home, written = blocks): Promise<Home | null> {
    const next = { blocks: written, isDraft: true };
    const settled = await attempt(() => send.save.mutateAsync({ blocks: written, version: over.version }), next, over);
    if (settled) setChanged(false);
    return settled;
  }

  async function publish() {
    const written = isChanged || !saved.isDraft ? await save(saved) : saved;
    if (!written) return;
    const { version } = written;
    const shown = await attempt(
      () => send.publish.mutateAsync({ version }),
      { isDraft: false, publishedAt: '' },
      written,
    );
    if (shown) done(t('published'));
  }

  async function discard() {
    const dropped = blocks;
    const { version } = saved;
    const settled = await attempt(() => send.discard.mutateAsync({ version }), { isDraft: false }, saved);
    const newest = settled && (await onReload().catch(() => undefined));
    if (!newest) return;
    settle(newest);
    setBlocks(newest.blocks);
    setChanged(false);
    undo(t('discarded'), () => {
      setBlocks(dropped);
      void save(newest, dropped).then((again) => again && done(words('undone')));
    });
  }

  function remove(block: HomeBlock, at: number) {
    edit((before) => before.filter(({ key }) => key !== block.key));
    undo(t('removed', { name: blockTexts.nameOf(block) }), () =>
      edit((before) => [...before.slice(0, at), block, ...before.slice(at)].slice(0, homeBlocksMax)),
    );
  }

  function takeTheirs(newest: Home) {
    setBlocks(newest.blocks);
    setChanged(false);
    settle(newest);
  }

  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <HomeActions
        home={saved}
        isChanged={isChanged}
        isOff={theirs !== null}
        isBusy={Object.values(send).some(({ isPending }) => isPending)}
        locale={locale}
        onSave={async () => {
          const settled = await save(saved);
          if (settled) done(t('saved'));
          return settled !== null;
        }}
        onPublish={() => void publish()}
        onDiscard={() => void discard()}
      />
      <LanguageTabs
        locale={locale}
        missingIn={(each) => countUntranslatedOf(textsIn(blocks), each)}
        onChange={setLocale}
      />
      <SortedList
        label={t('blocks')}
        items={blocks}
        onSort={(sorted) => edit(() => sorted)}
        renderItem={(block, { at, moves }) => (
          <BlockCard
            block={block}
            name={blockTexts.nameOf(block)}
            locale={locale}
            products={products}
            moves={moves}
            onKnow={know}
            onChange={(next) => edit((before) => before.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => remove(block, at)}
          />
        )}
      />
      <AddBlock isOff={blocks.length >= homeBlocksMax} onAdd={(block) => edit((before) => [...before, block])} />
      {theirs && (
        <ConflictAlert
          saved={theirs}
          base={fieldsOf(saved.blocks)}
          mine={fieldsOf(blocks)}
          theirs={fieldsOf(theirs.blocks)}
          labelOf={(field) => blockTexts.labelOf(field, [...theirs.blocks, ...blocks])}
          textOf={blockTexts.textOf}
          isSaving={send.save.isPending}
          onTakeTheirs={() => takeTheirs(theirs)}
          onKeepMine={() => void save(theirs)}
        />
      )}
    </Stack>
  );
}
