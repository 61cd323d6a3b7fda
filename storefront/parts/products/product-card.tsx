import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductCard as Product } from '#contract/catalogue/shopper.ts';
import { firstInteraction } from '#storefront/base/client/first-interaction.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useCompactNumber } from '#storefront/base/i18n/number-format.ts';
import { Picture } from '#ui/display/picture.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CardFrame } from './card-frame.tsx';
import { DiscountBadge } from './discount-badge.tsx';
import { ProductTags } from './product-tags.tsx';

// It depends on the shopper, so it comes late, into a line that is reserved for it.
const Arrival = lazy(async () => {
  await firstInteraction();
  return (await import('./card-late.ts')).loadArrival();
});

type ProductCardProps = {
  product: Product;
  /** Seen as soon as the page opens: its picture is not fetched lazily. */
  isFirst?: boolean;
  /** In lists by price with delivery: to where, and what one unit then costs; null where it is not delivered. */
  delivery?: { country: string; total: number | null };
};

/**
 * A product as lists show it. All of it is one link, whose name is read out once, as the text of the picture; what can be
 * done in place comes when the card is pointed at or has the focus.
 */
export function ProductCard({ product, isFirst = false, delivery }: ProductCardProps) {
  const t = useTranslations('catalogue');
  const money = useMoneyText();
  const compact = useCompactNumber();
  return (
    <CardFrame
      product={product}
      className="transition hover:-translate-y-1 hover:shadow-float motion-reduce:hover:translate-y-0"
    >
      <span className="relative block aspect-square overflow-hidden rounded-t-md bg-surface">
        <Picture
          picture={product.image}
          alt={product.name}
          width={240}
          isFirst={isFirst}
          className="size-full object-cover transition duration-300 group-hover/card:scale-105 motion-reduce:group-hover/card:scale-100"
        />
      </span>
      <span className="flex grow flex-col gap-1.5 p-3">
        <span
          aria-hidden="true"
          title={product.name}
          className="line-clamp-2 h-[2lh] break-words group-hover/card:text-brand"
        >
          {product.name}
        </span>
        <ProductTags product={product} />
        <MallPrice amount={product.price} original={product.originalPrice} />
        {delivery && (
          <span className="h-[1lh] truncate text-xs font-medium">
            {delivery.total !== null && t('withDelivery', { money: money(delivery.total) })}
          </span>
        )}
        <span className="h-[1lh] text-xs text-ink-2">
          {useHydrated() && (
            <Suspense>
              <Arrival productId={product.id} country={delivery?.country ?? null} />
            </Suspense>
          )}
        </span>
        <span className="mt-auto flex items-baseline justify-between gap-3 text-xs text-ink-3">
          <span className="min-w-0 truncate" title={product.shopName}>
            {product.shopName}
          </span>
          {product.sales > 0 && <span className="shrink-0">{t('sold', { count: compact(product.sales) })}</span>}
        </span>
      </span>
      <DiscountBadge price={product.price} original={product.originalPrice} />
    </CardFrame>
  );
}
