import { Alert, Grid, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { CategorySelect } from '#console/platform/products/category-select.tsx';
import { isLocale, languages } from '#contract/core/languages.ts';
import { previewRanking, type RankedProduct, rankedShown } from '#contract/search/platform-ranking.ts';
import type { RankingWeights } from '#contract/search/ranking.ts';
import { RankedList } from './ranked-list.tsx';

const pauseMs = 250; // while a slider moves, nothing is asked

type RankingPreviewProps = { weights: RankingWeights; isChanged: boolean };

/** A search as shoppers see it now, and as they would see it. */
export function RankingPreview({ weights, isChanged }: RankingPreviewProps) {
  const t = useTranslations('platform-products.search.ranking');
  const words = useTranslations('platform-products.search');
  const [title, setTitle] = useState('');
  const [cid, setCid] = useState<number | null>(null);
  const [language, setLanguage] = useState(useLocale());
  const [asked] = useDebouncedValue(weights, pauseMs);
  const input = { ...asked, title, language, ...(cid !== null && { cid }) };
  const { data, error, refetch, isPlaceholderData } = useCall(previewRanking, input, { keepsPrevious: true });
  const isBehind = isPlaceholderData || asked !== weights; // what is shown is the answer to other values
  return (
    <Part title={t('preview')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('previewText', { count: rankedShown })}
        </Text>
        <SearchField label={t('words')} words={title} onSearch={setTitle} />
        <Group grow>
          <CategorySelect
            label={t('category')}
            isLabelHidden
            placeholder={t('allCategories')}
            categoryId={cid}
            onChange={setCid}
          />
          <Select
            aria-label={words('language')}
            allowDeselect={false}
            value={language}
            data={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
            onChange={(next) => next !== null && isLocale(next) && setLanguage(next)}
          />
        </Group>
        {data?.correctedTo && <Text size="sm">{t('corrected', { words: data.correctedTo })}</Text>}
        {data?.isRough && (
          <Alert color="blue" role="status">
            {t('rough')}
          </Alert>
        )}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!error && !data && <Skeleton h={400} />}
        {data?.before.length === 0 && <Text c="dimmed">{t('nothing')}</Text>}
        {data && data.before.length > 0 && (
          <>
            <Text size="sm" role="status">
              {isBehind && t('trying')}
              {!isBehind && (isChanged ? t('moves', { count: movedIn(data.after) }) : t('unchanged'))}
            </Text>
            <Grid gap="md" opacity={isBehind ? 0.6 : 1} aria-busy={isBehind}>
              <Grid.Col span={6}>
                <RankedList title={t('before')} products={data.before} />
              </Grid.Col>
              <Grid.Col span={6}>
                <RankedList title={t('after')} products={data.after} isAfter />
              </Grid.Col>
            </Grid>
            <Text size="xs" c="dimmed">
              {t('points')}
            </Text>
          </>
        )}
      </Stack>
    </Part>
  );
}

const movedIn = (products: readonly RankedProduct[]) =>
  products.filter(({ place, otherPlace }) => place !== otherPlace).length;
