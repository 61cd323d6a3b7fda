import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { useLatestSearch } from '#storefront/base/links/latest-query.ts';
import { pageHref } from '#storefront/base/links/page-params.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { useFollowing } from '#storefront/parts/shops/use-following.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ShopsDrawing } from '#ui/drawings/shops-drawing.tsx';
import { ShopFilterBar } from './shop-filters.tsx';
import { type FoundShops, isNarrowed, shopFilters } from './shop-list-filters.ts';
import { ShopRow, ShopRowSkeleton } from './shop-row.tsx';

/** Shops with what narrows them, page by page. All of it is in the address. */
export function ShopList({ path, found }: { path: string; found: FoundShops }) {
  const t = useTranslations('shops.list');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const following = useFollowing(found.shops.list.map(({ id }) => id));
  useKinds(found);
  const filters = shopFilters(parameters);
  const latest = new URLSearchParams(useLatestSearch());
  const typeNames = new Map(found.types.map(({ id, name }) => [id, name]));
  return (
    <>
      <ShopFilterBar path={path} parameters={latest} filters={shopFilters(latest)} found={found} />
      <p role="status" className="py-3 text-ink-3">
        {t('found', { count: found.shops.total })}
      </p>
      {found.shops.list.length > 0 ? (
        <ul aria-busy={isPending} className="space-y-3">
          {found.shops.list.map((shop) => (
            <li key={shop.id}>
              {isPending ? (
                <ShopRowSkeleton />
              ) : (
                <ShopRow shop={shop} typeName={typeNames.get(shop.typeId)} following={following} />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Card as="div" className="py-8">
          <EmptyState
            drawing={<ShopsDrawing />}
            title={isNarrowed(filters) ? t('noneFound') : t('none')}
            text={isNarrowed(filters) ? t('noneFoundText') : t('noneText')}
            action={
              <LinkButton variant="secondary" to={isNarrowed(filters) ? path : '/'}>
                {isNarrowed(filters) ? t('showAll') : t('backHome')}
              </LinkButton>
            }
          />
        </Card>
      )}
      <NumberedPages found={found.shops} hrefOf={(page) => pageHref(path, latest, page)} />
    </>
  );
}

/** Specification §3: the kinds of shop are part of what the page remembers. */
function useKinds({ types, categories }: FoundShops): void {
  useEffect(() => {
    useMall.setState({ merchantType: types, merchantClassify: categories });
  }, [types, categories]);
}
