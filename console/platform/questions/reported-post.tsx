import { Anchor, Button, Card, Divider, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { ReportsPart } from '#console/platform/reviews/reports-part.tsx';
import type { ReportedPost as Reported } from '#contract/questions/platform.ts';
import { VerdictDialog } from './verdict-dialog.tsx';

/** A question or an answer with its product, why it was reported, and the verdict. */
export function ReportedPost({ post }: { post: Reported }) {
  const t = useTranslations('platform-people.questions');
  const reviews = useTranslations('platform-people.reviews');
  const words = useTranslations('console.reviews');
  const { time } = useFormats();
  const [verdict, setVerdict] = useState<'hide' | 'keep' | null>(null);
  return (
    <Card withBorder p="lg" bg="var(--console-card)" component="article" aria-label={post.text}>
      <SimpleGrid cols={2} spacing="xl">
        <Stack gap="xs">
          <Group gap="sm">
            <StatusBadge colour="blue">{t(`kind.${post.kind}`)}</StatusBadge>
            <Text fw={600}>{post.isShop ? t('byShop') : post.nickname}</Text>
            <Text size="sm" c="dimmed">
              {time(post.createTime)}
            </Text>
            {post.isHidden && <StatusBadge colour="gray">{words('hidden')}</StatusBadge>}
          </Group>
          <Group gap={6}>
            <Anchor href={`/goods_detail/${post.productId}#questions`} target="_blank" rel="noreferrer" size="sm">
              {post.productName}
            </Anchor>
            <Text size="sm" c="dimmed">
              {post.shopName}
            </Text>
          </Group>
          {post.question !== null && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {t('about', { text: post.question })}
            </Text>
          )}
          <Text style={{ overflowWrap: 'anywhere' }}>{post.text}</Text>
        </Stack>
        <ReportsPart reports={post.reports} count={post.reportCount} />
      </SimpleGrid>
      <Divider my="md" />
      <Group justify="flex-end">
        <Button variant="default" leftSection={<Eye size={16} aria-hidden="true" />} onClick={() => setVerdict('keep')}>
          {reviews('keep')}
        </Button>
        <Button leftSection={<EyeOff size={16} aria-hidden="true" />} onClick={() => setVerdict('hide')}>
          {reviews('hide')}
        </Button>
      </Group>
      {verdict && <VerdictDialog post={post} verdict={verdict} onClose={() => setVerdict(null)} />}
    </Card>
  );
}
