import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listAlerts } from '#contract/catalogue/shopper-alerts.ts';
import { listFavourites } from '#contract/catalogue/shopper-product.ts';
import { listFollowedShops } from '#contract/shops/shopper-page.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { pageHref, pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { FollowedShops } from '#storefront/parts/shops/followed-shops.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import type { Route } from './+types/favourites.ts';
import { AlertList } from './alert-list.tsx';
import { FavouriteProducts } from './favourite-products.tsx';

const path = '/users/collection_list';
const pageSize = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const paging = { page: pageParams(searchParams), limit: pageSize };
  if (searchParams.get('tab') === 'shops') {
    const shops = await ask(listFollowedShops, paging);
    redirectBeyondEnd(shops, request);
    return { shops };
  }
  if (searchParams.get('tab') === 'alerts') {
    const alerts = await ask(listAlerts, paging);
    redirectBeyondEnd(alerts, request);
    return { alerts };
  }
  const products = await ask(listFavourites, paging);
  redirectBeyondEnd(products, request);
  return { products };
}

/** Favourite products, followed shops, and what one waits for. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  return <Page loaded={loaderData} />;
}

function Page({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('favourites');
  const alerts = useTranslations('alerts');
  const [parameters] = useSearchParams();
  const hrefOf = (page: number) => pageHref(path, parameters, page);
  const tabs = [
    { label: t('goods'), to: withQuery(path, parameters, { tab: '', page: '' }), isCurrent: !!loaded.products },
    { label: t('shops'), to: withQuery(path, parameters, { tab: 'shops', page: '' }), isCurrent: !!loaded.shops },
    { label: alerts('tab'), to: withQuery(path, parameters, { tab: 'alerts', page: '' }), isCurrent: !!loaded.alerts },
  ];
  return (
    <Card as="div" className="px-7 py-6">
      <div className="mb-4">
        <AccountTitle of="favourites">{t('title')}</AccountTitle>
      </div>
      <LinkTabs label={t('title')} tabs={tabs} />
      {loaded.shops ? (
        <FollowedShops found={loaded.shops} hrefOf={hrefOf} />
      ) : loaded.alerts ? (
        <AlertList found={loaded.alerts} hrefOf={hrefOf} />
      ) : (
        <FavouriteProducts found={loaded.products} hrefOf={hrefOf} />
      )}
    </Card>
  );
}
