import { Menu } from '@mantine/core';
import { Copy, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopCoupon } from '#contract/coupons/merchant.ts';
import { useShopCouponActs } from './coupon-acts.ts';

export function CouponMenu({ coupon }: { coupon: ShopCoupon }) {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const { askToStop, resume, askToDelete } = useShopCouponActs();
  const { id, name, state, received } = coupon;
  return (
    <RowMenu name={t('actionsFor', { name })}>
      <Menu.Item
        component={Link}
        to={`/${shopId}/marketing/${id}/edit`}
        leftSection={<Pencil size={16} aria-hidden="true" />}
      >
        {t('edit')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={`/${shopId}/marketing/new?from=${id}`}
        leftSection={<Copy size={16} aria-hidden="true" />}
      >
        {t('copy')}
      </Menu.Item>
      {(state === 'running' || state === 'planned') && (
        <Menu.Item leftSection={<Pause size={16} aria-hidden="true" />} onClick={() => askToStop(coupon)}>
          {t('stop')}
        </Menu.Item>
      )}
      {state === 'stopped' && (
        <Menu.Item leftSection={<Play size={16} aria-hidden="true" />} onClick={() => resume(coupon)}>
          {t('resume')}
        </Menu.Item>
      )}
      {received === 0 && (
        <Menu.Item
          color="red"
          leftSection={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => askToDelete(coupon)}
        >
          {t('delete')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
