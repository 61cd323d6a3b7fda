import { useTranslations } from 'use-intl';
import type { OwnCoupon } from '#contract/coupons/shopper.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { useCouponOff } from '#storefront/parts/coupons/coupon-off.ts';
import { couponProductsPath } from '#storefront/parts/coupons/coupon-products.ts';
import { hasMinimum } from '#storefront/parts/coupons/has-minimum.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Badge } from '#ui/display/badge.tsx';

/** A coupon that one has, as a ticket: what it takes off on the stub, what it is good for and until when beside it. */
export function OwnCouponCard({ coupon }: { coupon: OwnCoupon }) {
  const t = useTranslations('own-coupons');
  const money = useMoneyText();
  const off = useCouponOff();
  const isUsable = coupon.state === 'received';
  return (
    <article
      aria-label={coupon.name}
      className={`relative flex h-full min-h-36 overflow-hidden rounded-md border ${isUsable ? 'border-brand/25 bg-brand-soft/35' : 'border-line bg-page'}`}
    >
      <div
        className={`flex w-34 shrink-0 flex-col items-center justify-center gap-0.5 px-2 text-center text-white ${isUsable ? 'bg-linear-to-br from-brand-fill to-brand-fill-deep' : 'bg-muted-fill'}`}
      >
        <span className="text-2xl leading-tight font-bold tabular-nums">{off(coupon)}</span>
        {coupon.percent !== null && <span className="text-xs">{t('upTo', { amount: money(coupon.money) })}</span>}
        <span className="text-xs">
          {hasMinimum(coupon) ? t('from', { amount: money(coupon.minPrice) }) : t('noMinimum')}
        </span>
      </div>
      <Perforation />
      <div className="flex min-w-0 grow flex-col py-3.5 pr-4 pl-5">
        <div>
          <Badge tone={isUsable ? 'brand' : 'neutral'}>{t(`scopes.${coupon.scope}`)}</Badge>
        </div>
        <p
          className={`mt-1 line-clamp-2 font-semibold wrap-anywhere ${isUsable ? '' : 'text-ink-2'}`}
          title={coupon.name}
        >
          {coupon.name}
        </p>
        <GoodFor coupon={coupon} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-2">
          <Dates coupon={coupon} />
          <Ending coupon={coupon} />
        </div>
      </div>
    </article>
  );
}

/** The line along which a ticket is torn, with a hole at each end. */
function Perforation() {
  return (
    <span aria-hidden="true" className="relative w-0 shrink-0 border-l-2 border-dashed border-card">
      <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full bg-card" />
      <span className="absolute -bottom-2.5 -left-2.5 size-5 rounded-full bg-card" />
    </span>
  );
}

function GoodFor({ coupon: { scope, shopName, categoryName, productIds } }: { coupon: OwnCoupon }) {
  const t = useTranslations('own-coupons.goodFor');
  const text =
    scope === 'shop'
      ? t('shop', { name: shopName ?? '' })
      : scope === 'category'
        ? shopName === null
          ? t('category', { name: categoryName ?? '' })
          : t('shopCategory', { category: categoryName ?? '', name: shopName })
        : scope === 'product'
          ? t('product', { count: productIds.length })
          : t('general');
  return <p className="mt-0.5 truncate text-xs text-ink-2">{text}</p>;
}

function Dates({ coupon: { state, startsAt, endsAt, usedAt } }: { coupon: OwnCoupon }) {
  const t = useTranslations('own-coupons');
  const day = useShortDay();
  return (
    <p className="text-xs text-ink-3 tabular-nums">
      {state === 'used' && usedAt
        ? t('usedOn', { day: day(usedAt) })
        : t('dates', { from: day(startsAt), to: day(endsAt) })}
    </p>
  );
}

/** What can be done with it: spend it, wait for it, or nothing any more. */
function Ending({ coupon }: { coupon: OwnCoupon }) {
  const t = useTranslations('own-coupons');
  if (coupon.state !== 'received') return <Badge>{t(`states.${coupon.state}`)}</Badge>;
  if (!coupon.isStarted) return <span className="text-xs font-medium text-warning">{t('notStarted')}</span>;
  return (
    <LinkButton to={couponProductsPath(coupon)} aria-label={t('useOne', { name: coupon.name })}>
      {t('use')}
    </LinkButton>
  );
}
