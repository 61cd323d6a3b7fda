import { Progress, Skeleton, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getScores } from '#contract/reviews/merchant.ts';

const starsMax = 5;

/** How the shop's score has developed: a bar, the average and the number of reviews of each month. */
export function ScorePart() {
  const t = useTranslations('console.reviews');
  const { count, month, score } = useFormats();
  const { data, error, refetch } = useCall(getScores, {});
  return (
    <Part title={t('scores')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={320} />}
      {data?.every((each) => each.count === 0) && <Text c="dimmed">{t('noScores')}</Text>}
      {data?.some((each) => each.count > 0) && (
        <Table aria-label={t('scores')} horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('month')}</Table.Th>
              <Table.Th w="45%">{t('average')}</Table.Th>
              <Table.Th ta="right">{t('count')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.toReversed().map((each) => (
              <Table.Tr key={each.month}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{month(each.month)}</Table.Td>
                <Table.Td>
                  {each.average === null ? (
                    <Text size="sm" c="dimmed">
                      {t('noAverage')}
                    </Text>
                  ) : (
                    <>
                      <Text size="sm">{score(each.average)}</Text>
                      <Progress value={(each.average / starsMax) * 100} aria-hidden="true" />
                    </>
                  )}
                </Table.Td>
                <Table.Td ta="right">{count(each.count)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}
