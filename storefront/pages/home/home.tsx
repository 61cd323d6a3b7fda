import { Suspense } from 'react';
import { Await } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall, mallTime } from '#storefront/base/client/calls/request-context.ts';
import { fetchAhead } from '#storefront/base/client/navigation/chunk-reload.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import type { Route } from './+types/home.ts';
import { findCachedHome } from './cached-home.ts';
import { Hero } from './hero.tsx';
import { askForHome, type HomeAnswers } from './home-answers.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { HomeFailure, LateBlocks, loadBlocks } from './late-blocks.tsx';
import { withMinimumPending } from './minimum-pending.ts';
import { useHomeData } from './use-home-data.ts';

type LoaderData = { answers: HomeAnswers | Promise<HomeAnswers> };

export async function loader({ context }: Route.LoaderArgs): Promise<{ answers: HomeAnswers }> {
  return { answers: await askForHome(context.get(callMall), context.get(mallTime)) };
}

/** From another page the skeleton is shown at once; back on the page it is what it was; staying on it, it waits. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<LoaderData> {
  void fetchAhead(loadBlocks);
  const { pathname } = new URL(request.url);
  const fresh = () => serverLoader().then(({ answers }) => answers);
  // The address bar runs ahead of the data only when the shopper goes back or forward.
  if (pathname !== location.pathname) return { answers: withMinimumPending(fresh()) };
  const cached = findCachedHome(pathname);
  if (cached) return { answers: cached };
  const answers = await fresh();
  // Whoever turns back at once is answered before the page that was left has been put aside.
  return { answers: findCachedHome(pathname) ?? answers };
}

export default function Home({ loaderData: { answers } }: Route.ComponentProps) {
  const t = useTranslations('site');
  const home = useHomeData();
  const locale = useLocale();
  return (
    <>
      <h1 className="sr-only">{t('name')}</h1>
      <Hero banners={home?.banner ?? []} />
      <div className="page-column pt-8 pb-12">
        {/* A page in another language is another page: nothing loaded or scrolled in the old one may stay. */}
        {answers instanceof Promise ? (
          <Suspense key={locale} fallback={<HomeSkeleton />}>
            <Await resolve={answers} errorElement={<HomeFailure />}>
              {(answered) => <LateBlocks answers={answered} />}
            </Await>
          </Suspense>
        ) : (
          <LateBlocks key={locale} answers={answers} />
        )}
      </div>
    </>
  );
}
