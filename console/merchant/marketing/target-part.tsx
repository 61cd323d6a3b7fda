import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CategorySelect } from '#console/base/coupons/category-select.tsx';
import type { CouponValues } from '#console/base/coupons/coupon-values.ts';
import { ProductPicker } from '#console/base/coupons/product-picker.tsx';
import { TargetPart as Target } from '#console/base/coupons/target-part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listCouponCategories, shopCouponScopes } from '#contract/coupons/merchant.ts';

/** What it is for: everything in the shop, a category of it, or some products. */
export function TargetPart({ form, isFixed }: { form: UseFormReturnType<CouponValues>; isFixed: boolean }) {
  const t = useTranslations('marketing.form');
  return (
    <Target
      form={form}
      isFixed={isFixed}
      scopes={shopCouponScopes.map((scope) => ({ scope, name: t(`scopes.${scope}`) }))}
      fields={{
        category: () => (
          <OwnCategory
            categoryId={form.values.categoryId}
            isOff={isFixed}
            error={form.errors.categoryId}
            onChange={(next) => form.setFieldValue('categoryId', next)}
          />
        ),
        product: () => (
          <ProductPicker
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

type OwnCategoryProps = {
  categoryId: number | null;
  isOff: boolean;
  error: ReactNode;
  onChange: (categoryId: number | null) => void;
};

/** One in which the shop has products, with how many. */
function OwnCategory(props: OwnCategoryProps) {
  const t = useTranslations('marketing.form');
  const { data = [] } = useCall(listCouponCategories, {});
  const categories = data.map(({ id, path, products }) => ({
    id,
    name: t('categoryCount', { path: path.join(' › '), count: products }),
  }));
  return <CategorySelect {...props} categories={categories} />;
}
