import { Box, Card, Stack } from '@mantine/core';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { moved } from '#console/base/moved.ts';
import { RowAction } from './row-action.tsx';

/** Moves an item by one place; null at the end of the list. */
export type Moves = { up: (() => void) | null; down: (() => void) | null };

type SortedListProps<Item> = {
  label: string;
  items: readonly Item[];
  onSort: (items: Item[]) => void;
  renderItem: (item: Item, place: { at: number; moves: Moves }) => ReactNode;
};

/** Cards one below the other, put in order with the mouse, with buttons, or with Alt and an arrow. */
export function SortedList<Item extends { key: string }>({ label, items, onSort, renderItem }: SortedListProps<Item>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, to: number) =>
    to >= 0 && to < items.length && from !== to && onSort(moved(items, from, to));

  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a list within a card of another is sorted by itself
    move(at, at + step);
  };

  if (items.length === 0) return null;
  return (
    <Stack gap="xs" role="list" aria-label={label}>
      {items.map((item, at) => (
        <Card
          key={item.key}
          role="listitem"
          withBorder
          p="sm"
          bg="var(--console-card)"
          draggable
          opacity={dragged === at ? 0.5 : 1}
          onDragStart={(event) => {
            event.stopPropagation();
            setDragged(at);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (dragged !== null) move(dragged, at);
            setDragged(null);
          }}
          onKeyDown={onKeyDown(at)}
        >
          {renderItem(item, {
            at,
            moves: {
              up: at > 0 ? () => move(at, at - 1) : null,
              down: at < items.length - 1 ? () => move(at, at + 1) : null,
            },
          })}
        </Card>
      ))}
    </Stack>
  );
}

/** The two buttons by which an item is moved without a mouse. */
export function MoveButtons({ name, moves }: { name: string; moves: Moves }) {
  const t = useTranslations('console.sorting');
  return (
    <Box component="span">
      <RowAction name={t('up', { name })} icon={ArrowUp} isOff={!moves.up} onAct={() => moves.up?.()} />
      <RowAction name={t('down', { name })} icon={ArrowDown} isOff={!moves.down} onAct={() => moves.down?.()} />
    </Box>
  );
}
