import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { callMall } from '#storefront/base/client/request-context.ts';
import { withQuery } from '#storefront/base/links/page-params.ts';
import { moreShopsPath, shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import type { Route } from './+types/street.ts';
import { ShopList } from './shop-list.tsx';
import { askForShops, shopFilters } from './shop-list-filters.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { found: await askForShops(context.get(callMall), shopFilters(searchParams)) };
}

/** Every open shop of the mall, the recommended ones first. */
export default function Street({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="page-column space-y-4 pt-4 pb-12">
      <StreetFront />
      <div>
        <ShopList path={shopStreetPath} found={found} />
      </div>
    </div>
  );
}

/** The street's own picture with its name upon it; without a picture the name stands on the mall's colour. */
function StreetFront() {
  const t = useTranslations('shops.street');
  const [parameters] = useSearchParams();
  const picture = useKnownHomeData()?.shopStreetImage;
  return (
    <header className="relative h-45 overflow-hidden rounded-lg bg-linear-to-br from-brand to-brand-deep">
      {picture && <Picture picture={picture} alt="" width={1200} isFirst className="size-full object-cover" />}
      <div className="absolute inset-0 flex flex-col justify-center bg-linear-to-r from-ink/80 via-ink/45 to-transparent px-10 text-white">
        <h1 className="text-2xl font-extrabold">{t('title')}</h1>
        <p className="mt-1 max-w-140 text-base">{t('line')}</p>
        <LinkButton
          variant="secondary"
          to={withQuery(moreShopsPath, parameters, { page: '' })}
          className="mt-3 self-start"
        >
          {t('more')}
        </LinkButton>
      </div>
    </header>
  );
}
