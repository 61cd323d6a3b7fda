import { lazy, memo, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { OfferLine } from './offer-line.tsx';
import type { ProductAnswers } from './product-answers.ts';

// Those who are signed in see there what they have received, so theirs come alive at once: see lower-part.tsx.
const ProductCoupons = import.meta.env.SSR
  ? (await import('#storefront/parts/coupons/product-coupons.tsx')).ProductCoupons
  : lazy(async () => {
      if (!seemsSignedIn()) await firstInteraction();
      const module = await import('#storefront/parts/coupons/product-coupons.tsx');
      return { default: module.ProductCoupons };
    });

/** The coupons that can be received for a product. While they wait for their scripts they must not be asked to change: see lower-part.tsx. */
export const CouponLine = memo(function CouponLine({ coupons }: Pick<ProductAnswers, 'coupons'>) {
  const t = useTranslations('product');
  if (coupons.length === 0) return null;
  return (
    <OfferLine label={t('coupons.label')}>
      <Suspense fallback={<Skeleton className="h-8 w-72" />}>
        <ProductCoupons coupons={coupons} />
      </Suspense>
    </OfferLine>
  );
});
