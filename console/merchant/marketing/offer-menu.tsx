import { Menu } from '@mantine/core';
import { Copy, Pause, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RowMenu } from '#console/base/lists/row-menu.tsx';

type OfferMenuProps = {
  /** A bargain or a deal. */
  offer: { id: number; name: string; state: string };
  /** Of the list that it stands in. */
  path: string;
  stop: string;
  onStop: () => void;
};

/** What can be done with an offer: one that is over is copied, nothing else. */
export function OfferMenu({ offer: { id, name, state }, path, stop, onStop }: OfferMenuProps) {
  const t = useTranslations('marketing');
  const isOpen = state === 'running' || state === 'planned';
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
        <Menu.Item color="red" leftSection={<Pause size={16} aria-hidden="true" />} onClick={onStop}>
          {stop}
        </Menu.Item>
      )}
    </RowMenu>
  );
}
