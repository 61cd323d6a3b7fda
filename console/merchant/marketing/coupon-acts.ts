import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { useRemoval } from '#console/base/use-removal.ts';
import { deleteCoupon, restoreCoupon, resumeCoupon, type ShopCoupon, stopCoupon } from '#contract/coupons/merchant.ts';

type Named = Pick<ShopCoupon, 'id' | 'name'>;

/** What can be done with a coupon, with the questions and the words that belong to it. */
export function useCouponActs() {
  const t = useTranslations('marketing');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const stop = useSend(stopCoupon);
  const resume = useSend(resumeCoupon);
  const remove = useRemoval(deleteCoupon, restoreCoupon);
  return {
    askToStop: ({ id, name }: Named) =>
      confirm({
        title: t('stopTitle', { name }),
        text: t('stopText'),
        confirm: t('stop'),
        onConfirm: () => void stop.mutateAsync({ id }).then(() => done(t('stopped', { name })), failed),
      }),
    resume: ({ id, name }: Named) => void resume.mutateAsync({ id }).then(() => done(t('resumed', { name })), failed),
    askToDelete: ({ id, name }: Named, onDelete?: () => void) =>
      confirm({
        title: t('deleteTitle', { name }),
        text: t('deleteText'),
        confirm: t('delete'),
        isDanger: true,
        onConfirm: () => {
          onDelete?.();
          void remove({ id }, t('deleted', { name }));
        },
      }),
  };
}
