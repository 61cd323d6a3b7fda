import { useTranslations } from 'use-intl';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { refundListPath } from '#storefront/base/links/refund-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LostDrawing } from '#ui/drawings/lost-drawing.tsx';

type RefundNotFoundProps = { what: 'order' | 'refund'; isMissing: boolean };

/** Shown without a number, for an unknown one and for a refund of another user: the last two look the same on purpose. */
export function RefundNotFound({ what, isMissing }: RefundNotFoundProps) {
  const t = useTranslations('refunds.missing');
  const refunds = useTranslations('refunds');
  const isOrder = what === 'order';
  return (
    <Card className="py-12">
      <h1 className="sr-only">{isOrder ? refunds('apply.title') : refunds('detail.title')}</h1>
      <EmptyState
        drawing={<LostDrawing />}
        title={isMissing ? t(what) : t(`${what}Unknown`)}
        text={isMissing ? t(`${what}Text`) : t('unknownText')}
        action={
          <>
            <LinkButton to={isOrder ? orderListPath : refundListPath}>
              {isOrder ? t('toOrders') : t('toRefunds')}
            </LinkButton>
            <LinkButton variant="secondary" to="/">
              {t('toHome')}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
