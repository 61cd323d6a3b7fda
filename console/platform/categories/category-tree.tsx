import { Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { EmptyList } from '#console/base/lists/empty-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useSend } from '#console/base/use-call.ts';
import { moveCategory, type PlatformCategory } from '#contract/catalogue/platform-categories.ts';
import { localized } from '#contract/core/languages.ts';
import type { Opened } from './categories.tsx';
import { CategoryRow } from './category-row.tsx';
import { type Branch, type DropPlace, dropOf, findBranch, type Move, rowsOf, stepOf, treeOf } from './tree.ts';

const steps: Record<string, 'up' | 'down' | 'in' | 'out'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type Drop = { id: number; place: DropPlace };
type CategoryTreeProps = { all: readonly PlatformCategory[]; onOpen: (opened: Opened) => void };

/** All categories, put in order and moved with the mouse, or with Alt and an arrow. */
export function CategoryTree({ all, onOpen }: CategoryTreeProps) {
  const t = useTranslations('platform-products.categories');
  const [words, setWords] = useState('');
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const [dragged, setDragged] = useState<Branch | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const move = useMove(list, all);
  const found = words.trim() ? withWords(all, words) : null;
  const tree = treeOf(found ?? all);
  const rows = rowsOf(tree, (id) => found !== null || openIds.has(id));
  const toggle = (id: number, isOpen = !openIds.has(id)) =>
    setOpenIds((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id)));

  /** What is added below a category is seen there. */
  function openDialog(opened: Opened) {
    if (opened.kind === 'new' && opened.parentId !== null) toggle(opened.parentId, true);
    onOpen(opened);
  }

  function go(to: Move | null) {
    if (!to) return;
    if (to.parentId !== null) toggle(Number(to.parentId), true); // what was moved stays in sight
    void move(to);
  }

  const onKeyDown = (id: number) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    go(stepOf(treeOf(all), all, id, step));
  };

  const dropAt = (row: PlatformCategory, event: DragEvent<HTMLElement>): Drop => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientY - top) / height;
    return { id: row.id, place: part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'into' };
  };

  function onDragOver(row: PlatformCategory, event: DragEvent<HTMLElement>) {
    if (!dragged) return;
    const next = dropAt(row, event);
    const isAllowed = dropOf(all, dragged, row, next.place) !== null;
    if (isAllowed) event.preventDefault();
    setDrop(isAllowed ? next : null);
  }

  function stop() {
    setDragged(null);
    setDrop(null);
  }

  if (all.length === 0) return <EmptyList text={t('none')} />;
  return (
    <Stack>
      <Group justify="space-between" align="flex-end">
        <TextInput
          type="search"
          w={340}
          maxLength={64}
          aria-label={t('find')}
          placeholder={t('find')}
          leftSection={<Search size={16} aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          {t('keys')}
        </Text>
      </Group>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('nothingFound')}</Text>
      ) : (
        <Card ref={list} withBorder p={0} bg="var(--console-card)" role="list" aria-label={t('label')}>
          {rows.map((branch) => (
            <CategoryRow
              key={branch.id}
              branch={branch}
              isOpen={found !== null || openIds.has(branch.id)}
              dropPlace={drop?.id === branch.id ? drop.place : null}
              isDragged={dragged?.id === branch.id}
              onToggle={() => toggle(branch.id)}
              onOpen={openDialog}
              onKeyDown={onKeyDown(branch.id)}
              onDragStart={() => setDragged(findBranch(treeOf(all), branch.id))}
              onDragOver={(event) => onDragOver(branch, event)}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) go(dropOf(all, dragged, branch, dropAt(branch, event).place));
                stop();
              }}
              onDragEnd={stop}
            />
          ))}
        </Card>
      )}
    </Stack>
  );
}

/** Categories with the words in their name in any language, and those above them. */
function withWords(all: readonly PlatformCategory[], words: string): PlatformCategory[] {
  const wanted = words.trim().toLowerCase();
  const byId = new Map(all.map((each) => [each.id, each]));
  const found = new Set<number>();
  for (const each of all) {
    if (!Object.values(each.name).some((name) => name?.toLowerCase().includes(wanted))) continue;
    for (let row: PlatformCategory | undefined = each; row; row = byId.get(row.parentId ?? 0)) found.add(row.id);
  }
  return all.filter(({ id }) => found.has(id));
}

/** Moves a category and says so. Its row keeps the focus, which the browser takes away when it is put elsewhere. */
function useMove(list: { current: HTMLDivElement | null }, all: readonly PlatformCategory[]) {
  const t = useTranslations('platform-products.categories');
  const locale = useLocale();
  const { done, failed } = useNotices();
  const send = useSend(moveCategory);
  return async (to: Move) => {
    const id = Number(to.id);
    const name = all.find((each) => each.id === id)?.name;
    const hadFocus = list.current?.contains(document.activeElement);
    try {
      await send.mutateAsync(to);
      done(t('moved', { name: name ? localized(name, locale) : '' }));
      const focus = () => list.current?.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus();
      if (hadFocus) requestAnimationFrame(focus);
    } catch (error) {
      failed(error);
    }
  };
}
