import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listShopProducts, listShopShelves } from '#contract/shops-page.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useListPending } from '../catalogue/list-pending.ts';
import { NumberedPages } from '../catalogue/numbered-pages.tsx';
import { withQuery } from '../catalogue/page-wish.ts';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { MallLink } from '../mall-link.tsx';
import { callMall } from '../request-context.ts';
import type { Route } from './+types/shop-category.ts';
import { isNarrowed, shelfWish } from './shelf-wish.ts';
import { Shelves } from './shelves.tsx';
import { findShopId, shopPagePath } from './shop-path.ts';
import { SortBar } from './sort-bar.tsx';
import { useShop } from './use-shop.ts';

const limit = 20;
const path = '/merchant/merchant/category';

export async function loader({ request, context }: Route.LoaderArgs) {
  const merId = findShopId(request.url);
  if (merId === null) return null; // the frame around it answers
  const ask = context.get(callMall);
  const wish = shelfWish(new URL(request.url).searchParams);
  const [shelves, goods] = await Promise.all([
    ask(listShopShelves, { id: merId }),
    ask(listShopProducts, { merId, limit, ...wish }),
  ]);
  return { shelves, goods };
}

/** All that a shop sells: its shelves at the left, what lies on the chosen one at the right. */
export default function ShopCategory({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('shops.category');
  const shop = useShop();
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  if (!loaderData) return null;
  const { shelves, goods } = loaderData;
  const wish = shelfWish(parameters);
  return (
    <div className="mt-4 grid grid-cols-[224px_minmax(0,1fr)] items-start gap-4">
      <Shelves shopId={shop.id} shelves={shelves} chosen={wish.cid} total={shop.productCount} />
      <section aria-label={t('goods')}>
        <SortBar parameters={parameters} wish={wish} />
        <p role="status" className="py-3 text-ink-3">
          {wish.keyword
            ? t('foundFor', { count: goods.total, words: wish.keyword })
            : t('found', { count: goods.total })}
        </p>
        {goods.list.length > 0 ? (
          <ProductGrid products={goods.list} columns={4} isPending={isPending} />
        ) : (
          <div className="rounded-lg bg-card py-8">
            <EmptyState
              title={t('empty')}
              text={t('emptyText')}
              action={
                isNarrowed(wish) && (
                  <MallLink
                    to={shopPagePath(shop.id, 'category')}
                    className="inline-block rounded-full border border-brand px-5 py-1.5 font-semibold text-brand hover:bg-brand-soft focus-visible:rounded-full"
                  >
                    {t('showAll')}
                  </MallLink>
                )
              }
            />
          </div>
        )}
        <NumberedPages
          page={goods.page}
          pageCount={Math.ceil(goods.total / limit)}
          hrefOf={(page) => withQuery(path, parameters, { page: page > 1 ? String(page) : '' })}
        />
      </section>
    </div>
  );
}
