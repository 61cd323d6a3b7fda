import { Select, SimpleGrid, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ChosenProducts } from '#console/base/products/chosen-products.tsx';
import { TextsInput } from '#console/base/texts/texts-input.tsx';
import { useCall } from '#console/base/use-call.ts';
import { findHomeProducts } from '#contract/catalogue/platform-home.ts';
import { type Category, listCategories } from '#contract/catalogue/shopper.ts';
import { faceProductsMax, faceTitleMax, type MallBlockOf, mallRowSources } from '#contract/content/face.ts';
import type { BlockFieldsProps } from './block-card.tsx';

const perRow = 5;
const counts = Array.from({ length: faceProductsMax / perRow }, (_, at) => (at + 1) * perRow);
const optionsShown = 100;

/** "Kitchen › Cups": categories of all levels with those above them. */
function pathsOf(categories: readonly Category[], above = ''): { value: string; label: string }[] {
  return categories.flatMap(({ id, name, childList = [] }) => {
    const label = above + name;
    return [{ value: String(id), label }, ...pathsOf(childList, `${label} › `)];
  });
}

/** The title of a row of products, which they are, and how many. */
export function RowFields({
  block,
  locale,
  wrong,
  path,
  products,
  onKnow,
  onChange,
}: BlockFieldsProps<MallBlockOf<'products'>>) {
  const t = useTranslations('platform-face.home');
  const { data: categories } = useCall(listCategories, {});
  return (
    <Stack gap="sm">
      <TextsInput
        label={t('rowTitle')}
        locale={locale}
        texts={block.title}
        lettersMax={faceTitleMax}
        isRequired
        error={wrong.get(`${path}.title`)}
        onChange={(title) => onChange({ ...block, title })}
      />
      <SimpleGrid cols={2} spacing="sm">
        <Select
          label={t('source')}
          allowDeselect={false}
          data={mallRowSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
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
      {block.source === 'category' && (
        <Select
          label={t('category')}
          searchable
          limit={optionsShown}
          error={wrong.get(`${path}.categoryId`)}
          data={pathsOf(categories ?? [])}
          value={block.categoryId === null ? null : String(block.categoryId)}
          onChange={(id) => onChange({ ...block, categoryId: id === null ? null : Number(id) })}
        />
      )}
      {block.source === 'chosen' && (
        <ChosenProducts
          finder={findHomeProducts}
          ids={block.productIds}
          products={products}
          max={faceProductsMax}
          onKnow={onKnow}
          onChange={(productIds) => onChange({ ...block, productIds, count: Math.max(1, productIds.length) })}
        />
      )}
    </Stack>
  );
}
