import { useTranslations } from 'use-intl';
import { useCouponActs } from '#console/base/coupons/coupon-acts.ts';
import { useRemoval } from '#console/base/use-removal.ts';
import { deleteCoupon, restoreCoupon, resumeCoupon, stopCoupon } from '#contract/coupons/merchant.ts';

/** What a shop can do with a coupon; one that was deleted can be brought back. */
export function useShopCouponActs(onDelete?: () => void) {
  const t = useTranslations('marketing');
  const remove = useRemoval(deleteCoupon, restoreCoupon);
  return useCouponActs({
    stopping: stopCoupon,
    resuming: resumeCoupon,
    onDelete: ({ id, name }) => {
      onDelete?.();
      void remove({ id }, t('deleted', { name }));
    },
  });
}
