import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { type CouponScope, couponScopes, listCoupons, type OfferedCoupon } from '#contract/coupons/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { useListPending } from '#storefront/base/client/navigation/list-pending.ts';
import { useShellData } from '#storefront/base/client/shell-data.ts';
import { couponCentrePath } from '#storefront/base/links/coupon-paths.ts';
import { MallLink, useLocale } from '#storefront/base/links/mall-link.tsx';
import { pageHref, pageParams, withQuery } from '#storefront/base/links/page-params.ts';
import { CouponCard } from '#storefront/parts/coupons/coupon-card.tsx';
import { useReceivedCoupons } from '#storefront/parts/coupons/received-coupons.ts';
import { NumberedPages } from '#storefront/parts/lists/numbered-pages.tsx';
import { categoryName } from '#storefront/parts/products/category-tree.ts';
import { LinkChip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { CouponsDrawing } from '#ui/drawings/coupons-drawing.tsx';
import type { Route } from './+types/coupon-centre.ts';

const pageSize = 24;

type Filters = { scope?: CouponScope; merId?: number; cid?: number };

function filtersIn(parameters: URLSearchParams): Filters {
  const scope = couponScopes.find((one) => one === parameters.get('scope'));
  const [merId, cid] = [idIn(parameters.get('shop')), idIn(parameters.get('cid'))];
  return { ...(scope && { scope }), ...(merId && { merId }), ...(cid && { cid }) };
}

const idIn = (given: string | null) => (given && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters = { ...filtersIn(searchParams), page: pageParams(searchParams), limit: pageSize };
  return { found: await context.get(callMall)(listCoupons, filters) };
}

/** Every coupon that can be received, the same page for everybody; what one has already is filled in by the browser. */
export default function CouponCentre({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="page-column pt-4 pb-12">
      <Heading />
      <Scopes />
      <Offers {...found} />
    </div>
  );
}

function Heading() {
  const t = useTranslations('coupons.centre');
  return (
    <header className="flex items-center justify-between gap-8 rounded-t-lg bg-linear-to-br from-brand-fill to-brand-fill-deep px-8 py-7 text-white">
      <div>
        <h1 className="text-2xl font-extrabold">{t('title')}</h1>
        <p className="mt-1 text-base">{t('line')}</p>
      </div>
      <MallLink
        to="/users/coupon_list"
        className="shrink-0 rounded-full bg-white px-5 py-2 font-semibold text-brand-fill-deep hover:bg-white/90 focus-visible:rounded-full focus-visible:outline-white"
      >
        {t('mine')}
      </MallLink>
    </header>
  );
}

function Scopes() {
  const t = useTranslations('coupons.centre');
  const locale = useLocale();
  const [parameters] = useSearchParams();
  const { scope: chosen, cid } = filtersIn(parameters);
  const departments = useShellData()?.categories ?? [];
  const to = (changes: Record<string, string>) => withQuery(couponCentrePath, parameters, { ...changes, page: '' });
  return (
    <div className="grid gap-2 rounded-b-lg bg-card px-6 py-3">
      <ul aria-label={t('kinds')} className="flex flex-wrap gap-2">
        {([undefined, ...couponScopes] as const).map((scope) => (
          <li key={scope ?? 'all'}>
            <LinkChip
              to={to({ scope: scope ?? '', cid: '', shop: '' })}
              preventScrollReset
              aria-current={scope === chosen ? 'true' : undefined}
            >
              {scope ? t(`scopes.${scope}`) : t('all')}
            </LinkChip>
          </li>
        ))}
      </ul>
      {chosen === 'category' && (
        <ul aria-label={t('departments')} className="flex flex-wrap gap-2 border-t border-line pt-2">
          {departments.map((department) => (
            <li key={department.id}>
              <LinkChip
                to={to({ cid: department.id === cid ? '' : String(department.id) })}
                preventScrollReset
                aria-current={department.id === cid ? 'true' : undefined}
              >
                {categoryName(department, locale)}
              </LinkChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Offered = { list: OfferedCoupon[]; total: number; page: number; limit: number };

function Offers({ list, total, page, limit }: Offered) {
  const t = useTranslations('coupons.centre');
  const [parameters] = useSearchParams();
  const isPending = useListPending();
  const received = useReceivedCoupons(list.map(({ id }) => id));
  if (list.length === 0)
    return (
      <Card as="div" className="mt-4 py-10">
        <EmptyState
          drawing={<CouponsDrawing />}
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton variant="secondary" to={couponCentrePath}>
              {t('showAll')}
            </LinkButton>
          }
        />
      </Card>
    );
  return (
    <div aria-busy={isPending} className={`mt-4 transition-opacity ${isPending ? 'opacity-50' : ''}`}>
      <ul className="grid grid-cols-3 gap-4">
        {list.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} received={received} showsWhere />
          </li>
        ))}
      </ul>
      <NumberedPages found={{ page, total, limit }} hrefOf={(next) => pageHref(couponCentrePath, parameters, next)} />
    </div>
  );
}
