import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Money, Picture as PictureValue } from '#contract/core/values.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { Picture } from '#ui/display/picture.tsx';

type ProductRowProps = {
  line: {
    productId: number;
    name: string;
    variant: string;
    image: PictureValue;
    unitPrice: Money;
    quantity: number;
    goods: Money;
  };
  /** Below the name: what there is to say about it. */
  children?: ReactNode;
};

/** Some of one variant, as it stands in an order: picture, name, what was chosen, price times units. */
export function ProductRow({ line, children }: ProductRowProps) {
  const t = useTranslations('orders');
  const write = useAmountText();
  return (
    <div className="flex gap-4 py-4">
      <MallLink to={productPath(line.productId)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Picture picture={line.image} alt="" width={80} className="size-20 rounded-md object-cover" />
      </MallLink>
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-6">
          <div className="min-w-0">
            <MallLink to={productPath(line.productId)} className="line-clamp-2 wrap-anywhere hover:text-brand">
              {line.name}
            </MallLink>
            {line.variant && <p className="mt-0.5 text-xs text-ink-3">{line.variant}</p>}
          </div>
          <p className="flex shrink-0 items-baseline gap-6 whitespace-nowrap tabular-nums">
            <span className="text-ink-2">
              {write(line.unitPrice)} × {line.quantity}
            </span>
            <span className="min-w-20 text-right font-semibold">
              <span className="sr-only">{t('lineSum')} </span>
              {write(line.goods)}
            </span>
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
