import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OutputOf } from '#contract/core/call.ts';
import { getPoints, listPoints } from '#contract/points/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useWholeNumber } from '#storefront/base/i18n/whole-number.ts';
import { pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { pointsPath } from '#storefront/base/links/points-path.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import type { Route } from './+types/points.ts';
import { EarnTab } from './earn-tab.tsx';
import { PointsHistory } from './points-history.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const [points, history] = await Promise.all([
    ask(getPoints, {}),
    searchParams.get('tab') === 'earn' ? null : ask(listPoints, { page: pageParams(searchParams), limit: pageSize }),
  ]);
  if (history) redirectBeyondEnd(history, request);
  return { points, history };
}

/** How many points one has, what happened to them, and how to get more. */
export default function Points({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('points');
  return (
    <div className="grid gap-4">
      <AccountTitle of="points">{t('title')}</AccountTitle>
      <Figures points={loaderData.points} />
      <Tabs loaded={loaderData} />
    </div>
  );
}

const figures = ['integral', 'sumIntegral', 'deductionIntegral', 'frozenIntegral'] as const;

function Figures({ points }: { points: OutputOf<typeof getPoints> }) {
  const t = useTranslations('points');
  const write = useWholeNumber();
  return (
    <section
      aria-label={t('title')}
      className="rounded-lg bg-linear-to-br from-brand-fill to-brand-fill-deep px-8 py-6 text-white"
    >
      <dl className="grid grid-cols-4 divide-x divide-white/30">
        {figures.map((figure, at) => (
          <div key={figure} className={`flex flex-col-reverse justify-end ${at === 0 ? 'pr-6' : 'px-6'}`}>
            <dt className="text-white">{t(`figures.${figure}`)}</dt>
            <dd className={`font-bold tabular-nums ${at === 0 ? 'text-2xl' : 'text-xl leading-[40px]'}`}>
              {write(points[figure])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tabs({ loaded }: { loaded: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('points');
  const [parameters] = useSearchParams();
  const chosen = loaded.history ? 'detail' : 'earn';
  return (
    <Card as="div" className="px-7 py-6">
      <LinkTabs
        label={t('title')}
        tabs={(['detail', 'earn'] as const).map((tab) => ({
          to: withQuery(pointsPath, parameters, { tab: tab === 'earn' ? tab : '', page: '' }),
          label: t(`tabs.${tab}`),
          isCurrent: tab === chosen,
        }))}
      />
      {loaded.history ? <PointsHistory found={loaded.history} /> : <EarnTab points={loaded.points} />}
    </Card>
  );
}
