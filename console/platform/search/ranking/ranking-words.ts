import { useTranslations } from 'use-intl';
import { type RankingWeights, scoreParts } from '#contract/search/ranking.ts';

export const weightNames = ['titleMatch', ...scoreParts] as const satisfies (keyof RankingWeights)[];
export const titleMatches = ['0', '1', '2', '3'] as const;

export const isSame = (one: RankingWeights, other: RankingWeights) =>
  weightNames.every((name) => one[name] === other[name]);

/** The names of the weights, and their values as people read them. */
export function useWeightWords() {
  const t = useTranslations('platform-products.search.ranking');
  return {
    labelOf: (name: keyof RankingWeights) => t(`names.${name}`),
    textOf: (name: keyof RankingWeights, value: number) => {
      if (name === 'titleMatch') return t(`match.${titleMatches[value] ?? '3'}`);
      return value === 0 ? t('off') : String(value);
    },
  };
}
