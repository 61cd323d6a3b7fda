import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/calls/submit-guard.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { BuyRequest } from './buy-request.ts';

type BuyButtonsProps = { request: BuyRequest; isSoldOut: boolean };

/** Takes what is chosen: into the cart, or straight to the confirm page. What they do is fetched with the first press. */
export function BuyButtons({ request, isSoldOut }: BuyButtonsProps) {
  const t = useTranslations('product.buy');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { isBusy, press } = useSubmitGuard();
  const [going, setGoing] = useState<'cart' | 'order' | null>(null);
  const go = (path: string) => navigate(mallPath(path));

  const add = () =>
    press({ request, to: 'cart' }, async () => {
      setGoing('cart');
      const { putIntoCart } = await import('./buying.ts');
      await putIntoCart(request, { added: t('added'), view: t('view') }, go);
    });
  const buy = () =>
    press({ request, to: 'order' }, async () => {
      setGoing('order');
      const { buyNow } = await import('./buying.ts');
      await buyNow(request, go);
    });

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="large"
        disabled={isSoldOut}
        isBusy={isBusy && going === 'order'}
        className="min-w-44"
        onClick={() => void buy()}
      >
        {t('now')}
      </Button>
      <Button
        size="large"
        disabled={isSoldOut}
        isBusy={isBusy && going === 'cart'}
        className="min-w-44"
        onClick={() => void add()}
      >
        <ShoppingCart aria-hidden="true" size={20} />
        {t('toCart')}
      </Button>
    </div>
  );
}
