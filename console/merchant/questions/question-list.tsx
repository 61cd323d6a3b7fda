import { Button, Group, Pagination, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { listShopQuestions } from '#contract/questions/merchant.ts';
import { QuestionCard } from './question-card.tsx';

const answers = ['all', 'no', 'yes'] as const;

/** What people ask about the shop's products, what it has not answered first. */
export default function QuestionList() {
  const t = useTranslations('console');
  const { page, limit, value, change } = useListAddress();
  const filters = {
    answered: answers.find((one) => one === value('answered')) ?? 'all',
    productId: Number(value('product')) || undefined,
    words: value('words'),
  };
  const { data, error, refetch } = useCall(listShopQuestions, { ...filters, page, limit }, { keepsPrevious: true });
  return (
    <Screen title={t('sections.questions')}>
      <Group>
        <SearchField
          key={filters.words}
          label={t('questions.search')}
          words={filters.words}
          onSearch={(next) => change({ words: next })}
        />
        {filters.productId && (
          <Button
            variant="light"
            rightSection={<X size={16} aria-hidden="true" />}
            onClick={() => change({ product: null })}
          >
            {t('reviews.ofProduct', { name: data?.list[0]?.productName ?? String(filters.productId) })}
          </Button>
        )}
        <SegmentedControl
          aria-label={t('questions.byAnswer')}
          value={filters.answered}
          onChange={(next) => change({ answered: next === 'all' ? null : next })}
          data={answers.map((one) => ({ value: one, label: t(`reviews.answered.${one}`) }))}
        />
      </Group>
      <Stack gap="lg" maw={960}>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={320} />}
        {data?.total === 0 && <Text c="dimmed">{t('questions.none')}</Text>}
        {data?.list.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            onProduct={() => change({ product: question.productId })}
          />
        ))}
        {data && data.total > limit && (
          <Pagination
            total={Math.ceil(data.total / limit)}
            value={page}
            onChange={(next) => change({ page: next })}
            getControlProps={(control) => ({ 'aria-label': t(`list.${control}`) })}
          />
        )}
      </Stack>
    </Screen>
  );
}
