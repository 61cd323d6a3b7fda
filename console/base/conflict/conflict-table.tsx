import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LastSaved } from '#contract/core/last-saved.ts';
import type { ChangedBy } from './changed-fields.ts';
import { useColleague } from './conflict-choice.tsx';

export type ConflictRow = { key: string; label: string; theirs: ReactNode; mine: ReactNode; by: ChangedBy };

/** The fields that differ: what the colleague saved beside what was typed here. */
export function ConflictTable({ saved, rows }: { saved: LastSaved; rows: readonly ConflictRow[] }) {
  const t = useTranslations('console.conflict');
  const name = useColleague(saved);
  return (
    <Table aria-label={t('title')} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('part')}</Table.Th>
          <Table.Th>{name}</Table.Th>
          <Table.Th>{t('mine')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.key}>
            <Table.Th scope="row">
              {row.label}
              <Text size="xs" fw={400}>
                {t(`by.${row.by}`, { name })}
              </Text>
            </Table.Th>
            <Table.Td style={written}>{row.theirs || '–'}</Table.Td>
            <Table.Td style={written}>{row.mine || '–'}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', verticalAlign: 'top' } as const;
