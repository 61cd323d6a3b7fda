import { Button, Group, Stack } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { ProductsMessages } from '#console/platform/products/products-messages.tsx';
import { brandSorts, brandStates, listBrands, type PlatformBrand } from '#contract/catalogue/platform-brands.ts';
import { BrandDialog } from './brand-dialog.tsx';
import { BrandList } from './brand-list.tsx';
import { MergeDialog } from './merge-dialog.tsx';

/** What is open above the list. */
export type Opened = { kind: 'new' } | { kind: 'edit' | 'merge'; brand: PlatformBrand };

/** The brands of the mall. */
export default function Brands() {
  return (
    <ProductsMessages>
      <Listed />
    </ProductsMessages>
  );
}

function Listed() {
  const t = useTranslations('platform-products.brands');
  const sections = useTranslations('platform.sections');
  const { page, limit, value, change } = useListAddress();
  const state = useStatus(brandStates);
  const words = value('words');
  const sort = brandSorts.find((one) => one === value('sort')) ?? 'place';
  const [opened, open] = useState<Opened | null>(null);
  const query = useCall(listBrands, { words, state, sort, page, limit }, { keepsPrevious: true });
  const close = () => open(null);
  const reload = async (id: number) =>
    (await query.refetch({ throwOnError: true })).data?.list.find((brand) => brand.id === id);
  return (
    <Screen
      title={sections('brands')}
      text={t('text')}
      actions={
        <Button leftSection={<Plus size={16} aria-hidden="true" />} onClick={() => open({ kind: 'new' })}>
          {t('add')}
        </Button>
      }
    >
      <Stack>
        <StatusTabs label={t('byState')} all={t('all')} statuses={brandStates} nameOf={(each) => t(`states.${each}`)} />
        <Group justify="space-between">
          <SearchField key={words} label={t('find')} words={words} onSearch={(next) => change({ words: next })} />
          <SortField sort={sort} usual="place" sorts={brandSorts} nameOf={(each) => t(`sorts.${each}`)} width={230} />
        </Group>
        <BrandList query={query} isFiltered={words !== '' || state !== undefined} onOpen={open} />
      </Stack>
      {opened?.kind === 'new' && <BrandDialog brand={null} onClose={close} />}
      {opened?.kind === 'edit' && (
        <BrandDialog brand={opened.brand} onReload={() => reload(opened.brand.id)} onClose={close} />
      )}
      {opened?.kind === 'merge' && <MergeDialog brand={opened.brand} onClose={close} />}
    </Screen>
  );
}
