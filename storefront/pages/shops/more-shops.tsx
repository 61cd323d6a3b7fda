import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { moreShopsPath, shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import type { Route } from './+types/more-shops.ts';
import { ShopList } from './shop-list.tsx';
import { askForShops, shopFilters } from './shop-list-filters.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { found: await askForShops(context.get(callMall), shopFilters(searchParams)) };
}

/** Shops by name and kind: where a search for shops leads. */
export default function MoreShops({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="page-column pt-4 pb-12">
      <Heading />
      <ShopList path={moreShopsPath} found={found} />
    </div>
  );
}

function Heading() {
  const t = useTranslations('shops');
  const [parameters] = useSearchParams();
  const { title } = shopFilters(parameters);
  return (
    <>
      <Breadcrumb
        label={t('more.breadcrumb')}
        steps={[{ name: t('street.title'), to: shopStreetPath }]}
        here={t('more.title')}
      />
      <h1 className="mt-3 mb-4 text-xl font-bold wrap-anywhere">
        {title ? t('more.titleFor', { words: title }) : t('more.title')}
      </h1>
    </>
  );
}
