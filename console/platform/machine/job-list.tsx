import { Button, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { TableCard } from '#console/base/lists/table-card.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { type Job, listJobs, runJob } from '#contract/machine/platform-jobs.ts';
import { useMachineFormats } from './machine-formats.ts';

const everyMs = 5_000;

/** The jobs of the schedule: when they ran, how long they took, and whether they failed. Those that fail come first. */
export function JobList() {
  const t = useTranslations('platform-machine.jobs');
  const { data, error, refetch } = useCall(listJobs, {}, { everyMs: () => everyMs });
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={480} />;
  const failing = (job: Job) => Number(job.failuresInRow > 0);
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <TableCard
        label={t('label')}
        head={
          <>
            <Table.Th>{t('job')}</Table.Th>
            <Table.Th w={110}>{t('every')}</Table.Th>
            <Table.Th w={180}>{t('last')}</Table.Th>
            <Table.Th w={100} ta="right">
              {t('took')}
            </Table.Th>
            <Table.Th w={180}>{t('next')}</Table.Th>
            <Table.Th w={210}>{t('state')}</Table.Th>
            <Table.Th w={120} />
          </>
        }
      >
        {data
          .toSorted((a, b) => failing(b) - failing(a))
          .map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
      </TableCard>
    </Stack>
  );
}

function JobRow({ job }: { job: Job }) {
  const t = useTranslations('platform-machine.jobs');
  const { time } = useFormats();
  const { duration, clock } = useMachineFormats();
  const { done, failed, refused } = useNotices();
  const run = useSend(runJob);
  const isFailing = job.failuresInRow > 0;
  const start = () =>
    void run
      .mutateAsync({ job: job.id })
      .then(
        ({ outcome, failure }) =>
          outcome === 'failed' ? refused(t('outcomes.failed', { failure })) : done(t(`outcomes.${outcome}`)),
        failed,
      );
  return (
    <Table.Tr>
      <Table.Td lang="en">{job.name}</Table.Td>
      <Table.Td>{duration(job.everyMs)}</Table.Td>
      <Table.Td>{job.startedAt ? clock(job.startedAt) : t('never')}</Table.Td>
      <Table.Td ta="right">{job.tookMs !== null && duration(job.tookMs)}</Table.Td>
      <Table.Td>{job.nextAt ? clock(job.nextAt) : t('nowhere')}</Table.Td>
      <Table.Td>
        {isFailing ? (
          <StatusBadge colour="red">{t('failing', { count: job.failuresInRow })}</StatusBadge>
        ) : (
          <StatusBadge colour={job.isRunning ? 'blue' : job.startedAt ? 'teal' : 'gray'}>
            {job.isRunning ? t('running') : job.startedAt ? t('fine') : t('waiting')}
          </StatusBadge>
        )}
        {job.failedAt && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('lastFailure', { failure: job.failure, time: time(job.failedAt) })}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <Button
          size="xs"
          variant="default"
          loading={run.isPending}
          aria-label={t(isFailing ? 'retryOne' : 'runOne', { name: job.name })}
          onClick={start}
        >
          {isFailing ? t('retry') : t('run')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
