import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { LastSaved } from '#contract/core/last-saved.ts';
import { changedFields, type Fields } from './changed-fields.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { ConflictTable } from './conflict-table.tsx';

type ConflictAlertProps = {
  saved: LastSaved;
  /** What stood in the form when it was opened, what stands there now, and what the colleague saved. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
  /** The name of a field, by the version of the colleague. */
  labelOf: (field: string, theirs: Fields) => string;
  textOf: (field: string, fields: Fields) => ReactNode;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** In a form whose save was refused because a colleague saved first. What was typed stays until one decides. */
export function ConflictAlert({ base, mine, theirs, labelOf, textOf, ...choice }: ConflictAlertProps) {
  const t = useTranslations('console.conflict');
  const alert = useRef<HTMLDivElement>(null);
  // It appears at the end of the form, which may be longer than the screen.
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const rows = changedFields(base, mine, theirs).map(({ field, by }) => ({
    key: field,
    label: labelOf(field, theirs),
    by,
    theirs: textOf(field, theirs),
    mine: textOf(field, mine),
  }));
  return (
    <Alert
      ref={alert}
      color="orange"
      variant="outline"
      role="group"
      title={t('title')}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <ConflictChoice {...choice} isSame={rows.length === 0}>
        <ConflictTable saved={choice.saved} rows={rows} />
      </ConflictChoice>
    </Alert>
  );
}
