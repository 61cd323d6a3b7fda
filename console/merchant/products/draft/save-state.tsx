import { Anchor, Group, Loader, Text } from '@mantine/core';
import { CloudAlert, CloudCheck, PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#console/base/failure-text.ts';
import type { SaveState } from './autosave.ts';

type SaveStateProps = {
  state: SaveState;
  /** Whether there is anything that could be saved. */
  isUnchanged: boolean;
  error: unknown;
  onRetry: () => void;
  onCompare: () => void;
};

/** Whether what is on screen is saved. */
export function SaveStateText({ state, isUnchanged, error, onRetry, onCompare }: SaveStateProps) {
  const t = useTranslations('console.products.saving');
  const textOf = useFailureText();
  return (
    <Group gap={6} role="status" wrap="nowrap">
      {state === 'saved' && !isUnchanged && <CloudCheck size={18} aria-hidden="true" />}
      {state === 'waiting' && <PencilLine size={18} aria-hidden="true" />}
      {state === 'saving' && <Loader size={16} aria-hidden="true" />}
      {(state === 'failed' || state === 'conflict') && (
        <CloudAlert size={18} aria-hidden="true" color="var(--mantine-color-error)" />
      )}
      <Text size="sm" c={state === 'failed' || state === 'conflict' ? 'var(--mantine-color-error)' : 'dimmed'}>
        {state === 'failed'
          ? t('failed', { reason: textOf(error) })
          : t(state === 'saved' && isUnchanged ? 'unchanged' : state)}
      </Text>
      {state === 'failed' && (
        <Anchor component="button" type="button" size="sm" onClick={onRetry}>
          {t('retry')}
        </Anchor>
      )}
      {state === 'conflict' && (
        <Anchor component="button" type="button" size="sm" onClick={onCompare}>
          {t('compare')}
        </Anchor>
      )}
    </Group>
  );
}
