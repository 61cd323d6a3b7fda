import { useTranslations } from 'use-intl';
import type { ExportProps } from '#console/base/csv/export-button.tsx';
import type { LedgerEntry, LineShare } from '#contract/payouts/merchant.ts';
import { sharePart } from './share-part.ts';

/** What a file of entries says about each of them: enough to check every amount, and to add them up. */
export function useLedgerExport(): ExportProps<LedgerEntry>['columns'] {
  const t = useTranslations();
  const part = (name: keyof LineShare) => (entry: LedgerEntry) => sharePart(entry, name);
  return [
    [t('finance.csv.id'), ({ id }) => id],
    [t('finance.ledger.time'), ({ at }) => at],
    [t('finance.ledger.type'), ({ rule }) => t(`finance.rules.${rule}`)],
    [t('finance.ledger.balance'), ({ account }) => t(`finance.accounts.${account}`)],
    [t('finance.ledger.amount'), ({ amount }) => amount / 100],
    [t('finance.csv.currency'), ({ currency }) => currency],
    [t('console.orders.order'), ({ orderNo }) => orderNo],
    [t('finance.csv.line'), ({ lineId }) => lineId],
    [t('console.orders.product'), ({ product }) => product],
    [t('console.csv.variant'), ({ variant }) => variant],
    [t('console.refunds.refund'), ({ refundOrderNo }) => refundOrderNo],
    [t('finance.csv.payout'), ({ payoutNo }) => payoutNo],
    [t('finance.csv.reason'), ({ reason }) => reason],
    [t('console.orders.quantity'), part('quantity')],
    [t('console.orders.subtotal'), part('subtotal')],
    [t('console.orders.shopCoupon'), part('shopCoupon')],
    [t('console.orders.platformCoupon'), part('platformCoupon')],
    [t('console.orders.points'), part('points')],
    [t('console.orders.freight'), part('freight')],
    [t('finance.statement.payable'), part('payable')],
    [t('finance.statement.commission'), part('commission')],
    [t('finance.statement.shopShare'), part('shopShare')],
  ];
}
