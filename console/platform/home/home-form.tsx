import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictAlert } from '#console/base/conflict/conflict-alert.tsx';
import { SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { LanguageTabs } from '#console/base/texts/language-tabs.tsx';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useCall } from '#console/base/use-call.ts';
import { FaceHistory } from '#console/platform/face/face-history.tsx';
import { listHomeProducts } from '#contract/catalogue/platform-home.ts';
import { faceBlocksMax, type MallBlock } from '#contract/content/face.ts';
import type { Locale } from '#contract/core/languages.ts';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { AddBlock } from './add-block.tsx';
import { BlockCard } from './block-card.tsx';
import { useBlockWords } from './block-words.ts';
import { HomeActions } from './home-actions.tsx';
import { fieldsOf, type Home, productIdsIn, textsIn, withEndLast } from './home-values.ts';
import { useHomeActs } from './use-home-acts.ts';

type HomeFormProps = { home: Home; onReload: () => Promise<Home | undefined> };

/** Blocks in their order, written as a draft and published all at once. */
export function HomeForm({ home, onReload }: HomeFormProps) {
  const t = useTranslations('platform-face.home');
  const undo = useUndoNotice();
  const words = useBlockWords();
  const [blocks, setBlocks] = useState<MallBlock[]>(home.value.blocks);
  const [known, setKnown] = useState<ReadonlyMap<number, ChosenProduct>>(new Map());
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [isChanged, setChanged] = useState(false);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const acts = useHomeActs({
    ...{ home, blocks, onReload },
    onReplace: (next) => {
      setBlocks(next);
      setChanged(false);
    },
    onSaved: () => setChanged(false),
  });
  const { saved, theirs, wrong } = acts;

  const ids = productIdsIn(saved.value.blocks);
  const { data: named = [] } = useCall(listHomeProducts, { ids: ids.join(',') }, { isOff: ids.length === 0 });
  const products = new Map([...named.map((product) => [product.id, product] as const), ...known]);

  function edit(next: (before: MallBlock[]) => MallBlock[]) {
    setChanged(true);
    acts.clearWrong();
    setBlocks((before) => withEndLast(next(before)));
  }
  const open = (key: string) =>
    setOpened((before) =>
      before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key]),
    );
  const isWrong = (at: number) => [...wrong.keys()].some((path) => path.startsWith(`${at}.`));

  function remove(block: MallBlock, at: number) {
    edit((before) => before.filter(({ key }) => key !== block.key));
    undo(t('removed', { name: words.nameOf(block) }), () =>
      edit((before) => [...before.slice(0, at), block, ...before.slice(at)].slice(0, faceBlocksMax)),
    );
  }

  function add(block: MallBlock) {
    edit((before) => [...before, block]);
    setOpened((before) => new Set([...before, block.key]));
  }

  return (
    <Stack maw={960}>
      <HomeActions
        home={saved}
        isChanged={isChanged}
        isOff={theirs !== null}
        isBusy={acts.isBusy}
        locale={locale}
        onSave={acts.saveNow}
        onPublish={() => void acts.publishNow()}
        onDiscard={() => void acts.discard()}
        onHistory={() => setHistoryOpen(true)}
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
            {...{ block, locale, wrong, products }}
            path={String(at)}
            moves={movesOf(block, blocks, at, moves)}
            isOpen={opened.has(block.key) || isWrong(at)}
            onOpen={() => open(block.key)}
            onKnow={(product) => setKnown((before) => new Map(before).set(product.id, product))}
            onChange={(next) => edit((before) => before.map((each) => (each.key === next.key ? next : each)))}
            onRemove={() => remove(block, at)}
          />
        )}
      />
      <AddBlock blocks={blocks} onAdd={add} />
      {theirs && (
        <ConflictAlert
          saved={theirs}
          base={fieldsOf(saved.value.blocks)}
          mine={fieldsOf(blocks)}
          theirs={fieldsOf(theirs.value.blocks)}
          labelOf={(field) => words.labelOf(field, [...theirs.value.blocks, ...blocks])}
          textOf={words.textOf}
          isSaving={acts.isBusy}
          onTakeTheirs={() => acts.takeTheirs(theirs)}
          onKeepMine={() => void acts.save(theirs)}
        />
      )}
      {isHistoryOpen && (
        <FaceHistory
          name="home"
          textOf={({ value }) =>
            'blocks' in value
              ? value.blocks.map((block) => `${words.nameOf(block)} – ${words.contentOf(block)}`).join('\n')
              : ''
          }
          isBusy={acts.isBusy}
          onRestore={({ value, number }) => {
            if ('blocks' in value)
              void acts.restore(value.blocks, number).then((isDone) => isDone && setHistoryOpen(false));
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Stack>
  );
}

type Moves = Parameters<typeof BlockCard>[0]['moves'];

/** The banners stay at the top, and the recommended products last. */
function movesOf({ kind }: MallBlock, blocks: readonly MallBlock[], at: number, moves: Moves): Moves {
  if (kind === 'banners' || kind === 'recommended') return { up: null, down: null };
  return {
    up: blocks[at - 1]?.kind === 'banners' ? null : moves.up,
    down: blocks[at + 1]?.kind === 'recommended' ? null : moves.down,
  };
}
