import { Menu } from '@mantine/core';
import { Copy, Pause, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RowMenu } from '#console/base/lists/row-menu.tsx';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopDeal } from '#contract/catalogue/merchant-deals.ts';
import { useStop } from './use-stop.ts';

export function DealMenu({ deal }: { deal: ShopDeal }) {
  const t = useTranslations('marketing');
  const shopId = useShopId();
  const askToStop = useStop();
  const { id, name, state } = deal;
  const isOpen = state === 'running' || state === 'planned';
  const path = `/${shopId}/marketing/deals`;
  return (
    <RowMenu name={t('actionsFor', { name })}>
      {isOpen && (
        <Menu.Item component={Link} to={`${path}/${id}`} leftSection={<Pencil size={16} aria-hidden="true" />}>
          {t('edit')}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={`${path}/new?from=${id}`} leftSection={<Copy size={16} aria-hidden="true" />}>
        {t('copy')}
      </Menu.Item>
      {isOpen && (
        <Menu.Item color="red" leftSection={<Pause size={16} aria-hidden="true" />} onClick={() => askToStop(deal)}>
          {t('deals.stop')}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
