import { Group, Image, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { MoveButtons, SortedList } from '#console/base/lists/sorted-list.tsx';
import type { ChosenProduct } from '#contract/shops/merchant-pictures.ts';
import { ProductChoice, type ProductFinder } from './product-choice.tsx';

type ChosenProductsProps = {
  finder: ProductFinder;
  ids: readonly number[];
  products: ReadonlyMap<number, ChosenProduct>;
  max: number;
  /** A product that was found: it is named by its number alone. */
  onKnow: (product: ChosenProduct) => void;
  onChange: (ids: number[]) => void;
};

/** Products chosen one by one, in their order. */
export function ChosenProducts({ finder, ids, products, max, onKnow, onChange }: ChosenProductsProps) {
  const t = useTranslations('console.chosenProducts');
  const [added, setAdded] = useState(0); // a new field for each
  const chosen = ids.map((id) => ({ key: String(id), id, product: products.get(id) }));
  return (
    <>
      <SortedList
        label={t('chosen')}
        items={chosen}
        onSort={(sorted) => onChange(sorted.map(({ id }) => id))}
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
                  onAct={() => onChange(ids.filter((each) => each !== id))}
                />
              </Group>
            </Group>
          );
        }}
      />
      {chosen.length < max && (
        <ProductChoice
          key={added}
          finder={finder}
          label={t('addProduct')}
          placeholder={t('addProductHint')}
          product={null}
          onChange={(product) => {
            if (!product) return;
            onKnow(product);
            onChange([...new Set([...ids, product.id])]);
            setAdded((count) => count + 1);
          }}
        />
      )}
    </>
  );
}
