import { lazy, memo, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import { seemsSignedIn } from '#storefront/base/client/sign-in-state.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { BuyButtons } from '#storefront/parts/buying/buy-buttons.tsx';
import { DeliveryLine } from '#storefront/parts/delivery/delivery-line.tsx';
import { SkuChips } from '#storefront/parts/products/sku-chips.tsx';
import type { Choice } from '#storefront/parts/products/use-choice.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { AlertLine } from './alert-line.tsx';
import { OfferLine } from './offer-line.tsx';
import { PriceBox } from './price-box.tsx';
import type { ProductAnswers } from './product-answers.ts';
import { ProductGuarantees } from './product-guarantees.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SizeGuide } from './size-guide.tsx';

// Those who are signed in see there what they have received, so theirs come alive at once: see product-page.tsx.
const ProductCoupons = import.meta.env.SSR
  ? (await import('#storefront/parts/coupons/product-coupons.tsx')).ProductCoupons
  : lazy(async () => {
      if (!seemsSignedIn()) await firstInteraction();
      const module = await import('#storefront/parts/coupons/product-coupons.tsx');
      return { default: module.ProductCoupons };
    });

type ProductOfferProps = { answers: ProductAnswers; choice: Choice };

/** While they wait for their scripts they must not be asked to change: see product-page.tsx. */
const CouponLine = memo(function CouponLine({ coupons }: Pick<ProductAnswers, 'coupons'>) {
  return (
    <Suspense fallback={<Skeleton className="h-8 w-72" />}>
      <ProductCoupons coupons={coupons} />
    </Suspense>
  );
});

/** All that is decided before buying: what it is, what it costs, how it comes, which one and how many. */
export function ProductOffer({ answers, choice }: ProductOfferProps) {
  const t = useTranslations('product');
  const catalogue = useTranslations('catalogue');
  const compact = useCompactNumber();
  const { product, coupons, answeredAt } = answers;
  const { average, count } = product.rating;
  const sizes = product.details.find((block) => block.kind === 'sizes');
  return (
    <div className="flex min-w-0 flex-col">
      {/* On one line with the name, yet no part of it: a heading is what screen readers and search engines call the page. */}
      <div className="text-lg leading-snug font-semibold break-words">
        {product.shop.isSelf && (
          <span className="mr-2 align-[2px]">
            <Badge tone="solid">{catalogue('tags.self')}</Badge>
          </span>
        )}
        <h1 className="inline">{product.name}</h1>
      </div>
      {product.summary.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-2">
          {product.summary.map((point) => (
            <li key={point} className="before:mr-1.5 before:text-brand before:content-['•']">
              {point}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-2">
        {count > 0 && (
          <a href="#reviews" className="inline-flex items-center gap-1.5 hover:text-brand">
            <Stars value={average} label={t('stars', { value: average.toFixed(1) })} />
            <span aria-hidden="true" className="font-semibold tabular-nums">
              {average.toFixed(1)}
            </span>
            <span className="underline decoration-line underline-offset-4">
              {t('reviewCount', { count: String(count) })}
            </span>
          </a>
        )}
        {product.sales > 0 && <span>{catalogue('sold', { count: compact(product.sales) })}</span>}
      </p>
      <PriceBox product={product} sku={choice.sku} answeredAt={answeredAt} />
      <div className="mt-4 flex flex-col gap-4">
        {coupons.length > 0 && (
          <OfferLine label={t('coupons.label')}>
            <CouponLine coupons={coupons} />
          </OfferLine>
        )}
        <OfferLine label={t('delivery.label')}>
          <DeliveryLine productId={product.id} quantity={choice.quantity} />
        </OfferLine>
        <OfferLine label={t('guarantees')}>
          <ProductGuarantees guarantees={product.guarantees} />
        </OfferLine>
      </div>
      <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
        <SkuChips
          product={product}
          choice={choice}
          beside={(option) => sizes?.option === option && <SizeGuide table={sizes} />}
        />
        <OfferLine label={t('quantity.label')}>
          <QuantityField choice={choice} />
        </OfferLine>
      </div>
      <BuyButtons
        request={{ productId: product.id, skuId: choice.sku?.id ?? 0, quantity: choice.quantity }}
        isSoldOut={choice.most === 0}
      />
      {choice.sku && <AlertLine productId={product.id} sku={choice.sku} />}
    </div>
  );
}
