import { useTranslations } from 'use-intl';
import { ProductCardSkeleton } from '#storefront/parts/products/product-card-skeleton.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

/** The places of the blocks below the banners, while they are on their way to a page that is already open. */
export function HomeSkeleton() {
  const t = useTranslations('home');
  return (
    <div role="status" aria-label={t('loading')} className="space-y-8">
      <div className="h-87 animate-pulse rounded-lg bg-card" />
      <RowSkeleton />
      <div className="grid h-110 animate-pulse grid-cols-2 gap-3">
        <div className="rounded-lg bg-card" />
        <div className="rounded-lg bg-card" />
      </div>
      <RowSkeleton />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div>
      <Skeleton className="mb-3 h-8 w-60" />
      <div className="grid grid-cols-5 gap-3">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
