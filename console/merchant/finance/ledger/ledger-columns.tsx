import { Anchor, Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { SignedAmount } from '#console/base/money/signed-amount.tsx';
import { AboutEntry } from '#console/merchant/finance/explain/about-entry.tsx';
import { useEntryPath } from '#console/merchant/finance/explain/open-entry.ts';
import type { LedgerEntry } from '#contract/payouts/merchant.ts';

/** What the list shows of each entry. */
export function useLedgerColumns(): DataTableColumn<LedgerEntry>[] {
  const t = useTranslations('finance');
  const { time } = useFormats();
  const pathOf = useEntryPath();
  return [
    {
      accessor: 'at',
      title: t('ledger.time'),
      width: 190,
      render: ({ id, at }) => (
        // A press anywhere else in the row opens it too.
        <Anchor
          component={Link}
          to={pathOf(id)}
          preventScrollReset
          size="sm"
          aria-label={t('ledger.explainOf', { time: time(at) })}
          onClick={(event) => event.stopPropagation()}
        >
          {time(at)}
        </Anchor>
      ),
    },
    {
      accessor: 'rule',
      title: t('ledger.type'),
      width: 190,
      render: ({ rule, reason }) => (
        <>
          <Text size="sm">{t(`rules.${rule}`)}</Text>
          {reason && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              {reason}
            </Text>
          )}
        </>
      ),
    },
    { accessor: 'orderNo', title: t('ledger.about'), render: (entry) => <AboutEntry entry={entry} /> },
    {
      accessor: 'account',
      title: t('ledger.balance'),
      width: 130,
      render: ({ account }) => t(`accounts.${account}`),
    },
    {
      accessor: 'amount',
      title: t('ledger.amount'),
      textAlign: 'right',
      width: 140,
      render: ({ amount }) => <SignedAmount amount={amount} />,
    },
  ];
}
