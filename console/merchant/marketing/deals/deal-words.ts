import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { DealOffer, ShopDeal } from '#contract/catalogue/merchant-deals.ts';

/** What a deal takes off, in a few words. */
export function useDealWords() {
  const t = useTranslations('marketing.deals');
  const { money } = useFormats();
  return ({ steps, off }: Pick<ShopDeal | DealOffer, 'steps' | 'off'>) =>
    off === null
      ? steps.map(({ units, percent }) => t('step', { units, percent })).join(' · ')
      : t('perSet', { amount: money(off) });
}
