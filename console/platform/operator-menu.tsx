import { Avatar, Button, Menu, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { ChevronDown, ExternalLink, LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSignOut } from '#console/base/session/sign-out.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';

/** The theme, the storefront, one's own account, and the way out. */
export function OperatorMenu({ user }: { user: ConsoleUser }) {
  const t = useTranslations('console');
  const words = useTranslations('platform');
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
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
        <Menu.Item component="a" href="/" target="_blank" leftSection={<ExternalLink size={16} aria-hidden="true" />}>
          {words('seeMall')}
        </Menu.Item>
        <Menu.Item component={Link} to="/platform/account" leftSection={<ShieldCheck size={16} aria-hidden="true" />}>
          {t('account.title')}
        </Menu.Item>
        <Menu.Item onClick={signOut} leftSection={<LogOut size={16} aria-hidden="true" />}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
