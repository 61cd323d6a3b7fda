import { Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { getRanking } from '#contract/search/platform-ranking.ts';
import { RankingForm } from './ranking-form.tsx';

const placingMs = 3_000;

/** In which order searches show what they have found. */
export function RankingPart() {
  const t = useTranslations('platform-products.search.ranking');
  const { data, error, refetch } = useCall(
    getRanking,
    {},
    { everyMs: (now) => (now && !now.placing.isDone ? placingMs : 0) },
  );
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton h={480} />;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <RankingForm saved={data} onReload={async () => (await refetch()).data} />
    </Stack>
  );
}
