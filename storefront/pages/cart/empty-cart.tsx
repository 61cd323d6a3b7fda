import { useTranslations } from 'use-intl';
import { allProductsPath } from '#storefront/base/links/product-path.ts';
import { RecommendedPlace } from '#storefront/parts/products/recommended-place.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { CartDrawing } from '#ui/drawings/cart-drawing.tsx';

export function EmptyCart() {
  const t = useTranslations('cart');
  return (
    <>
      <Card className="mt-3 mb-8 py-14">
        <EmptyState
          drawing={<CartDrawing />}
          title={t('empty')}
          text={t('emptyText')}
          action={<LinkButton to={allProductsPath}>{t('goShopping')}</LinkButton>}
        />
      </Card>
      <RecommendedPlace />
    </>
  );
}
