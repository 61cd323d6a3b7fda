import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listShopProducts, listShopShelves } from '#contract/shops/shopper-page.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { pageHref } from '#storefront/base/links/page-params.ts';
import { findShopId, shopPagePath } from '#storefront/base/links/shop-path.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import type { Route } from './+types/shop-category.ts';
import { isNarrowed, shelfFilters } from './shelf-filters.ts';
import { Shelves } from './shelves.tsx';
import { SortBar } from './sort-bar.tsx';
import { useShop } from './use-shop.ts';

const limit = 20;
const path = '/merchant/merchant/category';

export async function loader({ request, context }: Route.LoaderArgs) {
  const merId = findShopId(request.url);
  if (merId === null) return null; // the frame around it answers
  const ask = context.get(callMall);
  const filters = shelfFilters(new URL(request.url).searchParams);
  const [shelves, products] = await Promise.all([
    ask(listShopShelves, { id: merId }),
    ask(listShopProducts, { merId, limit, ...filters }),
  ]);
  return { shelves, products };
}

/** All that a shop sells: its shelves at the left, what lies on the chosen one at the right. */
export default function ShopCategory({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('shops.category');
  const shop = useShop();
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  if (!loaderData) return null;
  const { shelves, products } = loaderData;
  const filters = shelfFilters(parameters);
  return (
    <div className="mt-4 grid grid-cols-[224px_minmax(0,1fr)] items-start gap-4">
      <Shelves shopId={shop.id} shelves={shelves} chosen={filters.cid} total={shop.productCount} />
      <section aria-label={t('goods')}>
        <SortBar parameters={parameters} filters={filters} />
        <p role="status" className="py-3 text-ink-3">
          {filters.keyword
            ? t('foundFor', { count: products.total, words: filters.keyword })
            : t('found', { count: products.total })}
        </p>
        {products.list.length > 0 ? (
          <ProductGrid products={products.list} columns={4} isPending={isPending} />
        ) : (
          <Card as="div" className="py-8">
            <EmptyState
              title={t('empty')}
              text={t('emptyText')}
              action={
                isNarrowed(filters) && (
                  <LinkButton variant="secondary" to={shopPagePath(shop.id, 'category')}>
                    {t('showAll')}
                  </LinkButton>
                )
              }
            />
          </Card>
        )}
        <NumberedPages found={products} hrefOf={(page) => pageHref(path, parameters, page)} />
      </section>
    </div>
  );
}
