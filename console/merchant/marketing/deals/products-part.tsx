import { NumberInput, Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { ProductPicker } from '#console/base/coupons/product-picker.tsx';
import { Part } from '#console/base/part.tsx';
import { dealBundleMax } from '#contract/catalogue/merchant-deals.ts';
import { dealProductsMax, dealUnitsMax } from '#contract/catalogue/shopper-deals.ts';
import type { DealValues } from './deal-values.ts';

type ProductsPartProps = { form: UseFormReturnType<DealValues>; isFixed: boolean };

/** What a deal is for: everything in the shop or some products, or what makes a set. */
export function ProductsPart({ form, isFixed }: ProductsPartProps) {
  const t = useTranslations('marketing');
  const { kind, scope, products, units } = form.values;
  const isBundle = kind === 'bundle';
  return (
    <Part title={t('appliesTo')}>
      <Stack>
        {!isBundle && (
          <Radio.Group aria-label={t('appliesTo')} {...form.getInputProps('scope')}>
            <Stack gap="xs">
              {(['shop', 'product'] as const).map((value) => (
                <Radio key={value} value={value} label={t(`form.scopes.${value}`)} disabled={isFixed} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {(isBundle || scope === 'product') && (
          <ProductPicker
            chosen={products}
            isOff={isFixed}
            error={form.errors.products}
            max={isBundle ? dealBundleMax : dealProductsMax}
            hint={t('deals.form.productsHint')}
            beside={({ id, name }) =>
              isBundle && (
                <NumberInput
                  w={80}
                  style={{ flex: 'none' }}
                  aria-label={t('deals.form.unitsOf', { name })}
                  allowDecimal={false}
                  allowNegative={false}
                  hideControls
                  max={dealUnitsMax}
                  disabled={isFixed}
                  value={units[id] ?? 1}
                  onChange={(next) => form.setFieldValue('units', { ...units, [id]: next })}
                />
              )
            }
            onChange={(next) => form.setFieldValue('products', next)}
          />
        )}
      </Stack>
    </Part>
  );
}
