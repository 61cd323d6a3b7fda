import { data, Outlet, redirect } from 'react-router';
import { defaultLocale, isLocale, splitLocale } from '#contract/core/languages.ts';
import { localPath } from '#contract/core/local-path.ts';
import { fetchAhead } from '#storefront/base/client/navigation/chunk-reload.ts';
import { onTheWayTo } from '#storefront/base/client/navigation/lost-page.ts';
import { pageGuard } from '#storefront/base/client/session/guards.ts';
import { loadedMessages } from '#storefront/base/i18n/messages.ts';
import { loadPageMessages, PageOutlet, pageMeta } from '#storefront/base/i18n/page-messages.tsx';
import { useCurrentPage } from '#storefront/base/links/pages.ts';
import { ErrorPage, errorTitleKey, statusOf } from '#storefront/parts/errors/error-page.tsx';
import { ArrivingList } from '#storefront/parts/lists/arriving-list.tsx';
import type { Route } from './+types/page.ts';

export const middleware: Route.MiddlewareFunction[] = [(args, next) => pageGuard(args.pattern)(args, next)];

/** In the browser a page's messages are fetched beside its data, so that title and page are shown together. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    const messages = fetchAhead(() => loadPageMessages(url.pathname));
    await onTheWayTo(url, next);
    await messages;
  },
];

/** Refuses what is no language of ours; the default language has one address only, the bare one. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (params.locale === undefined) return null;
  if (!isLocale(params.locale)) throw data(null, { status: 404 });
  if (params.locale === defaultLocale) {
    const { pathname, search } = new URL(request.url);
    throw redirect(localPath((pathname.slice(defaultLocale.length + 1) || '/') + search), 301);
  }
  return null;
}

type Params = { locale?: string };
export function shouldRevalidate({ currentParams, nextParams }: { currentParams: Params; nextParams: Params }) {
  return currentParams.locale !== nextParams.locale;
}

export function meta({ error, location, matches }: Route.MetaArgs) {
  if (!error) return pageMeta(location.pathname) ?? matches.at(-2)?.meta ?? [];
  const messages = loadedMessages(splitLocale(location.pathname).locale);
  const title = messages?.errors[errorTitleKey(statusOf(error))];
  return [{ title: `${title} · ${messages?.site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function Page() {
  const hasFrame = useCurrentPage()?.frame !== undefined; // which then shows the page
  return <ArrivingList place="page">{hasFrame ? <Outlet /> : <PageOutlet />}</ArrivingList>;
}

// Here and not in the shell, so that header and footer stay around an error.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
