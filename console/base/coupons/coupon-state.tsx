import { useTranslations } from 'use-intl';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import type { CouponState, ShopCoupon } from '#contract/coupons/merchant.ts';

const colours: Record<CouponState, StatusColour> = {
  running: 'teal',
  planned: 'blue',
  ended: 'gray',
  stopped: 'orange',
};

/** Whether a coupon can be received; one of which none is left cannot, although it runs. */
export function CouponStateBadge({
  coupon: { state, issued, received },
}: {
  coupon: Pick<ShopCoupon, 'state' | 'issued' | 'received'>;
}) {
  const t = useTranslations('marketing');
  if (state === 'running' && received >= issued) return <StatusBadge colour="gray">{t('allClaimed')}</StatusBadge>;
  return <StatusBadge colour={colours[state]}>{t(`states.${state}`)}</StatusBadge>;
}
