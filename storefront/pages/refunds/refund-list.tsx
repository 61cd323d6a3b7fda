import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listRefunds } from '#contract/refunds/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { pageHref, pageParams } from '#storefront/base/links/page-params.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { OrderListSkeleton } from '#storefront/parts/orders/order-list-skeleton.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { RefundsDrawing } from '#ui/drawings/refunds-drawing.tsx';
import type { Route } from './+types/refund-list.ts';
import { RefundCard } from './refund-card.tsx';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = pageParams(searchParams);
  const found = await context.get(callMall)(listRefunds, { page, limit: pageSize });
  redirectBeyondEnd(found, request);
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
      <AccountTitle of="refunds">{t('title')}</AccountTitle>
      <div aria-busy={isPending} className="mt-5 grid gap-4">
        {isPending ? (
          <OrderListSkeleton />
        ) : found.list.length > 0 ? (
          found.list.map((refund) => <RefundCard key={refund.refundOrderNo} refund={refund} />)
        ) : (
          <EmptyState
            drawing={<RefundsDrawing />}
            title={t('list.empty')}
            text={t('list.emptyText')}
            action={<LinkButton to={orderListPath}>{t('missing.toOrders')}</LinkButton>}
          />
        )}
      </div>
      {!isPending && <NumberedPages found={found} hrefOf={(page) => pageHref(refundListPath, parameters, page)} />}
    </Card>
  );
}
