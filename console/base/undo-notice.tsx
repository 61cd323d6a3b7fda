import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';

const shownMs = 10_000; // long enough to read it and think again

/** Says what was done, with a button that takes it back. Returns what hides it. */
export function useUndoNotice(): (message: string, onUndo: () => void) => () => void {
  const t = useTranslations('console');
  return (message, onUndo) => {
    const id = notifications.show({
      color: 'teal',
      withBorder: true,
      autoClose: shownMs,
      closeButtonProps: { 'aria-label': t('close') },
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{message}</Text>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              notifications.hide(id);
              onUndo();
            }}
          >
            {t('undo')}
          </Button>
        </Group>
      ),
    });
    return () => notifications.hide(id);
  };
}
