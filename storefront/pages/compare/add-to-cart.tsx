import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { firstSku } from '#storefront/parts/products/sku-choice.ts';
import { useAdd } from '#storefront/parts/products/use-add.ts';
import { Button } from '#ui/buttons/button.tsx';

const CardChooser = lazy(() =>
  import('#storefront/parts/products/card-chooser.tsx').then((module) => ({ default: module.CardChooser })),
);

/** Into the cart from its column; where a product has several variants, it asks which one over the column's head. */
export function AddToCart({ product }: { product: Product }) {
  const t = useTranslations('product');
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, add } = useAdd();
  const sku = firstSku(product.skus);
  const hasStock = sku !== null && sku.stock > 0;
  const press = () => {
    if (product.skus.length > 1) setChoosing(true);
    else if (sku) add(product.id, sku.id);
  };
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  return (
    <>
      <div className="mt-3 grid">
        <Button ref={button} disabled={!hasStock} isBusy={isBusy} onClick={press}>
          <ShoppingCart aria-hidden="true" size={16} className="shrink-0" />
          {hasStock ? t('buy.toCart') : t('quantity.soldOut')}
        </Button>
      </div>
      {isChoosing && (
        <Suspense>
          <CardChooser product={product} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
