import { Alert, Button, Group, Text } from '@mantine/core';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { balanceOf } from '#console/merchant/finance/balance-of.ts';
import { ExplainDrawer } from '#console/merchant/finance/explain/explain-drawer.tsx';
import { useOpenEntry } from '#console/merchant/finance/explain/open-entry.ts';
import { getBalances, type LedgerEntry, ledgerCountMax, listLedger } from '#contract/payouts/merchant.ts';
import type { ShopAccount } from '#contract/payouts/values.ts';
import { useLedgerExport } from './export-columns.ts';
import { useLedgerColumns } from './ledger-columns.tsx';
import { LedgerFilters, useLedgerFilters } from './ledger-filters.tsx';
import { PeriodSum } from './period-sum.tsx';

/** Every entry of the shop's accounts. Each opens into what it is made of. */
export default function LedgerList() {
  const t = useTranslations();
  const shopId = useShopId();
  const { page, limit } = useListAddress();
  const { filters, number, account, isPart, isOfStatement } = useLedgerFilters();
  const query = useCall(listLedger, { ...filters, page, limit }, { isOff: !filters, keepsPrevious: true });
  const columns = useLedgerColumns();
  const exported = useLedgerExport();
  const { id, open } = useOpenEntry();
  return (
    <Screen
      title={t('console.finance.ledger')}
      text={t('finance.ledger.text')}
      parent={{ to: `/${shopId}/finance`, name: t('console.sections.finance') }}
      actions={
        <Button
          component={Link}
          to={`/${shopId}/finance/payouts`}
          variant="default"
          leftSection={<Landmark size={16} aria-hidden="true" />}
        >
          {t('console.finance.payouts')}
        </Button>
      }
    >
      <LedgerFilters />
      {isOfStatement ? <PeriodSum /> : account && <Balance account={account} isPart={isPart} />}
      {filters ? (
        <List<LedgerEntry>
          label={t('console.finance.ledger')}
          list="ledger"
          query={query}
          exported={{
            read: (paging) => callMall(listLedger, { ...filters, ...paging }, shopId),
            columns: exported,
          }}
          countMax={ledgerCountMax}
          idOf={(entry) => entry.id}
          empty={isPart || account ? t('finance.ledger.noneFiltered') : t('finance.ledger.none')}
          onOpen={(entry) => open(entry.id)}
          columns={columns}
        />
      ) : (
        <Alert color="yellow" role="alert">
          {t('finance.ledger.noNumber', { number })}
        </Alert>
      )}
      {id !== null && <ExplainDrawer id={id} onClose={() => open(null)} />}
    </Screen>
  );
}

/** The figure that the listed entries make up. */
function Balance({ account, isPart }: { account: ShopAccount; isPart: boolean }) {
  const t = useTranslations('finance');
  const { money } = useFormats();
  const { data } = useCall(getBalances, {});
  if (!data) return null;
  return (
    <Group gap="xs">
      <Text fw={700} className="figures">
        {t('ledger.balanceOf', { account: t(`accounts.${account}`), amount: money(balanceOf(data, account)) })}
      </Text>
      <Text c="dimmed">{isPart ? t('ledger.partOf') : t('ledger.sumOf')}</Text>
    </Group>
  );
}
