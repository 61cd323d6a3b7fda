import { Group, Image, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, SortedList } from '#console/base/lists/sorted-list.tsx';
import { useLocale } from '#console/base/locale.ts';
import { useCall } from '#console/base/use-call.ts';
import { ProductChoice } from '#console/merchant/shop/product-choice.tsx';
import { shelfChoices } from '#console/merchant/shop/shelves/shelf-choices.ts';
import { homeProductsMax, rowSources } from '#contract/shops/home-blocks.ts';
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
      {block.source === 'chosen' && <Chosen {...{ block, products, onKnow, onChange }} />}
    </Stack>
  );
}

/** Products chosen one by one, in their order. */
function Chosen({ block, products, onKnow, onChange }: BlockProps<BlockOf<'products'>>) {
  const t = useTranslations('shop-face.home');
  const [added, setAdded] = useState(0); // a new field for each
  const set = (productIds: number[]) => onChange({ ...block, productIds, count: Math.max(1, productIds.length) });
  const chosen = block.productIds.map((id) => ({ key: String(id), id, product: products.get(id) }));
  return (
    <>
      <SortedList
        label={t('chosen')}
        items={chosen}
        onSort={(sorted) => set(sorted.map(({ id }) => id))}
        renderItem={({ id, product }, { moves }) => {
          const name = product?.name ?? String(id);
          return (
            <Group justify="space-between" wrap="nowrap">
              <Group gap="sm" wrap="nowrap">
                {product && <Image src={`${product.picture.url}/80`} alt="" w={32} h={32} radius="sm" />}
                <Text size="sm">{name}</Text>
              </Group>
              <Group gap={0} wrap="nowrap">
                <MoveButtons name={name} moves={moves} />
                <RowAction
                  name={t('take', { name })}
                  icon={X}
                  isOff={false}
                  onAct={() => set(block.productIds.filter((each) => each !== id))}
                />
              </Group>
            </Group>
          );
        }}
      />
      {chosen.length < homeProductsMax && (
        <ProductChoice
          key={added}
          label={t('addProduct')}
          placeholder={t('addProductHint')}
          product={null}
          onChange={(product) => {
            if (!product) return;
            onKnow(product);
            set([...new Set([...block.productIds, product.id])]);
            setAdded((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
