import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';

/** Puts one of a variant into the cart, as the product's own page does. */
export function useAdd(onAdded?: () => void): { isBusy: boolean; add: (productId: number, skuId: number) => void } {
  const t = useTranslations('product.buy');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { isBusy, press } = useSubmitGuard();
  const add = (productId: number, skuId: number) => {
    const request = { productId, skuId, quantity: 1 };
    void press(request, async () => {
      const { putIntoCart } = await import('#storefront/parts/buying/buying.ts');
      await putIntoCart(request, { added: t('added'), view: t('view') }, (path) => navigate(mallPath(path)));
      onAdded?.();
    });
  };
  return { isBusy, add };
}
