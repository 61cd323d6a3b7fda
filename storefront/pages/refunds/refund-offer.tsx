import { useTranslations } from 'use-intl';
import type { RefundDetail } from '#contract/refunds/shopper.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { Fact } from '#ui/display/fact.tsx';
import { TitledCard } from '#ui/display/titled-card.tsx';
import { Vouchers } from './refund-facts.tsx';

/** The part that the shop offers, or that was agreed to, and why it is not more. */
export function RefundOffer({ refund: { offer } }: { refund: RefundDetail }) {
  const t = useTranslations('refunds.offer');
  const write = useAmountText();
  if (!offer) return null;
  return (
    <TitledCard title={t(offer.isAgreed ? 'agreedTitle' : 'title')}>
      <dl className="mt-3 grid gap-2">
        <Fact name={t('amount')}>
          <span className="font-semibold tabular-nums">
            {t('ofAsked', { amount: write(offer.amount), asked: write(offer.asked) })}
          </span>
        </Fact>
        <Fact name={t('products')}>{t(offer.keepsProducts ? 'stay' : 'returned')}</Fact>
        <Fact name={t('reason')}>{offer.reason}</Fact>
        {offer.pictures.length > 0 && (
          <Fact name={t('pictures')}>
            <Vouchers pictures={offer.pictures} />
          </Fact>
        )}
      </dl>
    </TitledCard>
  );
}
