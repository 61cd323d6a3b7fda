import { redirect, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { listOwnReviews, listWaitingLines, ownKinds } from '#contract/reviews/shopper-own.ts';
import { useListPending } from '#storefront/base/client/list-pending.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { ownReviewsPath } from '#storefront/base/links/review-paths.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { OrderListSkeleton } from '#storefront/parts/orders/order-list-skeleton.tsx';
import { Card } from '#ui/display/card.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import type { Route } from './+types/own-reviews.ts';
import { DoneList } from './done-list.tsx';
import { WaitingList } from './waiting-list.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const ask = context.get(callMall);
  const page = pageParams(searchParams);
  const isDone = searchParams.get('tab') === 'done';
  const type = ownKinds.find((kind) => kind === searchParams.get('type')) ?? 'all';
  const [own, waiting] = await Promise.all([
    ask(listOwnReviews, isDone ? { type, page, limit: pageSize } : { limit: 1 }),
    isDone ? null : ask(listWaitingLines, { page, limit: pageSize }),
  ]);
  const found = waiting ?? own;
  // The last of a page was reviewed, or never was: the last page that has something takes its place.
  if (found.list.length === 0 && page > 1) {
    const last = Math.ceil(found.total / pageSize);
    throw redirect(withLocale(locale, withQuery(ownReviewsPath, searchParams, { page: last > 1 ? String(last) : '' })));
  }
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
      <h1 className="sr-only">{t('title')}</h1>
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
      {!isPending && (
        <NumberedPages
          page={found.page}
          pageCount={Math.ceil(found.total / found.limit)}
          hrefOf={(page) => withQuery(ownReviewsPath, parameters, { page: page > 1 ? String(page) : '' })}
        />
      )}
    </Card>
  );
}
