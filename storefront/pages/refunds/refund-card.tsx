import { Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Refund } from '#contract/refunds/shopper.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { MallPrice } from '#storefront/base/i18n/mall-price.tsx';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { refundPath } from '#storefront/base/links/refund-paths.ts';
import { shopPath } from '#storefront/base/links/shop-path.ts';
import { ProductRow } from '#storefront/parts/orders/product-row.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { RefundChip } from './refund-chip.tsx';
import { amountName } from './refund-steps.ts';

const linesShown = 3;

/** One refund of the list: what goes back, how it stands, and what comes back. */
export function RefundCard({ refund }: { refund: Refund }) {
  const t = useTranslations('refunds');
  const formatDate = useDateFormat();
  const { refundOrderNo, createTime, shopId, merName, refundStatus, kind, totalNum, refundPrice } = refund;
  const lines = refund.orderInfoList.filter(({ quantity }) => quantity > 0);
  const more = lines.length - linesShown;
  return (
    <Card
      as="article"
      aria-label={t('list.named', { number: refundOrderNo })}
      className="overflow-hidden border border-line"
    >
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-page px-5 py-2.5 text-xs text-ink-2">
        <span className="tabular-nums">{formatDate(createTime)}</span>
        <span>
          {t('list.number')}: <span className="text-ink tabular-nums">{refundOrderNo}</span>
        </span>
        <MallLink
          to={shopPath(shopId)}
          className="inline-flex min-w-0 items-center gap-1.5 font-medium text-ink hover:text-brand"
        >
          <Store size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
          <span title={merName} className="truncate">
            {merName}
          </span>
        </MallLink>
        <span className="ml-auto">
          <RefundChip status={refundStatus} />
        </span>
      </header>
      <ul className="divide-y divide-line px-5">
        {lines.slice(0, linesShown).map((line) => (
          <li key={line.lineId}>
            <ProductRow line={line} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-5 pb-3 text-ink-2">{t('list.more', { count: more })}</p>}
      <footer className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-line px-5 py-3.5 text-ink-2">
        <span className="mr-auto">{t(`kinds.${kind}`)}</span>
        <span>{t('list.items', { count: totalNum })}</span>
        <p className="flex items-baseline gap-2">
          {t(`amounts.${amountName(refundStatus)}`)} <MallPrice amount={refundPrice} />
        </p>
        <LinkButton
          variant="secondary"
          to={refundPath(refundOrderNo)}
          aria-label={t('list.detailOne', { number: refundOrderNo })}
        >
          {t('list.detail')}
        </LinkButton>
      </footer>
    </Card>
  );
}
