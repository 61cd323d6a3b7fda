import { Group, Slider, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type ScorePart, usualRanking, weightMax } from '#contract/search/ranking.ts';
import { useWeightWords } from './ranking-words.ts';

type WeightFieldProps = { part: ScorePart; value: number; onChange: (value: number) => void };

/** How much one thing counts, from not at all to twice as much as usual. The mark is what a new mall has. */
export function WeightField({ part, value, onChange }: WeightFieldProps) {
  const t = useTranslations('platform-products.search.ranking');
  const { labelOf, textOf } = useWeightWords();
  const hint = useId();
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" fw={500}>
          {labelOf(part)}
        </Text>
        <Text size="sm" c={value === 0 ? 'dimmed' : undefined}>
          {textOf(part, value)}
        </Text>
      </Group>
      <Slider
        thumbLabel={labelOf(part)}
        thumbProps={{ 'aria-describedby': hint }}
        size="sm"
        min={0}
        max={weightMax}
        step={1}
        label={null}
        marks={[{ value: usualRanking[part] }]}
        value={value}
        onChange={onChange}
      />
      <Text id={hint} size="xs" c="dimmed">
        {t(`hints.${part}`)}
      </Text>
    </Stack>
  );
}
