import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#console/base/dialog.tsx';
import type { ProductContent } from '#contract/catalogue/product-content.ts';
import type { Autosave } from './autosave.ts';
import type { DraftBasis } from './draft-basis.ts';

/** Marks a move to another address of what is being edited. */
export const staysInEditor = { staysInEditor: true };

/** Saves before another screen opens, and asks only when that fails. */
export function LeaveGuard({ autosave }: { autosave: Autosave<ProductContent, DraftBasis> }) {
  const t = useTranslations('console.products.leave');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state?.staysInEditor !== true &&
      autosave.snapshot().state !== 'saved',
  );
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state === 'blocked') void autosave.saveNow().then((isSaved) => isSaved && proceed?.());
  }, [state, proceed, autosave]);
  if (blocker.state !== 'blocked') return null;
  const { state: saving } = autosave.snapshot();
  if (saving === 'saving' || saving === 'waiting') return null;
  return (
    <Dialog title={t('title')} onClose={() => blocker.reset()}>
      <Stack>
        <Text size="sm">{t('text')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => blocker.proceed()}>
            {t('leave')}
          </Button>
          <Button data-autofocus onClick={() => blocker.reset()}>
            {t('stay')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
