import { useTranslations } from 'use-intl';
import { MallLink } from '#storefront/base/links/mall-link.tsx';
import { cartPath, orderListPath } from '#storefront/base/links/order-paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Shown when the checkout draft is missing, expired, already ordered, or belongs to another user. */
export function NoDraft({ isOver }: { isOver: boolean }) {
  const t = useTranslations('checkout');
  return (
    <section className="rounded-lg bg-card py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        title={isOver ? t('over') : t('missing')}
        text={isOver ? t('overText') : t('missingText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <MallLink
              to={cartPath}
              className="inline-block rounded-full bg-brand px-6 py-2 font-semibold text-white hover:bg-brand-deep focus-visible:rounded-full"
            >
              {t('toCart')}
            </MallLink>
            <MallLink
              to={orderListPath}
              className="inline-block rounded-full border border-line px-6 py-2 font-semibold hover:border-ink-3 focus-visible:rounded-full"
            >
              {t('toOrders')}
            </MallLink>
          </div>
        }
      />
    </section>
  );
}
