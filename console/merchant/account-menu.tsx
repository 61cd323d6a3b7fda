import { Avatar, Kbd, Menu } from '@mantine/core';
import { ExternalLink, Keyboard, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { UserMenu } from '#console/base/frame/user-menu.tsx';
import { useLocale } from '#console/base/locale.ts';
import { shopPath } from '#console/base/shop-path.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';

type AccountMenuProps = { user: ConsoleUser; shop: ConsoleUser['shops'][number]; onShortcuts: () => void };

/** One's other shops, the theme, and the way out. */
export function AccountMenu({ user, shop, onShortcuts }: AccountMenuProps) {
  const t = useTranslations('console');
  const locale = useLocale();
  return (
    <UserMenu user={user} places={<OtherShops user={user} shop={shop} />}>
      <Menu.Item
        component="a"
        href={shopPath(shop.shopId, locale)}
        target="_blank"
        leftSection={<ExternalLink size={16} aria-hidden="true" />}
      >
        {t('seeShop')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={`/${shop.shopId}/account`}
        leftSection={<ShieldCheck size={16} aria-hidden="true" />}
      >
        {t('account.title')}
      </Menu.Item>
      <Menu.Item
        onClick={onShortcuts}
        leftSection={<Keyboard size={16} aria-hidden="true" />}
        rightSection={<Kbd size="xs">?</Kbd>}
      >
        {t('shortcuts.title')}
      </Menu.Item>
    </UserMenu>
  );
}

function OtherShops({ user, shop }: Pick<AccountMenuProps, 'user' | 'shop'>) {
  const t = useTranslations('console');
  const others = user.shops.filter(({ shopId }) => shopId !== shop.shopId);
  if (others.length === 0) return null;
  return (
    <>
      <Menu.Label>{t('otherShops')}</Menu.Label>
      {others.map((other) => (
        <Menu.Item
          key={other.shopId}
          component={Link}
          to={`/${other.shopId}`}
          leftSection={<Avatar src={`${other.avatar.url}/80`} alt="" size="sm" radius="sm" />}
        >
          {other.name}
        </Menu.Item>
      ))}
    </>
  );
}
