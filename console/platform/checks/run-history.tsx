import { Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Part } from '#console/base/part.tsx';
import { useMachineFormats } from '#console/platform/machine/machine-formats.ts';
import type { CheckRun } from '#contract/machine/platform-checks.ts';

/** The last runs, whoever asked for them. */
export function RunHistory({ runs }: { runs: readonly CheckRun[] }) {
  const t = useTranslations('platform-machine.checks');
  const { exactTime, duration } = useMachineFormats();
  const tookMs = ({ startedAt, endedAt }: CheckRun) =>
    startedAt && endedAt ? Date.parse(endedAt) - Date.parse(startedAt) : 0;
  const outcome = ({ redCount, unfinishedCount }: CheckRun) =>
    [
      redCount > 0 && t('runRed', { count: redCount }),
      unfinishedCount > 0 && t('runUnfinished', { count: unfinishedCount }),
    ]
      .filter(Boolean)
      .join(' · ') || t('runGreen');
  return (
    <Part title={t('runs')}>
      {runs.length === 0 ? (
        <Text c="dimmed">{t('noRuns')}</Text>
      ) : (
        <Table verticalSpacing="xs" aria-label={t('runs')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('runAt')}</Table.Th>
              <Table.Th>{t('runBy')}</Table.Th>
              <Table.Th>{t('runOf')}</Table.Th>
              <Table.Th>{t('result')}</Table.Th>
              <Table.Th ta="right">{t('took')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {runs.map((run) => (
              <Table.Tr key={run.id}>
                <Table.Td>{exactTime(run.startedAt ?? run.askedAt)}</Table.Td>
                <Table.Td>{run.askedBy ?? t('bySchedule')}</Table.Td>
                <Table.Td>{t('promises', { count: run.total })}</Table.Td>
                <Table.Td>{outcome(run)}</Table.Td>
                <Table.Td ta="right">{duration(tookMs(run))}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}
