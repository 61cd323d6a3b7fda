import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { searchPath } from '#storefront/base/links/search-path.ts';
import { SkuChips } from '#storefront/parts/products/sku-chips.tsx';
import type { Choice } from '#storefront/parts/products/use-choice.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Stars } from '#ui/display/stars.tsx';
import { HolidayPlace } from './holiday-place.tsx';
import { LateGuarantees } from './late-guarantees.tsx';
import { OfferLine } from './offer-line.tsx';
import { SizeGuide } from './sizes/size-guide.tsx';

type ProductOfferProps = {
  product: Product;
  choice: Choice;
  price: ReactNode;
  coupons: ReactNode;
  delivery: ReactNode;
  quantity: ReactNode;
  /** What can be done with what is chosen. */
  children: ReactNode;
};

/** All that is decided before buying: what it is, what it costs, how it comes, which one and how many. */
export function ProductOffer({ product, choice, price, coupons, delivery, quantity, children }: ProductOfferProps) {
  const t = useTranslations('product');
  const catalogue = useTranslations('catalogue');
  const compact = useCompactNumber();
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
        {product.brand && (
          <span>
            {t('brand')}{' '}
            <MallLink
              to={`${searchPath({})}&brand=${product.brand.id}`}
              className="text-ink underline decoration-line underline-offset-4 hover:text-brand"
            >
              {product.brand.name}
            </MallLink>
          </span>
        )}
        {product.sales > 0 && <span>{catalogue('sold', { count: compact(product.sales) })}</span>}
      </p>
      {price}
      <HolidayPlace holiday={product.shop.holiday} />
      <div className="mt-4 flex flex-col gap-4">
        {coupons}
        <OfferLine label={t('delivery.label')}>{delivery}</OfferLine>
        <OfferLine label={t('guarantees')}>
          <LateGuarantees guarantees={product.guarantees} />
        </OfferLine>
      </div>
      <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
        <SkuChips
          product={product}
          choice={choice}
          beside={(option) => sizes?.option === option && <SizeGuide table={sizes} />}
        />
        <OfferLine label={t('quantity.label')}>{quantity}</OfferLine>
      </div>
      {children}
    </div>
  );
}
