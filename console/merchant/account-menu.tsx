import { Avatar, Button, Kbd, Menu, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { ChevronDown, ExternalLink, Keyboard, LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '#console/base/locale.ts';
import { useSignOut } from '#console/base/session/sign-out.ts';
import { shopPath } from '#console/base/shop-path.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';

type AccountMenuProps = { user: ConsoleUser; shop: ConsoleUser['shops'][number]; onShortcuts: () => void };

/** One's other shops, the theme, and the way out. */
export function AccountMenu({ user, shop, onShortcuts }: AccountMenuProps) {
  const t = useTranslations('console');
  const locale = useLocale();
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const others = user.shops.filter(({ shopId }) => shopId !== shop.shopId);
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="inherit"
          leftSection={<Avatar name={user.nickname} alt="" size="sm" color="brand" variant="filled" />}
          rightSection={<ChevronDown size={16} aria-hidden="true" />}
        >
          {user.nickname}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {user.email && (
          <Text size="sm" c="dimmed" px="sm" py={4}>
            {user.email}
          </Text>
        )}
        {others.length > 0 && (
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
        )}
        <Menu.Label>{t('theme.title')}</Menu.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('theme.title')}
          value={colorScheme}
          onChange={(chosen) => setColorScheme(chosen as 'auto' | 'light' | 'dark')}
          data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
        />
        <Menu.Divider />
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
        <Menu.Item onClick={signOut} leftSection={<LogOut size={16} aria-hidden="true" />}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
