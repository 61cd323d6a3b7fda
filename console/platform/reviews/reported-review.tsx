import { Anchor, Button, Card, Divider, Group, Rating, SimpleGrid, Stack, Text } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Proofs } from '#console/base/orders/proofs.tsx';
import { StatusBadge } from '#console/base/status-badge.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { listReportedReviews } from '#contract/reviews/platform.ts';
import { ReportsPart } from './reports-part.tsx';
import { VerdictDialog } from './verdict-dialog.tsx';

export type Reported = OutputOf<typeof listReportedReviews>['list'][number];

/** A review with its pictures and product, why it was reported, and the verdict. */
export function ReportedReview({ review }: { review: Reported }) {
  const t = useTranslations('platform-people.reviews');
  const words = useTranslations('console.reviews');
  const { time } = useFormats();
  const [verdict, setVerdict] = useState<'hide' | 'keep' | null>(null);
  return (
    <Card withBorder p="lg" bg="var(--console-card)" component="article" aria-label={review.productName}>
      <SimpleGrid cols={2} spacing="xl">
        <Stack gap="xs">
          <Group gap="sm">
            <Rating role="img" value={review.star} readOnly aria-label={words('stars', { count: review.star })} />
            <Text fw={600}>{review.nickname}</Text>
            <Text size="sm" c="dimmed">
              {time(review.createTime)}
            </Text>
            {review.isHidden && <StatusBadge colour="gray">{words('hidden')}</StatusBadge>}
          </Group>
          <Group gap={6}>
            <Anchor href={`/goods_detail/${review.productId}`} target="_blank" rel="noreferrer" size="sm">
              {review.productName}
            </Anchor>
            <Text size="sm" c="dimmed">
              {[review.sku, review.shopName].filter(Boolean).join(' · ')}
            </Text>
          </Group>
          <Text style={{ overflowWrap: 'anywhere' }}>{review.comment}</Text>
          <Proofs pictures={review.pics} />
          {review.followUp && <Text size="sm">{words('followUp', { text: review.followUp.comment })}</Text>}
          {review.merchantReplyContent && (
            <Text p="sm" bg="var(--mantine-color-body)" style={{ borderRadius: 8 }}>
              {t('shopAnswered', { text: review.merchantReplyContent })}
            </Text>
          )}
        </Stack>
        <ReportsPart reports={review.reports} count={review.reportCount} />
      </SimpleGrid>
      <Divider my="md" />
      <Group justify="flex-end">
        <Button variant="default" leftSection={<Eye size={16} aria-hidden="true" />} onClick={() => setVerdict('keep')}>
          {t('keep')}
        </Button>
        <Button leftSection={<EyeOff size={16} aria-hidden="true" />} onClick={() => setVerdict('hide')}>
          {t('hide')}
        </Button>
      </Group>
      {verdict && <VerdictDialog review={review} verdict={verdict} onClose={() => setVerdict(null)} />}
    </Card>
  );
}
