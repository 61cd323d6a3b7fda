import { Badge, Button, Drawer, Group, Skeleton, Stack, Text, Timeline } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CallFailure } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';

/** What was published once. */
export type PublishedVersion = { number: number; value: unknown; publishedBy: string; publishedAt: string };

/** What can be done with what was published. */
export type VersionActs<Version> = {
  /** A version in words. */
  textOf: (version: Version) => ReactNode;
  isBusy: boolean;
  onRestore: (version: Version) => void;
  onClose: () => void;
};

type VersionDrawerProps<Version> = VersionActs<Version> & {
  query: {
    data: { list: Version[]; total: number } | undefined;
    error: CallFailure | null;
    refetch: () => unknown;
  };
  limit: number;
  /** Shows more of them; null when no more are shown. */
  onMore: (() => void) | null;
};

/** What was published, newest first. Each earlier version can be published again. */
export function VersionDrawer<Version extends PublishedVersion>({
  textOf,
  isBusy,
  onRestore,
  onClose,
  query: { data, error, refetch },
  limit,
  onMore,
}: VersionDrawerProps<Version>) {
  const t = useTranslations('platform-face.history');
  const words = useTranslations('console');
  const { time } = useFormats();
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
      {data && data.total > limit && onMore && (
        <Button variant="subtle" onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </Drawer>
  );
}
