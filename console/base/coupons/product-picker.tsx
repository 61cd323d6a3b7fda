import { Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { RowAction } from '#console/base/lists/row-action.tsx';
import { useCall } from '#console/base/use-call.ts';
import { type CouponProduct, couponProductsMax, listCouponProducts } from '#contract/coupons/merchant.ts';
import type { findCouponProducts } from '#contract/coupons/platform.ts';

type ProductPickerProps = {
  /** Products of the shop, unless it is another call. */
  finder?: typeof listCouponProducts | typeof findCouponProducts;
  chosen: readonly CouponProduct[];
  isOff: boolean;
  error: ReactNode;
  max?: number;
  hint?: string;
  /** What stands beside a chosen product. */
  beside?: (product: CouponProduct) => ReactNode;
  onChange: (chosen: CouponProduct[]) => void;
};

const pauseMs = 250;
const wordsMax = 64;

/** Products, found by their name and added one by one. */
export function ProductPicker({
  finder = listCouponProducts,
  chosen,
  isOff,
  error,
  max = couponProductsMax,
  hint,
  beside,
  onChange,
}: ProductPickerProps) {
  const t = useTranslations('marketing.form');
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, wordsMax), pauseMs);
  const { data = [] } = useCall(finder, { words }, { keepsPrevious: true, isOff });
  const found = data.filter(({ id }) => !chosen.some((one) => one.id === id));

  function add(value: string | null) {
    const product = found.find(({ id }) => String(id) === value);
    if (product) onChange([...chosen, product]);
    setTyped('');
  }

  return (
    <Stack gap="sm">
      <Select
        label={t('products')}
        placeholder={t('searchProducts')}
        description={t('chosenProducts', { count: chosen.length, max })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        nothingFoundMessage={t('noProducts')}
        searchable
        disabled={isOff || chosen.length >= max}
        error={error}
        data={found.map(({ id, name, price }) => ({ value: String(id), label: `${name} · ${money(price)}` }))}
        filter={({ options }) => options} // the mall has searched
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={add}
      />
      {chosen.length > 0 && (
        <Stack gap="xs" component="ul" m={0} p={0} aria-label={t('products')} style={{ listStyle: 'none' }}>
          {chosen.map((product) => (
            <Group key={product.id} component="li" justify="space-between" wrap="nowrap">
              <ProductCell isShort image={product.picture} name={product.name} text={money(product.price)} />
              {beside?.(product)}
              <RowAction
                name={t('removeProduct', { name: product.name })}
                icon={X}
                isOff={isOff}
                onAct={() => onChange(chosen.filter(({ id }) => id !== product.id))}
              />
            </Group>
          ))}
        </Stack>
      )}
      {chosen.length === 0 && !error && (
        <Text size="sm" c="dimmed">
          {hint ?? t('productsHint')}
        </Text>
      )}
    </Stack>
  );
}
