import { Drawer, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { MovementPart } from '#console/base/movement/movement-part.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { explainEntry } from '#contract/payouts/merchant.ts';
import { AboutEntry } from './about-entry.tsx';
import { LineEntries } from './line-entries.tsx';
import { Statement } from './statement.tsx';

/** Explains one amount, beside the list: by which rule, from where to where, out of which price, and what else was booked. */
export function ExplainDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations();
  const { data, error, refetch } = useCall(explainEntry, { id });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={680}
      title={t('finance.explain.title')}
      closeButtonProps={{ 'aria-label': t('console.close') }}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={420} />}
      {data && <Explanation {...data} />}
    </Drawer>
  );
}

function Explanation({ entry, movement, line }: OutputOf<typeof explainEntry>) {
  const t = useTranslations('finance');
  const { signedMoney, time } = useFormats();
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Text fz={28} fw={700} className="figures">
          {signedMoney(entry.amount)}
        </Text>
        <Text size="sm" c="dimmed">
          {[t(`rules.${entry.rule}`), t(`accounts.${entry.account}`), time(entry.at)].join(' · ')}
        </Text>
        <Text>{t(`why.${entry.rule}`)}</Text>
        {entry.reason && <Text>{t('explain.reason', { reason: entry.reason })}</Text>}
        <AboutEntry entry={entry} />
      </Stack>
      <Section title={t('explain.movement')}>
        <MovementPart movement={movement} />
      </Section>
      {line && (
        <>
          <Section title={t('statement.title')}>
            <Statement sold={line.sold} refunded={line.refunded} />
          </Section>
          <Section title={t('explain.line')} text={t('explain.lineText')}>
            <LineEntries entries={line.entries} current={entry.id} />
          </Section>
        </>
      )}
    </Stack>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      {children}
    </Stack>
  );
}
