import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import type { CouponValues } from '#console/base/coupons/coupon-values.ts';
import { ProductPicker } from '#console/base/coupons/product-picker.tsx';
import { Part } from '#console/base/part.tsx';
import { findCouponProducts } from '#contract/coupons/platform.ts';
import { couponScopes } from '#contract/coupons/shopper.ts';
import { CategoryField } from './category-field.tsx';
import type { GivingValues } from './giving-values.ts';
import { ShopChoice } from './shop-choice.tsx';

type TargetPartProps = {
  form: UseFormReturnType<CouponValues>;
  giving: UseFormReturnType<GivingValues>;
  /** Buyers hold it already. */
  isFixed: boolean;
};

/** What it is for: everything in the mall, one shop, a category of all shops, or some products. */
export function TargetPart({ form, giving, isFixed }: TargetPartProps) {
  const t = useTranslations('platform-coupons');
  const shared = useTranslations('marketing');
  const { scope, categoryId, products } = form.values;
  return (
    <Part title={shared('appliesTo')}>
      <Stack>
        <Radio.Group aria-label={shared('appliesTo')} {...form.getInputProps('scope')}>
          <Stack gap="xs">
            {couponScopes.map((value) => (
              <Radio key={value} value={value} label={t(`scopes.${value}`)} disabled={isFixed} />
            ))}
          </Stack>
        </Radio.Group>
        {scope === 'shop' && (
          <ShopChoice
            shopId={giving.values.shopId}
            isOff={isFixed}
            error={giving.errors.shopId}
            onChange={(next) => giving.setFieldValue('shopId', next)}
          />
        )}
        {scope === 'category' && (
          <CategoryField
            categoryId={categoryId}
            isOff={isFixed}
            error={form.errors.categoryId}
            onChange={(next) => form.setFieldValue('categoryId', next)}
          />
        )}
        {scope === 'product' && (
          <ProductPicker
            finder={findCouponProducts}
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
