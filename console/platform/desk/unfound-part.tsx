import { Anchor, Skeleton, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listUnfound, unfoundDays } from '#contract/search/platform.ts';

const shown = 5;

/** What most people looked for and did not find, and the way to help them. */
export function UnfoundPart() {
  const t = useTranslations('platform-desk.unfound');
  const { count, date } = useFormats();
  const { data, error, refetch } = useCall(listUnfound, { limit: shown });
  return (
    <Part
      title={t('title')}
      aside={
        <Anchor component={Link} to="/platform/search?tab=unfound" size="sm">
          {t('all')}
        </Anchor>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={160} />}
      {data?.total === 0 && <Text c="dimmed">{t('none', { days: unfoundDays })}</Text>}
      {data && data.total > 0 && (
        <Table aria-label={t('title')} className="figures">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('words')}</Table.Th>
              <Table.Th ta="right">{t('times')}</Table.Th>
              <Table.Th ta="right">{t('last')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.list.map(({ words, times, lastDay }) => (
              <Table.Tr key={words}>
                <Table.Td>{words}</Table.Td>
                <Table.Td ta="right">{count(times)}</Table.Td>
                <Table.Td ta="right">{date(lastDay)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}
