import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listCoupons } from '#contract/coupons/shopper.ts';
import { callMall } from '#storefront/base/client/calls/request-context.ts';
import { findShopId, shopPagePath } from '#storefront/base/links/shop-path.ts';
import { CouponCard } from '#storefront/parts/coupons/coupon-card.tsx';
import { useReceivedCoupons } from '#storefront/parts/coupons/received-coupons.ts';
import { LinkChip } from '#ui/buttons/chip.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { CouponsDrawing } from '#ui/drawings/coupons-drawing.tsx';
import type { Route } from './+types/shop-coupons.ts';
import { useShop } from './use-shop.ts';

const scopes = ['shop', 'category', 'product'] as const;
const limit = 100; // all that a shop may offer at a time

export async function loader({ request, context }: Route.LoaderArgs) {
  const merId = findShopId(request.url);
  if (merId === null) return null; // the frame around it answers
  return (await context.get(callMall)(listCoupons, { merId, limit })).list;
}

/** What a shop gives away: coupons for all of its products, and for some of them. */
export default function ShopCoupons({ loaderData }: Route.ComponentProps) {
  return <Coupons coupons={loaderData ?? []} />;
}

function Coupons({ coupons }: { coupons: NonNullable<Route.ComponentProps['loaderData']> }) {
  const t = useTranslations('shops.coupons');
  const shop = useShop();
  const [parameters] = useSearchParams();
  const chosen = scopes.find((scope) => scope === parameters.get('scope'));
  const shown = coupons.filter(({ scope }) => !chosen || scope === chosen);
  const received = useReceivedCoupons(coupons.map(({ id }) => id));
  return (
    <section aria-label={t('title')} className="mt-4">
      <ul aria-label={t('scopes')} className="flex gap-2">
        {([undefined, ...scopes] as const).map((scope) => (
          <li key={scope ?? 'all'}>
            <LinkChip
              to={shopPagePath(shop.id, 'coupon', scope ? { scope } : {})}
              preventScrollReset
              aria-current={scope === chosen ? 'true' : undefined}
            >
              {scope ? t(`for.${scope}`) : t('all')}
            </LinkChip>
          </li>
        ))}
      </ul>
      {shown.length > 0 ? (
        <ul className="mt-4 grid grid-cols-3 gap-4">
          {shown.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard coupon={coupon} received={received} />
            </li>
          ))}
        </ul>
      ) : (
        <Card as="div" className="mt-4 py-8">
          <EmptyState
            drawing={<CouponsDrawing />}
            title={t('empty')}
            text={t('emptyText')}
            action={
              <LinkButton variant="secondary" to={shopPagePath(shop.id, 'category')}>
                {t('browse')}
              </LinkButton>
            }
          />
        </Card>
      )}
    </section>
  );
}
