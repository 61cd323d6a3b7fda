import { useTranslations } from 'use-intl';
import type { Money } from '#contract/core/values.ts';
import { useCurrencySymbol } from '#storefront/base/client/home-data.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { Price } from '#ui/display/price.tsx';
import { figuresTag } from './number-format.ts';

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
