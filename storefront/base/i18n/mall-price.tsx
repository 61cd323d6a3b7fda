import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { Price } from '#ui/display/price.tsx';
import { useMoneyParts } from './money-format.ts';

type MallPriceProps = { amount: Money; original?: Money; size?: 'sm' | 'md' | 'lg' };

/** A price in the mall's currency, written as the language being read writes it. */
export function MallPrice({ amount, original, size }: MallPriceProps) {
  const t = useTranslations('catalogue');
  const parts = useMoneyParts();
  const before = original !== undefined && original > amount ? parts(original) : undefined;
  return <Price parts={parts(amount)} original={before} originalLabel={t('originalPrice')} {...(size && { size })} />;
}
