import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { ProductCardSkeleton } from '#storefront/parts/products/product-card-skeleton.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { useIsSeen } from '#ui/slides/use-is-seen.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { EndlessProducts } from './use-endless-products.ts';

const nearPx = 50; // how close to the end of the list the next page is fetched
const placeCount = 15; // three rows, as many as a page fills: who scrolls on does not reach the footer first

/** What stands below a list that can grow: the places of the next products, a way to get them, or that there are no more. */
export function EndOfList({ endless }: { endless: EndlessProducts }) {
  const t = useTranslations('home.recommended');
  const home = useTranslations('home');
  const isHydrated = useHydrated();
  if (endless.isComplete) return <p className="py-8 text-center text-ink-2">{t('end')}</p>;
  // Without scripts nothing grows, so the list of everything is a link away.
  if (!isHydrated) {
    return (
      <p className="py-8 text-center">
        <LinkButton variant="secondary" size="large" to={allProductsPath}>
          {t('all')}
        </LinkButton>
      </p>
    );
  }
  if (endless.phase === 'failed') {
    return (
      <div className="mt-3">
        <RetryRow message={t('failed')} retryLabel={home('retry')} onRetry={endless.loadMore} />
      </div>
    );
  }
  if (endless.phase === 'waiting' && endless.automaticPagesLeft === 0) {
    return (
      <p className="py-8 text-center">
        <Button variant="secondary" size="large" onClick={endless.askForMore}>
          {t('more')}
        </Button>
      </p>
    );
  }
  // Other products, other places: the same ones moved down the page would be a jump.
  return <NextRows key={endless.nextPage} loadMore={endless.loadMore} isLoading={endless.phase === 'loading'} />;
}

/** The places of the next cards. They stand there before the page is asked for, so that its coming moves nothing. */
function NextRows({ loadMore, isLoading }: { loadMore: () => void; isLoading: boolean }) {
  const t = useTranslations('home.recommended');
  const rows = useRef<HTMLDivElement>(null);
  const isNear = useIsSeen(rows, nearPx);
  const load = useEffectEvent(loadMore);
  useEffect(() => {
    if (isNear && !isLoading) load();
  }, [isNear, isLoading]);
  return (
    <div
      ref={rows}
      role="status"
      aria-label={isLoading ? t('loading') : undefined}
      className="mt-3 grid grid-cols-5 gap-3"
    >
      {Array.from({ length: placeCount }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to be known by
        <ProductCardSkeleton key={at} />
      ))}
    </div>
  );
}
