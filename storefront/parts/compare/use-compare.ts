import { useTranslations } from 'use-intl';
import { useSavedIds } from '#storefront/base/client/saved/use-saved-ids.ts';
import { toast } from '#storefront/base/client/toasts.ts';
import { comparedMax, comparedProducts, toggleCompared } from './compared-products.ts';

/** Whether a product is chosen to be compared, and what a press does. Where there is no room, a message says so. */
export function useCompare(productId: number): { isCompared: boolean; toggle: () => void } {
  const t = useTranslations('compare');
  const isCompared = useSavedIds(comparedProducts)?.includes(productId) ?? false;
  return {
    isCompared,
    toggle: () => {
      if (!toggleCompared(productId)) void toast(t('full', { max: comparedMax }), 'warning', 'compare');
    },
  };
}
