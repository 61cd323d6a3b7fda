import { useTranslations } from 'use-intl';
import { getReviewRules, listWaitingLines, type WaitingLine } from '#contract/reviews/shopper-own.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { chosenLine, lineIdIn, ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { ReviewsDrawing } from '#ui/drawings/reviews-drawing.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { Route } from './+types/write-review.ts';
import { ReviewForm } from './review-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const id = lineIdIn(searchParams);
  const [{ picturesMax }, waiting] = await Promise.all([
    ask(getReviewRules, {}),
    id ? ask(listWaitingLines, { id, limit: 1 }) : null,
  ]);
  return { picturesMax, line: waiting?.list[0] ?? null, isNamed: id !== null };
}

export default function WriteReview({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />;
}

type PageProps = { picturesMax: number; line: WaitingLine | null; isNamed: boolean };

/** The review of the line that the address names; of one that names none, what was last chosen in this browser. */
function Page({ picturesMax, line: named, isNamed }: PageProps) {
  const t = useTranslations('reviews.form');
  const chosen = chosenLine(useMall((state) => state.evaluationInfo));
  const line = isNamed ? named : chosen;
  const isHydrated = useHydrated() || isNamed;
  return (
    <Card as="div" className="px-7 py-6">
      <h1 className="border-b border-line pb-4 text-lg font-semibold">{t('title')}</h1>
      {line ? (
        <ReviewForm key={line.id} line={line} picturesMax={picturesMax} />
      ) : isHydrated ? (
        <EmptyState
          drawing={<ReviewsDrawing />}
          title={t('bare')}
          text={t('bareText')}
          action={<LinkButton to={ownReviewsPath}>{t('toList')}</LinkButton>}
        />
      ) : (
        <Skeleton className="mt-5 h-96" />
      )}
    </Card>
  );
}
