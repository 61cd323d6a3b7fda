import { Button, Center, Stack, Text } from '@mantine/core';
import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from './call-mall.ts';
import { useFailureText } from './failure-text.ts';

/** In place of what could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: CallFailure; onRetry: () => unknown }) {
  const t = useTranslations('console');
  const textOf = useFailureText();
  return (
    <Center role="alert" p="xl">
      <Stack align="center" gap="sm">
        <CloudOff size={40} aria-hidden="true" />
        <Text>{textOf(error)}</Text>
        <Button variant="default" onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      </Stack>
    </Center>
  );
}
