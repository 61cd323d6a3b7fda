import { CircleAlert, Info, Tag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { OfferKind } from '#contract/catalogue/shopper-deals.ts';
import { useDateFormat } from '#storefront/base/i18n/date-format.ts';
import { useMoneyText } from '#storefront/base/i18n/money-text.ts';

type OfferNotesProps = {
  /** Until when the shop's lower price holds. */
  bargainEndsAt: string | null;
  /** A lower price of which there are not enough units. */
  missed: { price: number; units: number } | null;
  /** The lower price because of which no deal of the shop counts for it. */
  outOfDeals: OfferKind | null;
};

/** Until when a line has its lower price, or why it has not, and what that price leaves out. */
export function OfferNotes({ bargainEndsAt, missed, outOfDeals }: OfferNotesProps) {
  const t = useTranslations('offer-notes');
  const write = useDateFormat();
  const money = useMoneyText();
  return (
    <>
      {bargainEndsAt && (
        <p className={`${look} bg-brand-soft text-brand-deep`}>
          <Tag aria-hidden="true" size={14} className="shrink-0" />
          {t('until', { time: write(bargainEndsAt) })}
        </p>
      )}
      {missed && (
        <p className={`${look} bg-warning-soft text-warning`}>
          <CircleAlert aria-hidden="true" size={14} className="shrink-0" />
          {t('missed', { count: missed.units, price: money(missed.price) })}
        </p>
      )}
      {outOfDeals && (
        <p className={`${look} bg-surface text-ink-2`}>
          <Info aria-hidden="true" size={14} className="shrink-0" />
          {t(`outOfDeals.${outOfDeals}`)}
        </p>
      )}
    </>
  );
}

const look = 'mt-1.5 flex w-fit items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs';
