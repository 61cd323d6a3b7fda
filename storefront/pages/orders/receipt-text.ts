import { useTranslations } from 'use-intl';
import { languageTag } from '#contract/core/languages.ts';
import type { Money } from '#contract/core/values.ts';
import type { Receipt, ReceiptRow } from '#contract/receipts/values.ts';
import { useAmountText } from '#storefront/base/i18n/amount-text.ts';
import { useLocale } from '#storefront/base/links/mall-link.tsx';

/** The words of a receipt: rows with their names, amounts with their sign, and what a return today depends on. */
export function useReceiptText() {
  const t = useTranslations('receipts');
  const write = useAmountText();
  const locale = useLocale();
  // Browsers come without Lao.
  const percent = new Intl.NumberFormat(locale === 'lao' ? 'en' : languageTag(locale), {
    ...{ style: 'percent', maximumFractionDigits: 2 },
  });
  const signed = (amount: number) => `${amount < 0 ? '−' : ''}${write(Math.abs(amount) as Money)}`;
  return {
    signed,
    rowName: ({ kind, name }: ReceiptRow) => {
      const row = t(`rows.${kind}`);
      return name === '' ? row : t('named', { row, name });
    },
    taxName: (rate: number) => t('tax', { rate: percent.format(rate / 10_000) }),
    returnNotes: ({ ifReturned, whyNoRefund }: Receipt): string[] => {
      if (!ifReturned) return whyNoRefund ? [t(`ifReturned.why.${whyNoRefund}`)] : [];
      const { freightRule, freightIfFault, givesCouponsBack, losesCoupons } = ifReturned;
      return [
        freightRule === 'whole' ? t('ifReturned.whole') : '',
        freightRule === 'kept' && freightIfFault > 0 ? t('ifReturned.kept', { amount: write(freightIfFault) }) : '',
        givesCouponsBack ? t('ifReturned.couponsBack') : '',
        losesCoupons ? t('ifReturned.couponsLost') : '',
      ].filter((note) => note !== '');
    },
  };
}

type Standing = Pick<Receipt, 'paidAt' | 'status'>;

/** What the amounts of an order and of its lines are called: paid, to be paid, or neither, when it was cancelled before. */
export function amountKeys({ paidAt, status }: Standing) {
  if (paidAt) return { ofLine: 'linePaid', ofOrder: 'total' } as const;
  return status === 'awaiting_payment'
    ? ({ ofLine: 'lineToPay', ofOrder: 'toPay' } as const)
    : ({ ofLine: 'sum', ofOrder: 'sum' } as const);
}

/** What each side bears of the reductions. */
export function borneBy(rows: readonly ReceiptRow[], payer: 'shop' | 'mall'): Money {
  return rows.reduce((sum, row) => (row.payer === payer ? sum - row.amount : sum), 0) as Money;
}
