import { Button, Menu } from '@mantine/core';
import { FolderTree } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useLocale } from '#console/base/locale.ts';
import { useUndoNotice } from '#console/base/undo-notice.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { shelfChoices } from '#console/merchant/shop/shelves/shelf-choices.ts';
import {
  listOwnShelves,
  putProductsOnShelf,
  shelfProductsAtOnceMax,
  takeProductsFromShelf,
} from '#contract/shops/merchant-shelves.ts';

type ShelfActProps = { ids: readonly number[]; onDone: () => void };

/** Puts the chosen products into one of the shop's own categories. */
export function ShelfAct({ ids, onDone }: ShelfActProps) {
  const t = useTranslations('console.products.shelf');
  const words = useTranslations('console');
  const locale = useLocale();
  const { done, failed } = useNotices();
  const undo = useUndoNotice();
  const put = useSend(putProductsOnShelf);
  const take = useSend(takeProductsFromShelf);
  const { data: shelves } = useCall(listOwnShelves, {});
  if (!shelves || shelves.length === 0) return null;
  const choices = shelfChoices(shelves, locale);

  async function fill(id: number, name: string) {
    try {
      const { changedIds } = await put.mutateAsync({ id, productIds: ids.slice(0, shelfProductsAtOnceMax) });
      onDone();
      if (changedIds.length === 0) return void done(words('outcomes.nothing'));
      undo(
        t('done', { count: changedIds.length, name }),
        () => void take.mutateAsync({ id, productIds: changedIds }).then(() => done(words('undone')), failed),
      );
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Menu>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={put.isPending}
          leftSection={<FolderTree size={14} aria-hidden="true" />}
        >
          {t('put')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {choices.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => void fill(id, name)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
