import { Badge, Box, Group, Text } from '@mantine/core';
import { FolderPlus, Package, Pencil, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, type Moves, SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { countUntranslatedOf } from '#console/base/texts/untranslated.ts';
import { useSend } from '#console/base/use-call.ts';
import { useRemoval } from '#console/base/use-removal.ts';
import { locales, localized } from '#contract/core/languages.ts';
import { arrangeShelves, deleteShelf, type OwnShelf, restoreShelf } from '#contract/shops/merchant-shelves.ts';
import type { Opened } from './shelves-page.tsx';

type Keyed<Shelf> = Shelf & { key: string };
const keyed = <Shelf extends { id: number }>(shelves: readonly Shelf[]): Keyed<Shelf>[] =>
  shelves.map((shelf) => ({ ...shelf, key: String(shelf.id) }));

type ShelfTreeProps = { shelves: readonly OwnShelf[]; onOpen: (opened: Opened) => void };

/** Both levels, each put in order with the mouse or the keys. */
export function ShelfTree({ shelves, onOpen }: ShelfTreeProps) {
  const t = useTranslations('shop-face.shelves');
  const locale = useLocale();
  const { failed } = useNotices();
  const arrange = useSend(arrangeShelves);
  // Until the mall has answered, the order is shown that was asked for.
  const asked = arrange.isPending ? arrange.variables : undefined;
  const shown = asked ? inOrder(shelves, asked.shelves) : shelves;
  const save = (sorted: readonly OwnShelf[]) =>
    void arrange
      .mutateAsync({ shelves: sorted.map(({ id, children }) => ({ id, childIds: children.map((child) => child.id) })) })
      .catch(failed);
  return (
    <SortedList
      label={t('label')}
      items={keyed(shown)}
      onSort={save}
      renderItem={(shelf, { moves }) => (
        <>
          <ShelfRow shelf={shelf} moves={moves} onOpen={onOpen} isTop />
          {shelf.children.length > 0 && (
            <Box mt="xs" ml="lg">
              <SortedList
                label={t('below', { name: localized(shelf.name, locale) })}
                items={keyed(shelf.children)}
                onSort={(children) => save(shown.map((each) => (each.id === shelf.id ? { ...each, children } : each)))}
                renderItem={(child, place) => (
                  <ShelfRow shelf={child} moves={place.moves} onOpen={onOpen} isTop={false} />
                )}
              />
            </Box>
          )}
        </>
      )}
    />
  );
}

type Asked = { id?: unknown; childIds: readonly unknown[] };

/** The shelves in the order that was asked for. */
function inOrder(shelves: readonly OwnShelf[], asked: readonly Asked[]): OwnShelf[] {
  const sorted = <Shelf extends { id: number }>(all: readonly Shelf[], ids: readonly unknown[]) =>
    [...all].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return sorted(
    shelves,
    asked.map(({ id }) => id),
  ).map((shelf) => ({
    ...shelf,
    children: sorted(shelf.children, asked.find(({ id }) => id === shelf.id)?.childIds ?? []),
  }));
}

type Shelf = Omit<OwnShelf, 'children'>;
type ShelfRowProps = { shelf: Shelf; moves: Moves; isTop: boolean; onOpen: (opened: Opened) => void };

function ShelfRow({ shelf, moves, isTop, onOpen }: ShelfRowProps) {
  const t = useTranslations('shop-face.shelves');
  const words = useTranslations('console.texts');
  const { count } = useFormats();
  const locale = useLocale();
  const remove = useRemoval(deleteShelf, restoreShelf);
  const { id } = shelf;
  const name = localized(shelf.name, locale);
  const missing = locales.filter((each) => countUntranslatedOf([shelf.name], each) > 0).length;
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap="sm">
        <Text fw={isTop ? 600 : 400}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('products', { count: shelf.productCount, shown: count(shelf.productCount) })}
        </Text>
        {missing > 0 && (
          <Badge size="sm" variant="light" color="orange" c="inherit" tt="none">
            {words('missingCount', { count: missing })}
          </Badge>
        )}
      </Group>
      <Group gap={0} wrap="nowrap">
        <MoveButtons name={name} moves={moves} />
        <RowAction
          name={t('fill', { name })}
          icon={Package}
          isOff={false}
          onAct={() => onOpen({ kind: 'products', id, name })}
        />
        {isTop && (
          <RowAction
            name={t('addBelow', { name })}
            icon={FolderPlus}
            isOff={false}
            onAct={() => onOpen({ kind: 'new', parentId: id })}
          />
        )}
        <RowAction
          name={t('rename', { name })}
          icon={Pencil}
          isOff={false}
          onAct={() => onOpen({ kind: 'name', id })}
        />
        <RowAction
          name={t('delete', { name })}
          icon={Trash2}
          isOff={false}
          onAct={() => void remove({ id }, t('deleted', { name }))}
        />
      </Group>
    </Group>
  );
}
