import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { listCategories } from '#contract/catalogue/shopper.ts';
import { getHomeIndex } from '#contract/content/shopper.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { listHotKeywords } from '#contract/search/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useIsPageLost } from '#storefront/base/client/navigation/lost-page.ts';
import { seemsSignedIn } from '#storefront/base/client/session/sign-in-state.ts';
import type { ShellData } from '#storefront/base/client/shell-data.ts';
import { rememberInBrowser, useMall } from '#storefront/base/client/store.ts';
import { loadedMessages } from '#storefront/base/i18n/messages.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { useCurrentPage } from '#storefront/base/links/pages.ts';
import { ErrorPage } from '#storefront/parts/errors/error-page.tsx';
import { LoadFailure } from '#storefront/parts/errors/load-failure.tsx';
import type { Route } from './+types/shell.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { Header } from './header.tsx';
import { NavigationLine } from './navigation-line.tsx';
import { PageEnd } from './page-end.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { qrModules } from './qr-modules.ts';
import { TopBar } from './top-bar.tsx';

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((module) => ({ default: module.LoginDialog })));

export async function loader({ context }: Route.LoaderArgs): Promise<ShellData> {
  const ask = context.get(callMall);
  const [categories, keywords, home] = await Promise.all([
    ask(listCategories, {}),
    ask(listHotKeywords, {}),
    ask(getHomeIndex, {}).catch(() => null), // without it there is still a mall around the page
  ]);
  return {
    // The lower levels are hidden at first and would make every page heavier: the browser asks for them when idle.
    categories: categories.map(({ childList: _, ...category }) => category),
    keywords,
    home,
    mobileMallCode: home?.mobileMallUrl ? qrModules(home.mobileMallUrl) : null,
  };
}

// The frame stays as it is from page to page; only its language can change.
export function shouldRevalidate({ currentParams, nextParams }: { currentParams: Params; nextParams: Params }) {
  return currentParams.locale !== nextParams.locale;
}
type Params = { locale?: string };

export function meta({ location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  return [{ title: site?.title }, { name: 'description', content: site?.description }];
}

export default function Shell() {
  const t = useTranslations('shell');
  const isHome = splitLocale(useLocation().pathname).path === '/';
  const page = useCurrentPage();
  useBrowserMemory();
  useSignInCheck();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-card px-4 py-2 shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('skipToContent')}
      </a>
      <ProgressBar />
      <DemoNotice />
      <AnnouncementBar />
      {!page?.hidesHeader && (
        <>
          <TopBar />
          <Header isHome={isHome} />
          <NavigationLine isHome={isHome} />
        </>
      )}
      <main id="content" tabIndex={-1} className="min-h-150 outline-none">
        {useIsPageLost() ? <ErrorPage error={lostCode} /> : <Outlet />}
      </main>
      <LoadFailure />
      <PageEnd />
      {page?.access !== 'guest' && <LoginGate />}
    </>
  );
}

const lostCode = new Error('Importing a module script failed.'); // trying again opens the page: see isLostChunk

/** Brings what the browser keeps in line with the page, once it is there and whenever the language changes. */
function useBrowserMemory(): void {
  const locale = useLocale();
  useEffect(rememberInBrowser, []);
  useEffect(() => {
    // Data in the language before must not hide the page's own.
    if (useMall.getState().locale !== locale) useMall.setState({ locale, homeData: null, menu: null });
  }, [locale]);
}

/** Asks once, when the page has come alive, whether the sign-in of this browser still holds, and who it is. */
function useSignInCheck(): void {
  useEffect(() => {
    if (!seemsSignedIn()) return;
    useMall.setState({ isUserExpected: true });
    void import('#storefront/base/client/session/session-check.ts').then(({ checkSignIn }) => checkSignIn());
  }, []);
}

/** Loads the sign-in dialog when it is first opened; from then on it stays mounted. */
function LoginGate() {
  const isOpen = useMall((state) => state.isLoginOpen);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  );
}
