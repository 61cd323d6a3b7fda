import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { listActivities } from '#contract/catalogue/shopper.ts';
import { getActivity, listActivityProducts } from '#contract/catalogue/shopper-product.ts';
import { splitLocale } from '#contract/core/languages.ts';
import { callMall, mallTime } from '#storefront/base/client/calls/request-context.ts';
import { loadedMessages, loadGroups } from '#storefront/base/i18n/messages.ts';
import { pageParams } from '#storefront/base/links/page-params.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { ActivityBlock } from '#storefront/parts/products/activity-block.tsx';
import { FlashSale } from '#storefront/parts/products/flash-sale.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { SaleDrawing } from '#ui/drawings/sale-drawing.tsx';
import type { Route } from './+types/activity-list.ts';
import { OneActivity } from './one-activity.tsx';

const pageSize = 20;

/** With an id that activity; without one all that are running, the flash sale first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const ask = context.get(callMall);
  const { activities } = await loadGroups(splitLocale(pathname).locale, ['activities']);
  const answeredAt = await context.get(mallTime)();
  const wanted = searchParams.get('id');
  if (wanted) {
    if (!/^[1-9]\d{0,8}$/.test(wanted)) throw data(null, { status: 404 });
    const aid = Number(wanted);
    const [activity, products] = await Promise.all([
      ask(getActivity, { aid }),
      ask(listActivityProducts, { aid, page: pageParams(searchParams), limit: pageSize }),
    ]);
    return { activity, products, answeredAt, title: activity.name, description: activity.instruction };
  }
  const running = await ask(listActivities, {});
  const flashFirst = [...running].sort((one, other) => Number(other.kind === 'flash') - Number(one.kind === 'flash'));
  return { running: flashFirst, answeredAt, title: activities.title, description: activities.line };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const site = loadedMessages(splitLocale(location.pathname).locale)?.site;
  const title = `${loaderData?.title} · ${site?.name}`;
  const banner = loaderData && 'activity' in loaderData ? loaderData.activity?.banner : null;
  return [
    { title },
    { name: 'description', content: loaderData?.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: loaderData?.description },
    ...(banner ? [{ property: 'og:image', content: `${banner.url}/1200` }] : []),
  ];
}

export default function ActivityList({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-column pt-4 pb-12">
      {loaderData.activity ? (
        <OneActivity
          key={loaderData.activity.id}
          activity={loaderData.activity}
          products={loaderData.products}
          answeredAt={loaderData.answeredAt}
        />
      ) : (
        <Running loaded={loaderData} />
      )}
    </div>
  );
}

type Loaded = Extract<Route.ComponentProps['loaderData'], { running: unknown }>;

function Running({ loaded: { running, answeredAt } }: { loaded: Loaded }) {
  const t = useTranslations('activities');
  return (
    <>
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-1 mb-5 text-ink-2">{t('line')}</p>
      {running.length === 0 ? (
        <Card as="div" className="py-10">
          <EmptyState
            drawing={<SaleDrawing />}
            title={t('none')}
            text={t('noneText')}
            action={
              <LinkButton variant="secondary" to={allProductsPath}>
                {t('browse')}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <div className="space-y-8">
          {running.map((activity) =>
            activity.kind === 'flash' ? (
              <FlashSale key={activity.id} activity={activity} answeredAt={answeredAt} />
            ) : (
              <ActivityBlock key={activity.id} activity={activity} />
            ),
          )}
        </div>
      )}
    </>
  );
}
