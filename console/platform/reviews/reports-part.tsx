import { Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { Reported } from './reported-review.tsx';

/** Who has reported something, and why. */
export function ReportsPart({ reports, count }: { reports: Reported['reports']; count: number }) {
  const t = useTranslations('platform-people.reviews');
  const words = useTranslations('console.reviews');
  const { time } = useFormats();
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('reports', { count: count })}
      </Title>
      {reports.map(({ by, reason, note, createTime }) => (
        <div key={`${by}${createTime}${note}`}>
          <Text size="sm">
            <b>{t(`by.${by}`)}</b> · {words(`reportReasons.${reason}`)}
          </Text>
          {note && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {note}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {time(createTime)}
          </Text>
        </div>
      ))}
      {count > reports.length && (
        <Text size="sm" c="dimmed">
          {t('moreReports', { count: count - reports.length })}
        </Text>
      )}
    </Stack>
  );
}
