import { useTranslations } from 'use-intl';
import type { Money } from '#contract/values.ts';
import { Price } from '#ui/price.tsx';
import { figuresTag } from './figures.ts';
import { useCurrencySymbol } from './home-data.ts';
import { useLocale } from './mall-link.tsx';

type MallPriceProps = { amount: Money; original?: Money; size?: 'sm' | 'md' | 'lg' };

/** A price in the mall's currency, written as the language being read writes it. */
export function MallPrice(props: MallPriceProps) {
  const t = useTranslations('catalogue');
  return (
    <Price
      {...props}
      symbol={useCurrencySymbol()}
      language={figuresTag(useLocale())}
      originalLabel={t('originalPrice')}
    />
  );
}
