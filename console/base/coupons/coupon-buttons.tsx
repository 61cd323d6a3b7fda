import { Button } from '@mantine/core';
import { Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShopCoupon } from '#contract/coupons/merchant.ts';
import type { CouponActs } from './coupon-acts.ts';

type CouponButtonsProps = {
  coupon: Pick<ShopCoupon, 'id' | 'name' | 'state' | 'received'>;
  acts: CouponActs;
  /** The address of all coupons. */
  list: string;
  /** What else can be done with it. */
  children?: ReactNode;
};

/** What can be done with a coupon, at the head of its page. */
export function CouponButtons({ coupon, acts, list, children }: CouponButtonsProps) {
  const t = useTranslations('marketing');
  const { id, state, received } = coupon;
  return (
    <>
      {received === 0 && (
        <Button
          variant="default"
          leftSection={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => acts.askToDelete(coupon)}
        >
          {t('delete')}
        </Button>
      )}
      {state === 'stopped' && (
        <Button
          variant="default"
          leftSection={<Play size={16} aria-hidden="true" />}
          onClick={() => acts.resume(coupon)}
        >
          {t('resume')}
        </Button>
      )}
      {(state === 'running' || state === 'planned') && (
        <Button
          variant="default"
          leftSection={<Pause size={16} aria-hidden="true" />}
          onClick={() => acts.askToStop(coupon)}
        >
          {t('stop')}
        </Button>
      )}
      {children}
      <Button
        variant="default"
        component={Link}
        to={`${list}/new?from=${id}`}
        leftSection={<Copy size={16} aria-hidden="true" />}
      >
        {t('copy')}
      </Button>
      <Button component={Link} to={`${list}/${id}/edit`} leftSection={<Pencil size={16} aria-hidden="true" />}>
        {t('edit')}
      </Button>
    </>
  );
}
