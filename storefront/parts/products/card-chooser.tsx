import { ShoppingCart, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Product } from '#contract/catalogue/shopper-product.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { SkuChips } from './sku-chips.tsx';
import { firstSku } from './sku-choice.ts';
import { useAdd } from './use-add.ts';

type CardChooserProps = { product: Product; onClose: () => void };

/** Which variant of a product goes into the cart, asked over its card. Escape, or adding it, leads back to the card. */
export function CardChooser({ product, onClose }: CardChooserProps) {
  const t = useTranslations('product');
  const nameId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [sku, chooseSku] = useState(() => firstSku(product.skus));
  const { isBusy, add } = useAdd(onClose);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const onBlur = (event: FocusEvent) => {
    // To another part of the page, not only to another window.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onClose();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={nameId}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="absolute inset-0 z-20 flex flex-col gap-3 rounded-md bg-card p-3 shadow-float"
    >
      <div className="flex items-start gap-1">
        <p id={nameId} className="line-clamp-2 min-w-0 grow font-semibold wrap-break-word">
          {product.name}
        </p>
        <IconButton label={t('gallery.close')} size="tiny" onClick={onClose}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      </div>
      <div className="-mx-1 flex min-h-0 grow flex-col gap-3 overflow-y-auto px-1">
        <SkuChips product={product} choice={{ sku, chooseSku }} isNarrow />
      </div>
      {sku && <MallPrice amount={sku.price} original={sku.originalPrice} />}
      <Button disabled={!sku || sku.stock === 0} isBusy={isBusy} onClick={() => sku && add(product.id, sku.id)}>
        <ShoppingCart aria-hidden="true" size={16} className="shrink-0" />
        {t('buy.toCart')}
      </Button>
    </div>
  );
}
