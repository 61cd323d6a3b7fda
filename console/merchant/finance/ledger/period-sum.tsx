import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { useCall } from '#console/base/use-call.ts';
import { getStatement } from '#contract/payouts/merchant-statements.ts';
import { useLedgerFilters } from './ledger-filters.tsx';

/** What the entries of a statement's figure come to: the figure itself. */
export function PeriodSum() {
  const t = useTranslations('finance.ledger');
  const { signedMoney } = useFormats();
  const { period = '', account, rule, direction } = useLedgerFilters();
  const { data } = useCall(getStatement, { period });
  if (!data) return null;
  if (direction && rule) return null; // the statement has no such figure
  const sides = data.accounts.filter((one) => !account || one.account === account);
  const ofSide = sides.reduce((sum, one) => sum + (direction === 'in' ? one.incoming : one.outgoing), 0);
  const ofRules = data.movements
    .filter((movement) => (!account || movement.account === account) && (!rule || movement.rule === rule))
    .reduce((sum, movement) => sum + movement.amount, 0);
  return (
    <Text fw={700} className="figures">
      {t('periodSum', { amount: signedMoney(direction ? ofSide : ofRules) })}
    </Text>
  );
}
