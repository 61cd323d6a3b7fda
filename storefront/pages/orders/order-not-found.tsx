import { useTranslations } from 'use-intl';
import { orderListPath } from '#storefront/base/links/order-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { LostDrawing } from '#ui/drawings/lost-drawing.tsx';

/** Shown without a number, for an unknown one and for an order of another user: the last two look the same on purpose. */
export function NoOrder({ isMissing }: { isMissing: boolean }) {
  const t = useTranslations('orders.detail');
  return (
    <Card className="mt-4 py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing={<LostDrawing />}
        title={isMissing ? t('missing') : t('unknown')}
        text={isMissing ? t('missingText') : t('unknownText')}
        action={
          <>
            <LinkButton to={orderListPath}>{t('toOrders')}</LinkButton>
            <LinkButton to="/" variant="secondary">
              {t('toHome')}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
