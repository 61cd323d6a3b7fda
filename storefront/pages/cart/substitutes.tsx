import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type CartLine, findSubstitutes } from '#contract/cart/shopper.ts';
import { useMallCall } from '#storefront/base/client/calls/use-mall-call.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { ProductCard } from '#storefront/parts/products/product-card.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Picture } from '#ui/display/picture.tsx';
import { RetryRow } from '#ui/display/retry-row.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';

type SubstitutesProps = { line: CartLine; onChoose: (skuId: number, stock: number) => Promise<void> };

/** Other variants, each put in the line's place by one press, and products like it to look at. */
export function Substitutes({ line, onChoose }: SubstitutesProps) {
  const t = useTranslations('cart');
  const { answer, hasFailed, retry } = useMallCall(findSubstitutes, { id: line.id });
  const [busyWith, setBusyWith] = useState<number | null>(null);
  if (hasFailed) return <RetryRow message={t('failed')} retryLabel={t('retry')} onRetry={retry} />;
  if (!answer) return <Skeleton className="mt-5 h-60" />;

  async function choose(skuId: number, stock: number) {
    setBusyWith(skuId);
    await onChoose(skuId, stock);
    setBusyWith(null);
  }

  return (
    <>
      {answer.skus.length > 0 && (
        <section aria-labelledby="other-variants" className="mt-5">
          <h3 id="other-variants" className="font-semibold">
            {t('otherVariants')}
          </h3>
          <ul className="mt-2 grid grid-cols-2 gap-2">
            {answer.skus.map(({ id, variant, price, stock, image }) => (
              <li key={id} className="flex items-center gap-3 rounded-md border border-line p-2.5">
                {image && <Picture picture={image} alt="" width={48} className="size-12 rounded-sm object-cover" />}
                <div className="min-w-0 grow">
                  <p className="truncate" title={variant}>
                    {variant}
                  </p>
                  <MallPrice amount={price} size="sm" />
                </div>
                <Button
                  variant="secondary"
                  disabled={busyWith !== null}
                  aria-label={`${t('choose')}: ${variant}`}
                  onClick={() => void choose(id, stock)}
                >
                  {t('choose')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer.products.length > 0 && (
        <section aria-labelledby="similar-goods" className="mt-5">
          <h3 id="similar-goods" className="font-semibold">
            {t('similarGoods')}
          </h3>
          <ul className="mt-2 grid grid-cols-3 gap-3">
            {answer.products.map((product) => (
              <li key={product.id} className="rounded-md border border-line">
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {answer.skus.length + answer.products.length === 0 && <p className="mt-5 text-ink-2">{t('noSubstitutes')}</p>}
    </>
  );
}
