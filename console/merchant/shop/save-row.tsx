import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** The end of a form about the shop. While two versions are to be decided between, it cannot be sent. */
export function SaveRow({ isOff, isSaving }: { isOff: boolean; isSaving: boolean }) {
  const t = useTranslations('console.shop');
  return (
    <Group justify="flex-end">
      <Button type="submit" disabled={isOff} loading={isSaving}>
        {t('save')}
      </Button>
    </Group>
  );
}
