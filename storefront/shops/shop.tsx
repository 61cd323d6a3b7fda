import { Suspense, useEffect } from 'react';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { splitLocale } from '#contract/languages.ts';
import { getShop, type Shop } from '#contract/shops-page.ts';
import { loadLaterMessages } from '../later-messages.ts';
import { loadedMessages } from '../messages.ts';
import { callMall } from '../request-context.ts';
import { ArrivingList } from '../shell/arriving-list.tsx';
import { ErrorPage, statusOf } from '../shell/error-page.tsx';
import { useMall } from '../store.ts';
import { WithMessages } from '../with-messages.tsx';
import type { Route } from './+types/shop.ts';
import { NoShop } from './no-shop.tsx';
import { ShopHeader } from './shop-header.tsx';
import { findShopId } from './shop-path.ts';
import { ShopTabs } from './shop-tabs.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = findShopId(request.url);
  if (id === null) throw data(null, { status: 404 });
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [shop] = await Promise.all([context.get(callMall)(getShop, { id }), loadLaterMessages(locale, 'shops')]);
  return { shop };
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
  useKeptBanner(shop);
  return (
    <WithMessages group="shops">
      <div className="page-column pt-4 pb-12">
        <ShopHeader key={shop.id} shop={shop} />
        <ShopTabs shop={shop} />
        <ArrivingList place="frame">
          <Outlet context={shop} />
        </ArrivingList>
      </div>
    </WithMessages>
  );
}

/** Specification §3: the banner of the shop being visited is kept in the browser. */
function useKeptBanner({ id, banners }: Shop): void {
  useEffect(() => {
    useMall.setState({ merPcBanner: { shopId: id, banners } });
  }, [id, banners]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (statusOf(error) !== 404) return <ErrorPage error={error} />;
  return (
    <Suspense fallback={<div className="h-150" />}>
      <WithMessages group="shops">
        <NoShop />
      </WithMessages>
    </Suspense>
  );
}
