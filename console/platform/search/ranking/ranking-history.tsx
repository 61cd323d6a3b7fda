import { Badge, Button, Drawer, Group, List, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listRankingVersions } from '#contract/search/platform-ranking.ts';
import type { RankingWeights } from '#contract/search/ranking.ts';
import { useWeightWords, weightNames } from './ranking-words.ts';

const limitMax = 100;

type RankingHistoryProps = { onUse: (weights: RankingWeights) => void; onClose: () => void };

/** What was saved, newest first. An earlier version is put into the form, where it can be tried out before it is saved. */
export function RankingHistory({ onUse, onClose }: RankingHistoryProps) {
  const t = useTranslations('platform-products.search.ranking');
  const words = useTranslations('console');
  const { labelOf, textOf } = useWeightWords();
  const { time } = useFormats();
  const [limit, setLimit] = useState(20);
  const { data, error, refetch } = useCall(listRankingVersions, { limit }, { keepsPrevious: true });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('history.title')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={200} />}
      {data?.list.length === 0 && <Text c="dimmed">{t('history.none')}</Text>}
      {data && (
        <Timeline bulletSize={18} lineWidth={2}>
          {data.list.map(({ version, weights, savedBy, savedAt }, place) => (
            <Timeline.Item key={version} title={t('history.version', { version, who: savedBy || t('nobody') })}>
              <Stack gap="xs">
                <Text size="sm" c="dimmed">
                  {savedAt && time(savedAt)}
                </Text>
                <List size="sm">
                  {weightNames.map((name) => (
                    <List.Item key={name}>
                      {labelOf(name)}: {textOf(name, weights[name])}
                    </List.Item>
                  ))}
                </List>
                <Group>
                  {place === 0 ? (
                    <Badge variant="light" color="teal" c="inherit" tt="none">
                      {t('history.now')}
                    </Badge>
                  ) : (
                    <Button size="xs" variant="default" onClick={() => onUse(weights)}>
                      {t('history.use', { version })}
                    </Button>
                  )}
                </Group>
              </Stack>
            </Timeline.Item>
          ))}
        </Timeline>
      )}
      {data && data.total > limit && limit < limitMax && (
        <Button variant="subtle" onClick={() => setLimit(limitMax)}>
          {t('history.more')}
        </Button>
      )}
    </Drawer>
  );
}
