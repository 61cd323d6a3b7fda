import { Button, Card, Group, Stack, Text } from '@mantine/core';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShopScreen } from '#console/merchant/shop/shop-screen.tsx';
import { listOwnShelves, type OwnShelf, shelvesMax } from '#contract/shops/merchant-shelves.ts';
import { ShelfDialog } from './shelf-dialog.tsx';
import { ShelfProducts } from './shelf-products.tsx';
import { ShelfTree } from './shelf-tree.tsx';

/** What is open beside the tree: a new shelf, one to be renamed, or the products of one. */
export type Opened =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'name'; id: number }
  | { kind: 'products'; id: number; name: string };

/** The shop's own categories: added, named in six languages, sorted and filled. */
export default function ShelvesPage() {
  return (
    <ShopScreen call={listOwnShelves}>
      {(shelves, reload) => <Shelves shelves={shelves} onReload={reload} />}
    </ShopScreen>
  );
}

type ShelvesProps = { shelves: OwnShelf[]; onReload: () => Promise<OwnShelf[] | undefined> };

function Shelves({ shelves, onReload }: ShelvesProps) {
  const t = useTranslations('shop-face.shelves');
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const all = shelves.flatMap((shelf) => [shelf, ...shelf.children]);
  const named = opened?.kind === 'name' ? all.find(({ id }) => id === opened.id) : undefined;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      {shelves.length > 0 ? (
        <ShelfTree shelves={shelves} onOpen={open} />
      ) : (
        <Card withBorder p={48} bg="var(--console-card)">
          <Stack align="center" gap="sm">
            <FolderTree size={40} aria-hidden="true" />
            <Text c="dimmed" ta="center">
              {t('none')}
            </Text>
          </Stack>
        </Card>
      )}
      <Group>
        <Button
          disabled={all.length >= shelvesMax}
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => open({ kind: 'new', parentId: null })}
        >
          {t('add')}
        </Button>
      </Group>
      {opened?.kind === 'new' && <ShelfDialog shelf={null} parentId={opened.parentId} onClose={close} />}
      {named && (
        <ShelfDialog
          key={named.id}
          shelf={named}
          parentId={null}
          onReload={async () =>
            (await onReload())?.flatMap((shelf) => [shelf, ...shelf.children]).find(({ id }) => id === named.id)
          }
          onClose={close}
        />
      )}
      {opened?.kind === 'products' && <ShelfProducts id={opened.id} name={opened.name} onClose={close} />}
    </Stack>
  );
}
