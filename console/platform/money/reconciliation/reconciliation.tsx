import { Alert, Button, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { MoneyMessages } from '#console/platform/money/money-messages.tsx';
import {
  listReconciliations,
  type Reconciliation,
  reconciledDays,
  reconcileNow,
} from '#contract/payments/platform-reconciliation.ts';
import { DifferenceList } from './difference-list.tsx';
import { RefusedRefunds } from './refused-refunds.tsx';

export default function ReconciliationSection() {
  return (
    <MoneyMessages>
      <ReconciliationScreen />
    </MoneyMessages>
  );
}

/** The provider's book against ours: when it was compared, and what to do about each difference. */
function ReconciliationScreen() {
  const t = useTranslations('platform-money.reconciliation');
  const sections = useTranslations('platform.sections');
  const { data, error, refetch } = useCall(listReconciliations, {});
  return (
    <Screen title={sections('reconciliation')} text={t('text')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={200} />}
      {data?.length === 0 && <Text c="dimmed">{t('noProvider')}</Text>}
      {data && data.length > 0 && (
        <SimpleGrid cols={2} spacing="lg">
          {data.map((run) => (
            <Run key={run.provider} run={run} />
          ))}
        </SimpleGrid>
      )}
      <DifferenceList />
      <RefusedRefunds />
    </Screen>
  );
}

function Run({ run }: { run: Reconciliation }) {
  const t = useTranslations('platform-money.reconciliation');
  const { time, count } = useFormats();
  const { done, failed } = useNotices();
  const send = useSend(reconcileNow);
  const { provider, startedAt, startedBy, compared, open, failure, isRunning } = run;
  const compare = () =>
    void send
      .mutateAsync({ provider })
      .then((answer) => done(t('done', { compared: answer.compared, open: answer.open })), failed);
  return (
    <Part
      title={t(`providers.${provider}`)}
      aside={
        <Button
          size="xs"
          leftSection={<RefreshCw size={14} aria-hidden="true" />}
          loading={send.isPending}
          disabled={isRunning}
          onClick={compare}
        >
          {t(isRunning ? 'running' : 'run')}
        </Button>
      }
    >
      <Stack gap="sm">
        {failure && <Alert color="orange">{t(`failures.${failure}`)}</Alert>}
        <FactRows
          facts={[
            { name: t('last'), value: startedAt ? time(startedAt) : t('never') },
            { name: t('by'), value: startedAt && (startedBy || t('schedule')) },
            { name: t('compared'), value: startedAt && count(compared) },
            { name: t('open'), value: count(open) },
          ]}
        />
        <Text size="xs" c="dimmed">
          {t('span', { days: reconciledDays })}
        </Text>
      </Stack>
    </Part>
  );
}
