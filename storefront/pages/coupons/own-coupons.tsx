import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CouponScope, couponScopes, listOwnCoupons } from '#contract/coupons/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { couponCentrePath } from '#storefront/base/links/coupon-paths.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { pageHref, pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { redirectBeyondEnd } from '#storefront/base/links/redirect-beyond-end.ts';
import { shopStreetPath } from '#storefront/base/links/shop-path.ts';
import { AccountTitle } from '#storefront/parts/account/account-title.tsx';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { RecommendedPlace } from '#storefront/parts/products/recommended-place.tsx';
import { LinkChip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { CouponsDrawing } from '#ui/drawings/coupons-drawing.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import type { Route } from './+types/own-coupons.ts';
import { CodeForm } from './code-form.tsx';
import { OwnCouponCard } from './own-coupon-card.tsx';

const path = '/users/coupon_list';
const pageSize = 12;
const types = ['usable', 'unusable'] as const;
const typeOf = (parameters: URLSearchParams) => (parameters.get('tab') === 'unusable' ? 'unusable' : 'usable');
const scopeOf = (parameters: URLSearchParams): CouponScope | undefined =>
  couponScopes.find((scope) => scope === parameters.get('scope'));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const scope = scopeOf(searchParams);
  const found = await context.get(callMall)(listOwnCoupons, {
    type: typeOf(searchParams),
    ...(scope && { scope }),
    page: pageParams(searchParams),
    limit: pageSize,
  });
  redirectBeyondEnd(found, request);
  return { found };
}

/** The coupons that one has: those to spend, and those that are used or over. */
export default function OwnCoupons({ loaderData }: Route.ComponentProps) {
  return <Page found={loaderData.found} />;
}

type Found = Route.ComponentProps['loaderData']['found'];

function Page({ found }: { found: Found }) {
  const t = useTranslations('own-coupons');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const type = typeOf(parameters);
  const hrefOf = (page: number) => pageHref(path, parameters, page);
  return (
    <Card as="div" className="px-7 py-6">
      <div className="mb-4">
        <AccountTitle of="coupons">{t('title')}</AccountTitle>
      </div>
      <div className="relative">
        <LinkTabs
          label={t('title')}
          tabs={types.map((each) => ({
            to: withQuery(path, parameters, { tab: each === 'usable' ? '' : each, page: '' }),
            label: (
              <>
                {t(`tabs.${each}`)} <span className="tabular-nums">({found.counts[each]})</span>
              </>
            ),
            isCurrent: each === type,
          }))}
        />
        <MallLink to={couponCentrePath} className="absolute top-0 right-0 font-medium text-brand-deep hover:underline">
          {t('more')}
        </MallLink>
      </div>
      {type === 'usable' && <CodeForm />}
      <Scopes parameters={parameters} />
      <div aria-busy={isPending} className={`transition-opacity ${isPending ? 'opacity-50' : ''}`}>
        {found.list.length > 0 ? (
          <ul className="mt-5 grid grid-cols-2 gap-4">
            {found.list.map((coupon) => (
              <li key={coupon.id}>
                <OwnCouponCard coupon={coupon} />
              </li>
            ))}
          </ul>
        ) : (
          <Nothing found={found} parameters={parameters} />
        )}
        <NumberedPages found={found} hrefOf={hrefOf} />
      </div>
    </Card>
  );
}

function Scopes({ parameters }: { parameters: URLSearchParams }) {
  const t = useTranslations('own-coupons');
  const chosen = scopeOf(parameters);
  return (
    <ul aria-label={t('kinds')} className="mt-5 flex flex-wrap gap-2">
      {([undefined, ...couponScopes] as const).map((scope) => (
        <li key={scope ?? 'all'}>
          <LinkChip
            to={withQuery(path, parameters, { scope: scope ?? '', page: '' })}
            preventScrollReset
            aria-current={scope === chosen ? 'true' : undefined}
          >
            {scope ? t(`scopes.${scope}`) : t('all')}
          </LinkChip>
        </li>
      ))}
    </ul>
  );
}

/** Nothing of this kind, or nothing at all: another way out for each. */
function Nothing({ found, parameters }: { found: Found; parameters: URLSearchParams }) {
  const t = useTranslations('own-coupons');
  const type = typeOf(parameters);
  const isNarrowed = scopeOf(parameters) !== undefined && found.counts[type] > 0;
  return (
    <div className="py-8">
      <EmptyState
        drawing={<CouponsDrawing />}
        title={isNarrowed ? t('noneOfKind') : t(`empty.${type}`)}
        text={isNarrowed ? t('noneOfKindText') : t(`emptyText.${type}`)}
        action={
          isNarrowed ? (
            <LinkButton to={withQuery(path, parameters, { scope: '', page: '' })}>{t('showAll')}</LinkButton>
          ) : (
            <LinkButton to={type === 'usable' ? shopStreetPath : allProductsPath}>{t(`wayOut.${type}`)}</LinkButton>
          )
        }
      />
      {!isNarrowed && <RecommendedPlace />}
    </div>
  );
}
