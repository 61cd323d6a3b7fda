import { Menu } from '@mantine/core';
import { ExternalLink, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { UserMenu } from '#console/base/frame/user-menu.tsx';
import type { ConsoleUser } from '#contract/shops/console.ts';

/** The theme, the storefront, one's own account, and the way out. */
export function OperatorMenu({ user }: { user: ConsoleUser }) {
  const t = useTranslations('console');
  const words = useTranslations('platform');
  return (
    <UserMenu user={user}>
      <Menu.Item component="a" href="/" target="_blank" leftSection={<ExternalLink size={16} aria-hidden="true" />}>
        {words('seeMall')}
      </Menu.Item>
      <Menu.Item component={Link} to="/platform/account" leftSection={<ShieldCheck size={16} aria-hidden="true" />}>
        {t('account.title')}
      </Menu.Item>
    </UserMenu>
  );
}
