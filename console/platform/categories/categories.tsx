import { Button, Skeleton } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { ProductsMessages } from '#console/platform/products/products-messages.tsx';
import { listAllCategories, type PlatformCategory } from '#contract/catalogue/platform-categories.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTree } from './category-tree.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SpecsDialog } from './specs-dialog.tsx';

/** What is open above the tree. */
export type Opened =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'edit' | 'specs' | 'move' | 'merge'; category: PlatformCategory };

/** The categories of the mall on three levels. */
export default function Categories() {
  return (
    <ProductsMessages>
      <Tree />
    </ProductsMessages>
  );
}

function Tree() {
  const t = useTranslations('platform-products.categories');
  const sections = useTranslations('platform.sections');
  const [opened, open] = useState<Opened | null>(null);
  const { data, error, refetch } = useCall(listAllCategories, {});
  const close = () => open(null);
  const reload = async (id: number) =>
    (await refetch({ throwOnError: true })).data?.find((category) => category.id === id);
  return (
    <Screen
      title={sections('categories')}
      text={t('text')}
      actions={
        <Button
          leftSection={<Plus size={16} aria-hidden="true" />}
          onClick={() => open({ kind: 'new', parentId: null })}
        >
          {t('add')}
        </Button>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={400} />}
      {data && <CategoryTree all={data} onOpen={open} />}
      {opened?.kind === 'new' && <CategoryDialog category={null} parentId={opened.parentId} onClose={close} />}
      {opened?.kind === 'edit' && (
        <CategoryDialog
          category={opened.category}
          parentId={null}
          onReload={() => reload(opened.category.id)}
          onClose={close}
        />
      )}
      {opened?.kind === 'specs' && <SpecsDialog category={opened.category} onClose={close} />}
      {opened?.kind === 'move' && data && <MoveDialog category={opened.category} all={data} onClose={close} />}
      {opened?.kind === 'merge' && data && <MergeDialog category={opened.category} all={data} onClose={close} />}
    </Screen>
  );
}
