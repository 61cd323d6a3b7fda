import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderListPath } from '#storefront/base/links/order-paths.ts';

/** Where this page stands: below one's orders. */
export function OrderTrail() {
  const t = useTranslations('orders');
  return (
    <nav aria-label={t('trail')} className="print:hidden">
      <ol className="flex items-center gap-1.5 text-xs text-ink-3">
        <li>
          <MallLink to="/" className="hover:text-brand">
            {t('home')}
          </MallLink>
        </li>
        <li className="flex items-center gap-1.5">
          <ChevronRight size={12} aria-hidden="true" />
          <MallLink to={orderListPath} className="hover:text-brand">
            {t('title')}
          </MallLink>
        </li>
        <li aria-current="page" className="flex items-center gap-1.5 text-ink-2">
          <ChevronRight size={12} aria-hidden="true" />
          {t('detail.title')}
        </li>
      </ol>
    </nav>
  );
}
