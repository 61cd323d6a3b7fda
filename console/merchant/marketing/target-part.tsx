import { Radio, Select, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CouponValues } from '#console/base/coupons/coupon-values.ts';
import { ProductPicker } from '#console/base/coupons/product-picker.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listCouponCategories, shopCouponScopes } from '#contract/coupons/merchant.ts';

type TargetPartProps = { form: UseFormReturnType<CouponValues>; isFixed: boolean };

/** What it is for: everything in the shop, a category of it, or some products. */
export function TargetPart({ form, isFixed }: TargetPartProps) {
  const t = useTranslations('marketing');
  const { scope, categoryId, products } = form.values;
  return (
    <Part title={t('appliesTo')}>
      <Stack>
        <Radio.Group aria-label={t('appliesTo')} {...form.getInputProps('scope')}>
          <Stack gap="xs">
            {shopCouponScopes.map((value) => (
              <Radio key={value} value={value} label={t(`form.scopes.${value}`)} disabled={isFixed} />
            ))}
          </Stack>
        </Radio.Group>
        {scope === 'category' && (
          <CategorySelect
            categoryId={categoryId}
            isOff={isFixed}
            error={form.errors.categoryId}
            onChange={(next) => form.setFieldValue('categoryId', next)}
          />
        )}
        {scope === 'product' && (
          <ProductPicker
            chosen={products}
            isOff={isFixed}
            error={form.errors.products}
            onChange={(next) => form.setFieldValue('products', next)}
          />
        )}
      </Stack>
    </Part>
  );
}

type CategorySelectProps = {
  categoryId: number | null;
  isOff: boolean;
  error: ReactNode;
  onChange: (categoryId: number | null) => void;
};

function CategorySelect({ categoryId, isOff, error, onChange }: CategorySelectProps) {
  const t = useTranslations('marketing.form');
  const { data: categories = [] } = useCall(listCouponCategories, {});
  return (
    <Select
      label={t('category')}
      placeholder={t('chooseCategory')}
      searchable
      disabled={isOff}
      error={error}
      nothingFoundMessage={t('noCategory')}
      maxDropdownHeight={320}
      data={categories.map(({ id, path, products }) => ({
        value: String(id),
        label: t('categoryCount', { path: path.join(' › '), count: products }),
      }))}
      value={categoryId === null ? null : String(categoryId)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
    />
  );
}
