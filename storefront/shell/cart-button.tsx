import { ShoppingCart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMall } from '#storefront/base/client/store.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

const shownUpTo = 99;

export function CartButton() {
  const t = useTranslations('shell');
  const count = useMall((state) => state.cartNumber);
  return (
    <LinkButton variant="secondary" to="/order/shopping_cart" className="relative h-10">
      <ShoppingCart size={20} aria-hidden="true" className="text-brand" />
      <span aria-hidden={count > 0}>{t('cart')}</span>
      {count > 0 && (
        <>
          <span className="sr-only">{t('cartWithCount', { count })}</span>
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-2 min-w-5 rounded-full bg-brand-fill px-1.5 text-center text-xs leading-5 text-white tabular-nums"
          >
            {count > shownUpTo ? `${shownUpTo}+` : count}
          </span>
        </>
      )}
    </LinkButton>
  );
}
