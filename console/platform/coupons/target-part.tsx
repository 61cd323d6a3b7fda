import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import type { CouponValues } from '#console/base/coupons/coupon-values.ts';
import { ProductPicker } from '#console/base/coupons/product-picker.tsx';
import { TargetPart as Target } from '#console/base/coupons/target-part.tsx';
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
  return (
    <Target
      form={form}
      isFixed={isFixed}
      scopes={couponScopes.map((scope) => ({ scope, name: t(`scopes.${scope}`) }))}
      fields={{
        shop: () => (
          <ShopChoice
            shopId={giving.values.shopId}
            isOff={isFixed}
            error={giving.errors.shopId}
            onChange={(next) => giving.setFieldValue('shopId', next)}
          />
        ),
        category: () => (
          <CategoryField
            categoryId={form.values.categoryId}
            isOff={isFixed}
            error={form.errors.categoryId}
            onChange={(next) => form.setFieldValue('categoryId', next)}
          />
        ),
        product: () => (
          <ProductPicker
            finder={findCouponProducts}
            chosen={form.values.products}
            isOff={isFixed}
            error={form.errors.products}
            onChange={(next) => form.setFieldValue('products', next)}
          />
        ),
      }}
    />
  );
}
