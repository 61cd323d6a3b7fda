import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';

export function EmptyCart() {
  const t = useTranslations('cart');
  return (
    <div className="mt-3 rounded-lg bg-card py-14">
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          <MallLink
            to={allProductsPath}
            className="inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full"
          >
            {t('goShopping')}
          </MallLink>
        }
      />
    </div>
  );
}
