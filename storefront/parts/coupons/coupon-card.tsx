import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OfferedCoupon } from '#contract/coupons/shopper.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { shopPagePath } from '#storefront/base/links/shop-path.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { useCouponOff } from './coupon-off.ts';
import { hasMinimum } from './has-minimum.ts';
import type { ReceivedCoupons } from './received-coupons.ts';

type CouponCardProps = { coupon: OfferedCoupon; received: ReceivedCoupons; showsWhere?: boolean };

/** A coupon on offer: what it takes off, from which sum on, for what, and the button to receive it. */
export function CouponCard({ coupon, received, showsWhere = false }: CouponCardProps) {
  const t = useTranslations('coupons');
  const money = useMoneyText();
  const off = useCouponOff();
  const day = useShortDay();
  const isReceived = received.isReceived(coupon.id);
  const isGone = coupon.leftPercent === 0 && !isReceived;
  const isBusy = received.busyWith === coupon.id;

  async function receive() {
    if (await received.receive(coupon.id)) void toast(t('receivedNow'), 'success', 'coupon');
  }

  return (
    <article aria-label={coupon.name} className="flex h-full min-h-32 overflow-hidden rounded-md bg-card">
      <div
        className={`flex w-32 shrink-0 flex-col items-center justify-center gap-0.5 border-r-2 border-dashed border-card px-2 text-center text-white ${isGone ? 'bg-muted-fill' : 'bg-linear-to-br from-brand-fill to-brand-fill-deep'}`}
      >
        <span className="text-xl leading-tight font-bold">{off(coupon)}</span>
        {coupon.percent !== null && <span className="text-xs">{t('upTo', { amount: money(coupon.money) })}</span>}
        <span className="text-xs">
          {hasMinimum(coupon) ? t('from', { amount: money(coupon.minPrice) }) : t('noMinimum')}
        </span>
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 px-4 py-3">
        <div>
          <Badge tone="brand">{t(`scopes.${coupon.scope}`)}</Badge>
        </div>
        <p className="line-clamp-2 font-medium wrap-anywhere" title={coupon.name}>
          {coupon.name}
        </p>
        {showsWhere && <Where coupon={coupon} />}
        <p className="text-xs text-ink-3">
          {coupon.endsAt === null
            ? t('days', { days: coupon.day ?? 0 })
            : coupon.startsAt === null
              ? t('until', { to: day(coupon.endsAt) })
              : t('dates', { from: day(coupon.startsAt), to: day(coupon.endsAt) })}
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-1">
          <span className="text-xs text-ink-3">{!isGone && t('left', { percent: String(coupon.leftPercent) })}</span>
          {isReceived ? (
            <span className="inline-flex min-h-9 items-center gap-1 font-medium text-success">
              <Check aria-hidden="true" size={16} />
              {t('received')}
            </span>
          ) : (
            <Button
              variant={isGone ? 'secondary' : 'primary'}
              disabled={isGone}
              isBusy={isBusy}
              aria-label={t('receiveOne', { name: coupon.name })}
              onClick={() => void receive()}
            >
              {isGone ? t('gone') : t('receive')}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** The shop or the category that it is for, where that is not plain from the page. */
function Where({ coupon: { shopId, shopName, categoryName } }: { coupon: OfferedCoupon }) {
  if (shopId !== null && shopName)
    return (
      <MallLink to={shopPagePath(shopId, 'coupon')} className="truncate text-xs text-ink-2 hover:text-brand">
        {[shopName, categoryName].filter(Boolean).join(' · ')}
      </MallLink>
    );
  return categoryName ? <p className="truncate text-xs text-ink-2">{categoryName}</p> : null;
}
