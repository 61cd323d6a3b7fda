import { useTranslations } from 'use-intl';
import { splitLocale } from '#contract/languages.ts';
import { getReviewRules } from '#contract/reviews-own.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { callMall } from '../entry.server.tsx';
import { loadLaterMessages } from '../later-messages.ts';
import { MallLink } from '../mall-link.tsx';
import { loadedMessages } from '../messages.ts';
import { useMall } from '../store.ts';
import { WithMessages } from '../with-messages.tsx';
import type { Route } from './+types/write-review.ts';
import { ReviewForm } from './review-form.tsx';
import { chosenLine, ownReviewsPath } from './review-paths.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const [{ picturesMax }, { reviews }] = await Promise.all([
    context.get(callMall)(getReviewRules, {}),
    loadLaterMessages(locale, 'reviews'),
  ]);
  return { picturesMax, title: reviews.form.title };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  return [{ title: `${loaderData?.title} · ${site?.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function WriteReview({ loaderData: { picturesMax } }: Route.ComponentProps) {
  return (
    <WithMessages group="reviews">
      <Page picturesMax={picturesMax} />
    </WithMessages>
  );
}

/** The review of what was chosen in the list. Which that is, only the browser knows: it is kept in local storage. */
function Page({ picturesMax }: { picturesMax: number }) {
  const t = useTranslations('reviews.form');
  const line = chosenLine(useMall((state) => state.evaluationInfo));
  const isHydrated = useHydrated();
  return (
    <div className="rounded-lg bg-card px-7 py-6">
      <h1 className="border-b border-line pb-4 text-lg font-semibold">{t('title')}</h1>
      {line ? (
        <ReviewForm key={line.id} line={line} picturesMax={picturesMax} />
      ) : isHydrated ? (
        <EmptyState
          title={t('bare')}
          text={t('bareText')}
          action={
            <MallLink
              to={ownReviewsPath}
              className="inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full"
            >
              {t('toList')}
            </MallLink>
          }
        />
      ) : (
        <Skeleton className="mt-5 h-96" />
      )}
    </div>
  );
}
