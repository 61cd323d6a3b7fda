import { Badge, Button, Drawer, Group, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { FaceName } from '#contract/content/face.ts';
import { type FaceVersion, listFaceVersions } from '#contract/content/platform-face.ts';

/** How many are shown at first and at most. Help pages are long, and each version has all of them. */
const usualSizes = { first: 20, most: 100 };
const longSizes = { first: 5, most: 20 };

type FaceHistoryProps = {
  name: FaceName;
  /** A version in words. */
  textOf: (version: FaceVersion) => ReactNode;
  isBusy: boolean;
  onRestore: (version: FaceVersion) => void;
  onClose: () => void;
};

/** What was published, newest first. Each earlier version can be published again. */
export function FaceHistory({ name, textOf, isBusy, onRestore, onClose }: FaceHistoryProps) {
  const t = useTranslations('platform-face.history');
  const words = useTranslations('console');
  const { time } = useFormats();
  const { first, most } = name === 'pages' ? longSizes : usualSizes;
  const [limit, setLimit] = useState(first);
  const { data, error, refetch } = useCall(listFaceVersions, { name, limit }, { keepsPrevious: true });
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': words('close') }}
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h={200} />}
      {data?.list.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {data && (
        <Timeline bulletSize={18} lineWidth={2}>
          {data.list.map((version, place) => (
            <Timeline.Item
              key={version.number}
              title={t('version', { number: version.number, who: version.publishedBy || t('nobody') })}
            >
              <Stack gap="xs">
                <Text size="sm" c="dimmed">
                  {time(version.publishedAt)}
                </Text>
                <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                  {textOf(version)}
                </Text>
                <Group>
                  {place === 0 ? (
                    <Badge variant="light" color="teal" c="inherit" tt="none">
                      {t('now')}
                    </Badge>
                  ) : (
                    <Button
                      size="xs"
                      variant="default"
                      loading={isBusy}
                      aria-label={t('restoreOf', { number: version.number })}
                      onClick={() => onRestore(version)}
                    >
                      {t('restore')}
                    </Button>
                  )}
                </Group>
              </Stack>
            </Timeline.Item>
          ))}
        </Timeline>
      )}
      {data && data.total > limit && limit < most && (
        <Button variant="subtle" onClick={() => setLimit(most)}>
          {t('more')}
        </Button>
      )}
    </Drawer>
  );
}
