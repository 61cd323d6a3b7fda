import { Suspense, useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { splitLocale } from '#contract/core/languages.ts';
import { getShop, type Shop } from '#contract/shops/shopper-page.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { loadedMessages } from '#storefront/base/i18n/messages.ts';
import { PageOutlet } from '#storefront/base/i18n/page-messages.tsx';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { findShopId } from '#storefront/base/links/shop-path.ts';
import { ErrorPage, statusOf } from '#storefront/parts/errors/error-page.tsx';
import { ArrivingList } from '#storefront/parts/lists/arriving-list.tsx';
import type { Route } from './+types/shop.ts';
import { ShopHeader } from './shop-header.tsx';
import { NoShop } from './shop-not-found.tsx';
import { ShopTabs } from './shop-tabs.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = findShopId(request.url);
  if (id === null) throw data(null, { status: 404 });
  return { shop: await context.get(callMall)(getShop, { id }) };
}

/** From page to page of one shop its head stays as it is. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = (part: (url: URL) => unknown) => part(currentUrl) === part(nextUrl);
  const isSameShop = isSame(({ href }) => findShopId(href)) && isSame(({ pathname }) => splitLocale(pathname).locale);
  return isSameShop && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, location, error }: Route.MetaArgs) {
  const messages = loadedMessages(splitLocale(location.pathname).locale);
  if (error || !loaderData)
    return [
      { title: `${messages?.errors.pageErrorTitle} · ${messages?.site.name}` },
      { name: 'robots', content: 'noindex' },
    ];
  const { name, intro, backImage } = loaderData.shop;
  const title = `${name} · ${messages?.site.name}`;
  return [
    { title },
    { name: 'description', content: intro },
    { property: 'og:title', content: title },
    { property: 'og:description', content: intro },
    { property: 'og:image', content: `${backImage.url}/1200` },
  ];
}

/** The frame around the pages of one shop: who it is, and the way to each of them. */
export default function ShopLayout({ loaderData: { shop } }: Route.ComponentProps) {
  useCachedBanner(shop);
  return (
    <WithMessages groups={['shops', 'holiday-notice']}>
      <div className="page-column pt-4 pb-12">
        <ShopHeader key={shop.id} shop={shop} />
        <ShopTabs shop={shop} />
        <ArrivingList place="frame">
          <PageOutlet context={shop} />
        </ArrivingList>
      </div>
    </WithMessages>
  );
}

/** Specification §3: the banner of the shop being visited is saved in the browser. */
function useCachedBanner({ id, banners }: Shop): void {
  useEffect(() => {
    useMall.setState({ merPcBanner: { shopId: id, banners } });
  }, [id, banners]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (statusOf(error) !== 404) return <ErrorPage error={error} />;
  return (
    <Suspense fallback={<div className="h-150" />}>
      <WithMessages groups={['shops']}>
        <NoShop />
      </WithMessages>
    </Suspense>
  );
}
