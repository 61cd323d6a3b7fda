import { Anchor, Badge, Button, Card, Group, Image, Rating, Text } from '@mantine/core';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import {
  ANSWER_MAX,
  answerReview,
  type listShopReviews,
  reportShopReview,
  withdrawReport,
} from '#contract/reviews/merchant.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReportDialog } from './report-dialog.tsx';

type Review = OutputOf<typeof listShopReviews>['list'][number];

/** A review, what the shop has answered, and whether it was reported. */
export function ReviewCard({ review, onProduct }: { review: Review; onProduct: () => void }) {
  const t = useTranslations('console.reviews');
  const { time } = useFormats();
  const answer = useSend(answerReview);
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card withBorder p="lg" bg="var(--console-card)" component="article" aria-label={review.productName}>
      <Group justify="space-between">
        <Group gap="sm">
          <Rating role="img" value={review.star} readOnly aria-label={t('stars', { count: review.star })} />
          <Text fw={600}>{review.nickname}</Text>
          <Text size="sm" c="dimmed">
            {time(review.createTime)}
          </Text>
        </Group>
        <Group gap={4}>
          <Anchor component="button" type="button" size="sm" title={t('sameProduct')} onClick={onProduct}>
            {review.productName}
          </Anchor>
          {review.sku && (
            <Text size="sm" c="dimmed">
              · {review.sku}
            </Text>
          )}
        </Group>
      </Group>
      <Text mt="sm">{review.comment}</Text>
      {review.pics.length > 0 && (
        <Group gap="xs" mt="sm">
          {review.pics.map(({ url }) => (
            <Image key={url} src={`${url}/160`} w={72} h={72} radius="sm" alt="" />
          ))}
        </Group>
      )}
      {review.followUp && (
        <Text mt="sm" size="sm">
          {t('followUp', { text: review.followUp.comment })}
        </Text>
      )}
      {review.merchantReplyContent && !isAnswering && (
        <Text mt="sm" p="sm" bg="var(--mantine-color-body)" style={{ borderRadius: 8 }}>
          {t('yourAnswer', { text: review.merchantReplyContent })}
        </Text>
      )}
      {isAnswering ? (
        <AnswerForm
          present={review.merchantReplyContent}
          max={ANSWER_MAX}
          isSending={answer.isPending}
          send={(text, replaces) => answer.mutateAsync({ id: review.id, text, replaces })}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <Group mt="md">
          <Button variant="default" onClick={() => setAnswering(true)}>
            {review.merchantReplyContent ? t('changeAnswer') : t('answer')}
          </Button>
          <ReportState review={review} />
        </Group>
      )}
    </Card>
  );
}

/** Reports the review, or says what became of the report. */
function ReportState({ review: { id, report, isHidden } }: { review: Review }) {
  const t = useTranslations('console.reviews');
  const { done, failed } = useNotices();
  const withdraw = useSend(withdrawReport);
  const send = useSend(reportShopReview);
  const [isReporting, setReporting] = useState(false);
  if (report)
    return (
      <>
        <Badge variant="light" color={report.state === 'open' ? 'orange' : 'gray'} c="inherit" tt="none">
          {t(`reportStates.${report.state}`, { reason: t(`reportReasons.${report.reason}`) })}
        </Badge>
        {report.state === 'open' && (
          <Button
            variant="subtle"
            loading={withdraw.isPending}
            onClick={() => void withdraw.mutateAsync({ id }).then(() => done(t('reportWithdrawn')), failed)}
          >
            {t('withdrawReport')}
          </Button>
        )}
      </>
    );
  if (isHidden)
    return (
      <Badge variant="light" color="gray" c="inherit" tt="none">
        {t('hidden')}
      </Badge>
    );
  return (
    <>
      <Button variant="subtle" leftSection={<Flag size={16} aria-hidden="true" />} onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {isReporting && (
        <ReportDialog
          title={t('reportTitle')}
          text={t('reportText')}
          isSending={send.isPending}
          send={(report) => send.mutateAsync({ id, ...report })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
