import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useKnownHomeData } from '#storefront/base/client/home-data.ts';
import { withQuery } from '#storefront/base/links/page-params.ts';
import { moreShopsPath, shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { WordedPicture } from '#ui/display/worded-picture.tsx';
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

/** The street's own picture with its name upon it; without a picture it stands on the mall's soft colour. */
function StreetFront() {
  const picture = useKnownHomeData()?.shopStreetImage;
  return (
    <header className="overflow-hidden rounded-lg bg-brand-soft">
      {picture ? (
        <WordedPicture picture={picture} width={1200} isFirst className="h-45">
          <StreetWords />
        </WordedPicture>
      ) : (
        <div className="flex h-45 items-center">
          <StreetWords />
        </div>
      )}
    </header>
  );
}

function StreetWords() {
  const t = useTranslations('shops.street');
  const [parameters] = useSearchParams();
  return (
    <div className="max-w-160 px-10">
      <h1 className="text-2xl font-extrabold">{t('title')}</h1>
      <p className="mt-1 text-base text-ink-2">{t('line')}</p>
      <LinkButton variant="secondary" to={withQuery(moreShopsPath, parameters, { page: '' })} className="mt-3">
        {t('more')}
      </LinkButton>
    </div>
  );
}
