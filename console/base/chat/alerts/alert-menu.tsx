import { ActionIcon, Popover, Stack, Switch, Text } from '@mantine/core';
import { Bell, BellOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { playSound, useAlertSettings } from './alert-settings.ts';

/** How one wants to learn of questions in this browser. */
export function AlertMenu() {
  const t = useTranslations('chat-desk.alerts');
  const { hasSound, setSound, hasNotices, chooseNotices, permission } = useAlertSettings();
  const Icon = hasSound || hasNotices ? Bell : BellOff;
  return (
    <Popover position="bottom-end" width={300} trapFocus>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('open')} title={t('open')}>
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('open')}>
        <Stack gap="md">
          <Switch
            label={t('sound')}
            checked={hasSound}
            onChange={({ currentTarget: { checked } }) => {
              setSound(checked);
              if (checked) playSound();
            }}
          />
          <Switch
            label={t('notices')}
            checked={hasNotices}
            disabled={permission === 'denied' || permission === 'unknown'}
            onChange={({ currentTarget: { checked } }) => void chooseNotices(checked)}
          />
          <Text size="xs" c="dimmed">
            {permission === 'denied' ? t('denied') : permission === 'unknown' ? t('unknown') : t('text')}
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
