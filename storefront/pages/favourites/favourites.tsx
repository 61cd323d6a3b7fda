import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listFavourites } from '#contract/catalogue/shopper-product.ts';
import { listFollowedShops } from '#contract/shops/shopper-page.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { FollowedShops } from '#storefront/parts/shops/followed-shops.tsx';
import type { Route } from './+types/favourites.ts';
import { FavouriteProducts } from './favourite-products.tsx';

const path = '/users/collection_list';
const pageSize = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const paging = { page: pageParams(searchParams), limit: pageSize };
  if (searchParams.get('tab') === 'shops') return { shops: await ask(listFollowedShops, paging) };
  return { products: await ask(listFavourites, paging) };
}

/** Favourite products and followed shops. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <Page loaded={loaderData} />;
}

function Page({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('favourites');
  const [parameters] = useSearchParams();
  const hrefOf = (page: number) => withQuery(path, parameters, { page: page > 1 ? String(page) : '' });
  const tabs = [
    { key: 'products', name: t('goods'), to: withQuery(path, parameters, { tab: '', page: '' }) },
    { key: 'shops', name: t('shops'), to: withQuery(path, parameters, { tab: 'shops', page: '' }) },
  ];
  const chosen = loaded.shops ? 'shops' : 'products';
  return (
    <div className="rounded-lg bg-card px-7 py-6">
      <h1 className="sr-only">{t('title')}</h1>
      <nav aria-label={t('title')}>
        <ul className="flex gap-8 border-b border-line">
          {tabs.map(({ key, name, to }) => (
            <li key={key}>
              <MallLink
                to={to}
                aria-current={key === chosen ? 'page' : undefined}
                className="-mb-px block border-b-3 border-transparent pb-3 text-base font-medium hover:text-brand aria-[current]:border-brand aria-[current]:text-brand"
              >
                {name}
              </MallLink>
            </li>
          ))}
        </ul>
      </nav>
      {loaded.shops ? (
        <FollowedShops found={loaded.shops} hrefOf={hrefOf} />
      ) : (
        <FavouriteProducts found={loaded.products} hrefOf={hrefOf} />
      )}
    </div>
  );
}
