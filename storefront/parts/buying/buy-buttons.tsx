import { ShoppingCart } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSubmitGuard } from '#storefront/base/client/submit-guard.ts';
import { useMallPath } from '#storefront/base/links/mall-link.tsx';
import type { BuyRequest } from './buy-request.ts';

type BuyButtonsProps = { request: BuyRequest; isSoldOut: boolean };

const button =
  'inline-flex min-h-12 min-w-44 items-center justify-center gap-2 rounded-md px-6 py-2 text-base font-semibold focus-visible:rounded-md aria-busy:opacity-70 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:text-ink-3';

/** Takes what is chosen: into the cart, or straight to the confirm page. What they do is fetched with the first press. */
export function BuyButtons({ request, isSoldOut }: BuyButtonsProps) {
  const t = useTranslations('product.buy');
  const navigate = useNavigate();
  const mallPath = useMallPath();
  const { isBusy, press } = useSubmitGuard();
  const go = (path: string) => navigate(mallPath(path));

  const add = () =>
    press({ request, to: 'cart' }, async () => {
      const { putIntoCart } = await import('./buying.ts');
      await putIntoCart(request, { added: t('added'), view: t('view') }, go);
    });
  const buy = () =>
    press({ request, to: 'order' }, async () => {
      const { buyNow } = await import('./buying.ts');
      await buyNow(request, go);
    });

  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <button
        type="button"
        disabled={isSoldOut}
        aria-busy={isBusy}
        className={`${button} border border-brand bg-brand-soft text-brand-deep hover:bg-card`}
        onClick={() => void buy()}
      >
        {t('now')}
      </button>
      <button
        type="button"
        disabled={isSoldOut}
        aria-busy={isBusy}
        className={`${button} bg-brand text-white hover:bg-brand-deep`}
        onClick={() => void add()}
      >
        <ShoppingCart aria-hidden="true" size={20} />
        {t('toCart')}
      </button>
    </div>
  );
}
