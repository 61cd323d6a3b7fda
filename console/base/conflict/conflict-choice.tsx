import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { LastSaved } from '#contract/core/last-saved.ts';

type ConflictChoiceProps = {
  saved: LastSaved;
  /** Whether both have written the same; otherwise the children say what differs. */
  isSame: boolean;
  children: ReactNode;
  isSaving?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** A colleague saved in between: who, when and what, and which of both is to stay. */
export function ConflictChoice({ saved, isSame, children, isSaving, onTakeTheirs, onKeepMine }: ConflictChoiceProps) {
  const t = useTranslations('console.conflict');
  const { time } = useFormats();
  const name = useColleague(saved);
  const when = saved.savedAt ? { known: 'yes', time: time(saved.savedAt) } : { known: 'no', time: '' };
  return (
    <Stack>
      <Text size="sm" role="alert">
        {t(isSame ? 'same' : 'text', { name, ...when })}
      </Text>
      {!isSame && children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button loading={isSaving ?? false} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Who saved it: their name, or "A colleague" when it is no longer known. */
export function useColleague({ savedBy }: Pick<LastSaved, 'savedBy'>): string {
  const t = useTranslations('console.conflict');
  return savedBy || t('someone');
}
