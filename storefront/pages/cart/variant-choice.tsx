import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart/shopper.ts';
import { getProduct, type Product, type Sku } from '#contract/catalogue/shopper-product.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { WithMessages } from '#storefront/base/i18n/with-messages.tsx';
import { SkuChips } from '#storefront/parts/products/sku-chips.tsx';
import { findSku, firstSku } from '#storefront/parts/products/sku-choice.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

type VariantChoiceProps = { line: CartLine; onChoose: (skuId: number, stock: number) => Promise<void> };

/** The options of a line's product, as its page shows them. */
export function VariantChoice({ line, onChoose }: VariantChoiceProps) {
  const t = useTranslations('cart');
  const { answer, hasFailed, retry } = useMallCall(getProduct, { id: line.productId });
  if (hasFailed) return <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={retry} />;
  if (!answer) return <Skeleton className="mt-5 h-60" />;
  return (
    <WithMessages groups={['product']}>
      <Choice product={answer} line={line} onChoose={onChoose} />
    </WithMessages>
  );
}

function Choice({ product, line, onChoose }: VariantChoiceProps & { product: Product }) {
  const t = useTranslations('cart');
  const [isBusy, setBusy] = useState(false);
  const [sku, chooseSku] = useState<Sku | null>(
    () => findSku(product.skus, String(line.skuId)) ?? firstSku(product.skus),
  );
  const image = sku?.image ?? product.pictures[0];

  async function confirm() {
    if (!sku) return;
    setBusy(true);
    await onChoose(sku.id, sku.stock);
    setBusy(false);
  }

  return (
    <>
      <div className="mt-5 flex items-center gap-4">
        {image && <Picture picture={image} alt="" width={96} className="size-24 rounded-md object-cover" />}
        <div aria-live="polite">
          {sku && <MallPrice amount={sku.price} original={sku.originalPrice} />}
          <p className="mt-1 text-ink-3">{t('inStock', { count: sku?.stock ?? 0 })}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-4">
        <SkuChips product={product} choice={{ sku, chooseSku }} />
      </div>
      <Button
        size="large"
        disabled={!sku || sku.stock === 0 || sku.id === line.skuId}
        isBusy={isBusy}
        onClick={() => void confirm()}
        className="mt-6 w-full"
      >
        {t('choose')}
      </Button>
    </>
  );
}
