import { Avatar, Button, Menu, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core';
import { ChevronDown, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '#console/base/session/sign-out.ts';
import type { ConsoleUser } from '#contract/shops/console.ts';

type UserMenuProps = {
  user: ConsoleUser;
  /** Where else they work. */
  places?: ReactNode;
  children: ReactNode;
};

/** What belongs to the person and not to a screen: the theme, their account, and the way out. */
export function UserMenu({ user, places, children }: UserMenuProps) {
  const t = useTranslations('console');
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
        {places}
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
        {children}
        <Menu.Item onClick={signOut} leftSection={<LogOut size={16} aria-hidden="true" />}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
