import { Card, Center, Group, Pagination, Skeleton, Stack, Text } from '@mantine/core';
import { Inbox } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listReportedPosts } from '#contract/questions/platform.ts';
import { ReportedPost } from './reported-post.tsx';

/** Questions and answers that someone has reported, the longest waiting first. */
export function ReportedPosts() {
  const t = useTranslations('platform-people.questions');
  const words = useTranslations('console.list');
  const sections = useTranslations('platform.sections');
  const { page, limit, change } = useListAddress();
  const { data, error, refetch } = useCall(listReportedPosts, { page, limit }, { keepsPrevious: true });
  const pages = Math.ceil((data?.total ?? 0) / limit);
  return (
    <Screen title={sections('questions')} text={t('text')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={320} />}
      {data && data.list.length === 0 && (
        <Card withBorder bg="var(--console-card)">
          <Center p={48}>
            <Stack align="center" gap="xs">
              <Inbox size={40} aria-hidden="true" />
              <Text c="dimmed">{t('none')}</Text>
            </Stack>
          </Center>
        </Card>
      )}
      <Stack>
        {data?.list.map((post) => (
          <ReportedPost key={`${post.kind}${post.id}`} post={post} />
        ))}
      </Stack>
      {pages > 1 && (
        <Group justify="flex-end">
          <Pagination
            total={pages}
            value={page}
            onChange={(next) => change({ page: next })}
            getControlProps={(control) => ({ 'aria-label': words(control) })}
          />
        </Group>
      )}
    </Screen>
  );
}
