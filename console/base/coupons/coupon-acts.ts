import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { useNotices } from '#console/base/failure-text.ts';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import type { Call } from '#contract/core/call.ts';
import type { ShopCoupon } from '#contract/coupons/merchant.ts';

type Named = Pick<ShopCoupon, 'id' | 'name'>;
/** Calls take ids as numbers or as texts of an address. */
type OneCoupon = Call & { input: z.ZodType<{ id: number }, { id: unknown }> };

type ActsProps = { stopping: OneCoupon; resuming: OneCoupon; onDelete: (coupon: Named) => void };

/** What can be done with a coupon, with the questions and the words that belong to it. */
export function useCouponActs({ stopping, resuming, onDelete }: ActsProps) {
  const t = useTranslations('marketing');
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const stop = useSend(stopping);
  const resume = useSend(resuming);
  return {
    askToStop: ({ id, name }: Named) =>
      confirm({
        title: t('stopTitle', { name }),
        text: t('stopText'),
        confirm: t('stop'),
        onConfirm: () => void stop.mutateAsync({ id }).then(() => done(t('stopped', { name })), failed),
      }),
    resume: ({ id, name }: Named) => void resume.mutateAsync({ id }).then(() => done(t('resumed', { name })), failed),
    askToDelete: (coupon: Named) =>
      confirm({
        title: t('deleteTitle', { name: coupon.name }),
        text: t('deleteText'),
        confirm: t('delete'),
        isDanger: true,
        onConfirm: () => onDelete(coupon),
      }),
  };
}

export type CouponActs = ReturnType<typeof useCouponActs>;
