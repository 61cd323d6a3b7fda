import { useTranslations } from 'use-intl';
import type { WaitingLine } from '#contract/reviews/shopper-own.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useShortDay } from '#storefront/base/i18n/short-day.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { productPath } from '#storefront/base/links/product-path.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { Picture } from '#ui/display/picture.tsx';

/** Something bought that can be reviewed: what it is, from whom, and until when. */
export function ProductLine({ line }: { line: WaitingLine }) {
  const t = useTranslations('reviews');
  const write = useAmountText();
  const writeDay = useShortDay();
  return (
    <div className="flex min-w-0 grow gap-4">
      <MallLink to={productPath(line.productId)} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Picture picture={line.image} alt="" width={80} className="size-20 rounded-md object-cover" />
      </MallLink>
      <div className="min-w-0 grow">
        <MallLink to={productPath(line.productId)} className="line-clamp-2 wrap-anywhere hover:text-brand">
          {line.productName}
        </MallLink>
        <p className="mt-0.5 text-xs text-ink-3">
          {line.sku && <span className="mr-3">{line.sku}</span>}
          <span className="tabular-nums">
            {write(line.price)} × {line.payNum}
          </span>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-ink-3">
          <MallLink to={shopPath(line.merId)} className="hover:text-brand">
            {line.merName}
          </MallLink>
          <span>{t('received', { day: writeDay(line.receivedAt) })}</span>
          {line.reviewBy && <span>{t('until', { day: writeDay(line.reviewBy) })}</span>}
        </p>
      </div>
    </div>
  );
}
