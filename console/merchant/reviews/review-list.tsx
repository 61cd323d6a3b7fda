import {
  Button,
  Card,
  Group,
  Image,
  Pagination,
  Rating,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { pageSize } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { ANSWER_MAX, answerReview, listShopReviews } from '#contract/reviews/merchant.ts';
import { type ReviewKind, reviewKinds } from '#contract/reviews/shopper.ts';

type Review = OutputOf<typeof listShopReviews>['list'][number];

const answers = ['all', 'no', 'yes'] as const;

export default function ReviewList() {
  const t = useTranslations('console');
  const { page, value, change } = useListAddress();
  const answered = answers.find((one) => one === value('answered')) ?? 'all';
  const type = reviewKinds.find((one) => one === value('type')) ?? 'all';
  const { data, error, refetch } = useCall(
    listShopReviews,
    { answered, type, page, limit: pageSize },
    { keepsPrevious: true },
  );
  return (
    <Screen title={t('sections.reviews')}>
      <Group>
        <SegmentedControl
          aria-label={t('reviews.byAnswer')}
          value={answered}
          onChange={(next) => change({ answered: next === 'all' ? null : next })}
          data={answers.map((one) => ({ value: one, label: t(`reviews.answered.${one}`) }))}
        />
        <Select
          aria-label={t('reviews.byKind')}
          allowDeselect={false}
          value={type}
          onChange={(next) => change({ type: next === 'all' ? null : (next as ReviewKind) })}
          data={reviewKinds.map((one) => ({ value: one, label: t(`reviews.kinds.${one}`) }))}
        />
      </Group>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={320} />}
      {data?.total === 0 && <Text c="dimmed">{t('reviews.none')}</Text>}
      {data?.list.map((review) => (
        <OneReview key={review.id} review={review} />
      ))}
      {data && data.total > pageSize && (
        <Pagination
          total={Math.ceil(data.total / pageSize)}
          value={page}
          onChange={(next) => change({ page: next })}
          getControlProps={(control) => ({ 'aria-label': t(`list.${control}`) })}
        />
      )}
    </Screen>
  );
}

function OneReview({ review }: { review: Review }) {
  const t = useTranslations('console.reviews');
  const { time } = useFormats();
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
        <Text size="sm" c="dimmed">
          {[review.productName, review.sku].filter(Boolean).join(' · ')}
        </Text>
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
        <AnswerForm review={review} onClose={() => setAnswering(false)} />
      ) : (
        <Button variant="default" mt="md" w="fit-content" onClick={() => setAnswering(true)}>
          {review.merchantReplyContent ? t('changeAnswer') : t('answer')}
        </Button>
      )}
    </Card>
  );
}

function AnswerForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useTranslations('console.reviews');
  const { done, failed } = useNotices();
  const send = useSend(answerReview);
  const form = useForm({
    initialValues: { text: review.merchantReplyContent ?? '' },
    validate: { text: (text) => (text.trim() ? null : t('answerMissing')) },
  });
  const submit = form.onSubmit(({ text }) =>
    send.mutateAsync({ id: review.id, text }).then(() => {
      done(t('saved'));
      onClose();
    }, failed),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack mt="md" gap="sm">
        <Textarea
          label={t('answerLabel')}
          rows={3}
          maxLength={ANSWER_MAX}
          data-autofocus
          {...form.getInputProps('text')}
        />
        <Group>
          <Button type="submit" loading={send.isPending}>
            {t('send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
