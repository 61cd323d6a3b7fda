import type { Money } from '#contract/core/values.ts';
import { numberFormatTag } from '#storefront/base/i18n/number-format.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';
import { discountPercent } from './discount.ts';

const leastPercent = 5; // less is hardly worth saying

/** How much less a product costs than before, over the corner of its picture: "-25%". */
export function DiscountBadge({ price, original }: { price: Money; original: Money }) {
  const locale = useLocale();
  const percent = discountPercent(price, original);
  if (percent < leastPercent) return null;
  const format = new Intl.NumberFormat(numberFormatTag(locale), { style: 'percent' });
  return (
    <span className="absolute top-2 left-2 z-10 rounded-sm bg-brand-fill px-1.5 text-xs leading-5 font-semibold text-white tabular-nums">
      {format.format(-percent / 100)}
    </span>
  );
}
