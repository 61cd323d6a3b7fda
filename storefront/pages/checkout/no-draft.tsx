import { useTranslations } from 'use-intl';
import { cartPath, orderListPath } from '#storefront/base/links/order-paths.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { CartDrawing } from '#ui/drawings/cart-drawing.tsx';

/** Shown when the checkout draft is missing, expired, already ordered, or belongs to another user. */
export function NoDraft({ isOver }: { isOver: boolean }) {
  const t = useTranslations('checkout');
  return (
    <Card className="py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing={<CartDrawing />}
        title={isOver ? t('over') : t('missing')}
        text={isOver ? t('overText') : t('missingText')}
        action={
          <>
            <LinkButton to={cartPath}>{t('toCart')}</LinkButton>
            <LinkButton variant="secondary" to={orderListPath}>
              {t('toOrders')}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
