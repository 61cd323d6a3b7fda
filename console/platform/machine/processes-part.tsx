import { Alert, SimpleGrid, Skeleton, Stack, Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getMachineOverview, type MachineOverview } from '#contract/machine/platform.ts';
import { CachePart } from './cache-part.tsx';
import { useMachineFormats } from './machine-formats.ts';

const everyMs = 5_000;

/** The processes of the mall, whether they are well, their cache, and versions. */
export function ProcessesPart() {
  const t = useTranslations('platform-machine.processes');
  const { data, error, refetch } = useCall(getMachineOverview, {}, { everyMs: () => everyMs });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={480} />;
  return (
    <Stack gap="lg">
      {!data.health.isReady && <Alert color="red" title={t('notReady')} />}
      <Part title={t('title')}>
        <ProcessTable processes={data.processes} />
      </Part>
      <SimpleGrid cols={2} spacing="lg">
        <Health health={data.health} />
        <CachePart processes={data.processes} />
        <Versions versions={data.versions} />
      </SimpleGrid>
    </Stack>
  );
}

function ProcessTable({ processes }: Pick<MachineOverview, 'processes'>) {
  const t = useTranslations('platform-machine.processes');
  const { time } = useFormats();
  const { bytes, duration } = useMachineFormats();
  return (
    <Table verticalSpacing="xs" aria-label={t('title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('process')}</Table.Th>
          <Table.Th>{t('version')}</Table.Th>
          <Table.Th>{t('started')}</Table.Th>
          <Table.Th ta="right">{t('memory')}</Table.Th>
          <Table.Th ta="right">{t('heap')}</Table.Th>
          <Table.Th ta="right">{t('delay')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {processes.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Td>{t('name', { host: one.host, pid: String(one.pid) })}</Table.Td>
            <Table.Td>{one.version}</Table.Td>
            <Table.Td>{time(one.startedAt)}</Table.Td>
            <Table.Td ta="right">{bytes(one.memoryBytes)}</Table.Td>
            <Table.Td ta="right">{bytes(one.heapBytes)}</Table.Td>
            <Table.Td ta="right">{duration(one.loopDelayMs)}</Table.Td>
          </Table.Tr>
        ))}
        {processes.length === 0 && (
          <Table.Tr>
            <Table.Td colSpan={6}>{t('none')}</Table.Td>
          </Table.Tr>
        )}
      </Table.Tbody>
    </Table>
  );
}

function Health({ health }: Pick<MachineOverview, 'health'>) {
  const t = useTranslations('platform-machine.health');
  const { count, ago } = useFormats();
  return (
    <Part
      title={t('title')}
      aside={
        <StatusBadge colour={health.isReady ? 'teal' : 'red'}>
          {health.isReady ? t('ready') : t('notReady')}
        </StatusBadge>
      }
    >
      <FactRows
        facts={[
          { name: t('events'), value: count(health.eventsWaiting) },
          { name: t('eventsFailing'), value: count(health.eventsFailing) },
          { name: t('oldestEvent'), value: health.oldestEventAt && ago(health.oldestEventAt) },
          {
            name: t('messages'),
            value: t('waitingAndFailed', { waiting: health.messagesWaiting, failed: health.messagesFailed }),
          },
          {
            name: t('deliveries'),
            value: t('waitingAndFailed', { waiting: health.deliveriesWaiting, failed: health.deliveriesFailed }),
          },
        ]}
      />
    </Part>
  );
}

function Versions({ versions }: Pick<MachineOverview, 'versions'>) {
  const t = useTranslations('platform-machine.versions');
  const { time, count } = useFormats();
  return (
    <Part title={t('title')}>
      <FactRows
        facts={[
          { name: t('mall'), value: versions.mall },
          { name: t('node'), value: versions.node },
          { name: t('postgres'), value: versions.postgres },
          { name: t('migrations'), value: count(versions.migrations) },
          { name: t('newestMigration'), value: versions.migratedAt && time(versions.migratedAt) },
        ]}
      />
    </Part>
  );
}
