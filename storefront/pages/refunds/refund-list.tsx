import { redirect, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { splitLocale, withLocale } from '#contract/core/languages.ts';
import { listRefunds } from '#contract/refunds/shopper.ts';
import { useListPending } from '#storefront/base/client/list-pending.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { OrderListSkeleton } from '#storefront/parts/orders/order-list-skeleton.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import type { Route } from './+types/refund-list.ts';
import { RefundCard } from './refund-card.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const page = pageParams(searchParams);
  const found = await context.get(callMall)(listRefunds, { page, limit: pageSize });
  // A page beyond the end: the last one that has something takes its place.
  if (found.list.length === 0 && page > 1) {
    const last = Math.ceil(found.total / pageSize);
    throw redirect(withLocale(locale, withQuery(refundListPath, searchParams, { page: last > 1 ? String(last) : '' })));
  }
  return { found };
}

/** What one has asked back, and how it stands. */
export default function RefundList({ loaderData: { found } }: Route.ComponentProps) {
  return <Page found={found} />;
}

function Page({ found }: Pick<Route.ComponentProps['loaderData'], 'found'>) {
  const t = useTranslations('refunds');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  return (
    <Card as="div" className="px-7 py-6">
      <h1 className="text-xl font-semibold">{t('title')}</h1>
      <div aria-busy={isPending} className="mt-5 grid gap-4">
        {isPending ? (
          <OrderListSkeleton />
        ) : found.list.length > 0 ? (
          found.list.map((refund) => <RefundCard key={refund.refundOrderNo} refund={refund} />)
        ) : (
          <EmptyState
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={<LinkButton to={orderListPath}>{t('missing.toOrders')}</LinkButton>}
          />
        )}
      </div>
      {!isPending && (
        <NumberedPages
          page={found.page}
          pageCount={Math.ceil(found.total / found.limit)}
          hrefOf={(page) => withQuery(refundListPath, parameters, { page: page > 1 ? String(page) : '' })}
        />
      )}
    </Card>
  );
}
