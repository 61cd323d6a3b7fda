import { useTranslations } from 'use-intl';
import type { WaitingLine } from '#contract/reviews/shopper-own.ts';
import { useMall } from '#storefront/base/client/store.ts';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { orderListPath, orderPath } from '#storefront/base/links/order-paths.ts';
import { writeReviewOf } from '#storefront/base/links/review-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ReviewsDrawing } from '#ui/drawings/reviews-drawing.tsx';
import { ProductLine } from './product-line.tsx';

type WaitingListProps = { lines: readonly WaitingLine[]; hasReviewed: boolean };

/** What can be reviewed. What is chosen is in the link, and in the store too: see specification §3, evaluationInfo. */
export function WaitingList({ lines, hasReviewed }: WaitingListProps) {
  const t = useTranslations('reviews');
  if (lines.length === 0)
    return (
      <EmptyState
        drawing={<ReviewsDrawing />}
        title={t('waitingEmpty')}
        text={hasReviewed ? t('allReviewed') : t('waitingEmptyText')}
        action={<LinkButton to={orderListPath}>{t('toOrders')}</LinkButton>}
      />
    );
  return (
    <ul aria-label={t('tabs.waiting')} className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-6 py-5">
          <ProductLine line={line} />
          <div className="grid shrink-0 justify-items-end gap-2">
            <LinkButton
              to={writeReviewOf(line.id)}
              aria-label={t('writeOne', { name: line.productName })}
              onClick={() => useMall.setState({ evaluationInfo: line })}
            >
              {t('write')}
            </LinkButton>
            <MallLink to={orderPath(line.merOrderNo)} className="text-xs text-ink-3 hover:text-brand">
              {t('order')}
            </MallLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
