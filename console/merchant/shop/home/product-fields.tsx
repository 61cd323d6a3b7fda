import { Select, SimpleGrid, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { ChosenProducts } from '#console/base/products/chosen-products.tsx';
import { useCall } from '#console/base/use-call.ts';
import { shelfChoices } from '#console/merchant/shop/shelves/shelf-choices.ts';
import { homeProductsMax, rowSources } from '#contract/shops/home-blocks.ts';
import { findShopProducts } from '#contract/shops/merchant-pictures.ts';
import { listOwnShelves } from '#contract/shops/merchant-shelves.ts';
import type { BlockProps } from './block-card.tsx';
import type { BlockOf } from './home-values.ts';

const perRow = 5;
const counts = Array.from({ length: homeProductsMax / perRow }, (_, at) => (at + 1) * perRow);

/** Which products a row shows, and how many. */
export function ProductFields({ block, products, onKnow, onChange }: BlockProps<BlockOf<'products'>>) {
  const t = useTranslations('shop-face.home');
  const { data: shelves } = useCall(listOwnShelves, {});
  const choices = shelfChoices(shelves ?? [], useLocale());
  const sources = rowSources.filter((source) => source !== 'shelf' || choices.length > 0 || block.source === 'shelf');
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm">
        <Select
          label={t('source')}
          allowDeselect={false}
          data={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
          value={block.source}
          onChange={(source) => source && onChange({ ...block, source })}
        />
        {block.source !== 'chosen' && (
          <Select
            label={t('count')}
            allowDeselect={false}
            data={[...new Set([...counts, block.count])].map(String)}
            value={String(block.count)}
            onChange={(count) => onChange({ ...block, count: Number(count) })}
          />
        )}
      </SimpleGrid>
      {block.source === 'shelf' && (
        <Select
          label={t('shelf')}
          searchable
          data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={block.shelfId === null ? null : String(block.shelfId)}
          onChange={(id) => onChange({ ...block, shelfId: id === null ? null : Number(id) })}
        />
      )}
      {block.source === 'chosen' && (
        <ChosenProducts
          finder={findShopProducts}
          ids={block.productIds}
          products={products}
          max={homeProductsMax}
          onKnow={onKnow}
          onChange={(productIds) => onChange({ ...block, productIds, count: Math.max(1, productIds.length) })}
        />
      )}
    </Stack>
  );
}
