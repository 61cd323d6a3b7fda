import { Select } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { titleMatches, useWeightWords } from './ranking-words.ts';

type TitleMatchFieldProps = { value: number; onChange: (value: number) => void };

/** How much it matters where a product has the words. */
export function TitleMatchField({ value, onChange }: TitleMatchFieldProps) {
  const t = useTranslations('platform-products.search.ranking');
  const { labelOf, textOf } = useWeightWords();
  return (
    <Select
      label={labelOf('titleMatch')}
      description={t(`matchHints.${titleMatches[value] ?? '3'}`)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      value={String(value)}
      data={titleMatches.toReversed().map((each) => ({ value: each, label: textOf('titleMatch', Number(each)) }))}
      onChange={(next) => next !== null && onChange(Number(next))}
    />
  );
}
