import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { countOrders, listOrders } from '#contract/orders/shopper.ts';
import { listPayMethods } from '#contract/payments/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { orderListPath, tabIn } from '#storefront/base/links/order-paths.ts';
import { pageHref, pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { OrderListSkeleton } from '#storefront/parts/orders/order-list-skeleton.tsx';
import { RecommendedPlace } from '#storefront/parts/products/recommended-place.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { OrdersDrawing } from '#ui/drawings/orders-drawing.tsx';
import { SearchDrawing } from '#ui/drawings/search-drawing.tsx';
import type { Route } from './+types/order-list.ts';
import { OrderGroup } from './order-group.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { groupByPayment } from './payment-groups.ts';

const pageSize = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const page = pageParams(searchParams);
  const [found, counts, { methods }] = await Promise.all([
    ask(listOrders, { tab: tabIn(searchParams), words: searchParams.get('words') ?? '', page, limit: pageSize }),
    ask(countOrders, {}),
    ask(listPayMethods, {}),
  ]);
  redirectBeyondEnd(found, request);
  return { found, counts, methods };
}

/** What one has ordered, by how far it has come. */
export default function OrderList({ loaderData }: Route.ComponentProps) {
  return <Page {...loaderData} />;
}

function Page({ found, counts, methods }: Route.ComponentProps['loaderData']) {
  const t = useTranslations('orders');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const tab = tabIn(parameters);
  return (
    <Card as="div" className="px-7 py-6">
      <div className="mb-4">
        <AccountTitle of="orders">{t('title')}</AccountTitle>
      </div>
      <OrderTabs chosen={tab} counts={counts} />
      <OrderSearch parameters={parameters} />
      <div aria-busy={isPending} className="mt-5 grid grid-cols-1 gap-4">
        {isPending ? (
          <OrderListSkeleton />
        ) : found.list.length > 0 ? (
          groupByPayment(found.list).map((orders) => (
            <OrderGroup key={orders[0]?.orderNo} orders={orders} methods={methods} />
          ))
        ) : (
          <Nothing parameters={parameters} />
        )}
      </div>
      {!isPending && <NumberedPages found={found} hrefOf={(page) => pageHref(orderListPath, parameters, page)} />}
    </Card>
  );
}

/** Nothing with these words, or nothing in this tab: another way out for each. */
function Nothing({ parameters }: { parameters: URLSearchParams }) {
  const t = useTranslations('orders');
  const words = parameters.get('words')?.trim();
  if (words)
    return (
      <EmptyState
        drawing={<SearchDrawing />}
        title={t('nothingFound', { words })}
        text={t('nothingFoundText')}
        action={
          <LinkButton to={withQuery(orderListPath, parameters, { words: '', page: '' })}>{t('showAll')}</LinkButton>
        }
      />
    );
  return (
    <>
      <EmptyState
        drawing={<OrdersDrawing />}
        title={t(`empty.${tabIn(parameters)}`)}
        text={t('emptyText')}
        action={<LinkButton to={allProductsPath}>{t('goShopping')}</LinkButton>}
      />
      <RecommendedPlace />
    </>
  );
}
