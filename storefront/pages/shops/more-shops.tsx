import { ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#storefront/base/client/request-context.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { moreShopsPath, shopStreetPath } from '#storefront/base/links/shop-path.ts';
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
      <nav aria-label={t('more.trail')}>
        <ol className="flex items-center gap-1.5 text-xs text-ink-3">
          <li>
            <MallLink to={shopStreetPath} className="hover:text-brand">
              {t('street.title')}
            </MallLink>
          </li>
          <li aria-current="page" className="flex items-center gap-1.5 text-ink-2">
            <ChevronRight aria-hidden="true" size={12} />
            {t('more.title')}
          </li>
        </ol>
      </nav>
      <h1 className="mt-3 mb-4 text-xl font-bold wrap-anywhere">
        {title ? t('more.titleFor', { words: title }) : t('more.title')}
      </h1>
    </>
  );
}
