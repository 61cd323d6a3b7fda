import {
  Button,
  Checkbox,
  Grid,
  Group,
  NativeSelect,
  Pagination,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { ExportButton } from '#console/base/csv/export-button.tsx';
import { pageSizes, useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { ListBar } from '#console/base/views/list-bar.tsx';
import { useOpening } from '#console/base/views/use-opening.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { listShopReviews } from '#contract/reviews/merchant.ts';
import { ReviewCard } from './review-card.tsx';
import { ScorePart } from './score-part.tsx';

type Review = OutputOf<typeof listShopReviews>['list'][number];

const answers = ['all', 'no', 'yes'] as const;
const stars = ['5', '4', '3', '2', '1'] as const;

export default function ReviewList() {
  const t = useTranslations('console');
  const { page, limit, rememberedSize, value, change, resize } = useListAddress();
  const shopId = useShopId();
  useOpening('reviews', { size: rememberedSize });
  const filters = {
    answered: answers.find((one) => one === value('answered')) ?? 'all',
    stars: stars.find((one) => one === value('stars')) ?? ('' as const),
    withPictures: value('pictures') === 'yes' ? ('yes' as const) : ('all' as const),
    reported: value('reported') === 'yes' ? ('yes' as const) : ('all' as const),
    productId: Number(value('product')) || undefined,
    words: value('words'),
  };
  const { data, error, refetch } = useCall(listShopReviews, { ...filters, page, limit }, { keepsPrevious: true });
  return (
    <Screen title={t('sections.reviews')}>
      <Group>
        <SearchField
          key={filters.words}
          label={t('reviews.search')}
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
          aria-label={t('reviews.byAnswer')}
          value={filters.answered}
          onChange={(next) => change({ answered: next === 'all' ? null : next })}
          data={answers.map((one) => ({ value: one, label: t(`reviews.answered.${one}`) }))}
        />
        <Select
          w={150}
          aria-label={t('reviews.byStars')}
          allowDeselect={false}
          value={filters.stars}
          onChange={(next) => change({ stars: next || null })}
          data={[
            { value: '', label: t('reviews.allStars') },
            ...stars.map((one) => ({ value: one, label: t('reviews.stars', { count: Number(one) }) })),
          ]}
        />
        <Checkbox
          label={t('reviews.withPictures')}
          checked={filters.withPictures === 'yes'}
          onChange={({ currentTarget: { checked } }) => change({ pictures: checked ? 'yes' : null })}
        />
        <Checkbox
          label={t('reviews.reported')}
          checked={filters.reported === 'yes'}
          onChange={({ currentTarget: { checked } }) => change({ reported: checked ? 'yes' : null })}
        />
      </Group>
      <Grid>
        <Grid.Col span={8}>
          <Stack gap="lg">
            <ListBar list="reviews">
              {data && data.total > 0 && (
                <ExportButton<Review>
                  name="reviews"
                  idOf={({ id }) => id}
                  read={(paging) => callMall(listShopReviews, { ...filters, ...paging }, shopId)}
                  columns={[
                    [t('products.product'), ({ productName }) => productName],
                    [t('csv.variant'), ({ sku }) => sku],
                    [t('csv.createdAt'), ({ createTime }) => createTime],
                    [t('csv.stars'), ({ star }) => star],
                    [t('refunds.buyer'), ({ nickname }) => nickname],
                    [t('csv.review'), ({ comment }) => comment],
                    [t('csv.followUp'), ({ followUp }) => followUp?.comment ?? ''],
                    [t('csv.answer'), ({ merchantReplyContent }) => merchantReplyContent],
                  ]}
                />
              )}
            </ListBar>
            {error && !data && <LoadFailure error={error} onRetry={refetch} />}
            {!data && !error && <Skeleton h={320} />}
            {data?.total === 0 && <Text c="dimmed">{t('reviews.none')}</Text>}
            {data?.list.map((review) => (
              <ReviewCard key={review.id} review={review} onProduct={() => change({ product: review.productId })} />
            ))}
            {data && data.total > pageSizes[0] && (
              <NativeSelect
                size="xs"
                w={160}
                aria-label={t('list.size')}
                value={limit}
                data={pageSizes.map((size) => ({ value: String(size), label: t('list.perPage', { count: size }) }))}
                onChange={(event) => resize(Number(event.currentTarget.value))}
              />
            )}
            {data && data.total > limit && (
              <Pagination
                total={Math.ceil(data.total / limit)}
                value={page}
                onChange={(next) => change({ page: next })}
                getControlProps={(control) => ({ 'aria-label': t(`list.${control}`) })}
              />
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={4}>
          <ScorePart />
        </Grid.Col>
      </Grid>
    </Screen>
  );
}
