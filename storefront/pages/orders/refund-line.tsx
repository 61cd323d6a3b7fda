import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/orders/shopper.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';

/** How many units of an order have a refund requested or paid, with a link to follow it. */
export function RefundLine({ order: { lines, status } }: { order: Order }) {
  const t = useTranslations('orders.goesBack');
  const asked = lines.reduce((sum, { refunding }) => sum + refunding, 0);
  const paid = lines.reduce((sum, { refunded }) => sum + refunded, 0);
  const part = lines.reduce((sum, { partRefunded }) => sum + partRefunded, 0);
  const words = [
    asked > 0 && t('asked', { count: asked }),
    paid > 0 && status !== 'refunded' && t('paid', { count: paid }),
    part > 0 && t('part', { count: part }),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs">
      <Undo2 size={14} aria-hidden="true" className="shrink-0 text-warning" />
      <span>{words.join(' · ')}</span>
      <MallLink to={refundListPath} className="font-medium text-brand-deep hover:underline">
        {t('follow')}
      </MallLink>
    </p>
  );
}
