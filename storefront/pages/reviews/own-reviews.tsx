import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listOwnReviews, listWaitingLines, ownKinds } from '#contract/reviews/shopper-own.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { pageHref, pageParams } from '#storefront/base/links/page-params.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { ownQuestionsPath, ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { OrderListSkeleton } from '#storefront/parts/orders/order-list-skeleton.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import type { Route } from './+types/own-reviews.ts';
import { DoneList } from './done-list.tsx';
import { WaitingList } from './waiting-list.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const page = pageParams(searchParams);
  const isDone = searchParams.get('tab') === 'done';
  const type = ownKinds.find((kind) => kind === searchParams.get('type')) ?? 'all';
  const [own, waiting] = await Promise.all([
    ask(listOwnReviews, isDone ? { type, page, limit: pageSize } : { limit: 1 }),
    isDone ? null : ask(listWaitingLines, { page, limit: pageSize }),
  ]);
  const found = waiting ?? own;
  redirectBeyondEnd(found, request);
  return { own, waiting, type };
}

/** What one can review, and what one has reviewed. */
export default function OwnReviews({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />;
}

function Page({ own, waiting, type }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('reviews');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const tabs = [
    { key: 'waiting', to: ownReviewsPath, count: own.waiting },
    { key: 'done', to: `${ownReviewsPath}?tab=done`, count: own.counts.all },
  ] as const;
  const chosen = waiting ? 'waiting' : 'done';
  const found = waiting ?? own;
  return (
    <Card as="div" className="px-7 py-6">
      <div className="mb-4 flex items-center justify-between">
        <AccountTitle of="reviews">{t('title')}</AccountTitle>
        <MallLink to={ownQuestionsPath} className="text-sm text-ink-2 hover:text-brand">
          {t('toQuestions')}
        </MallLink>
      </div>
      <LinkTabs
        label={t('title')}
        tabs={tabs.map(({ key, to, count }) => ({
          to,
          isCurrent: key === chosen,
          label: (
            <>
              {t(`tabs.${key}`)} <span className="text-sm tabular-nums">({count})</span>
            </>
          ),
        }))}
      />
      <div aria-busy={isPending}>
        {isPending ? (
          <div className="mt-5 grid gap-4">
            <OrderListSkeleton />
          </div>
        ) : waiting ? (
          <WaitingList lines={waiting.list} hasReviewed={own.counts.all > 0} />
        ) : (
          <DoneList list={own.list} type={type} counts={own.counts} waiting={own.waiting} />
        )}
      </div>
      {!isPending && <NumberedPages found={found} hrefOf={(page) => pageHref(ownReviewsPath, parameters, page)} />}
    </Card>
  );
}
