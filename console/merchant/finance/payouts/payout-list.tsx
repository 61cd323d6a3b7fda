import { Group, SimpleGrid, Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { getPayoutDesk, listPayouts, payoutSorts } from '#contract/payouts/merchant-payouts.ts';
import { payoutStatuses } from '#contract/payouts/values.ts';
import { AccountPart } from './account-part.tsx';
import { type PayoutRow, usePayoutColumns } from './payout-columns.tsx';
import { RequestPayout } from './request-payout.tsx';
import { SchedulePart } from './schedule-part.tsx';

/** Where payouts go, when they are requested, and what became of each. */
export default function PayoutList() {
  const t = useTranslations();
  const shopId = useShopId();
  const { page, limit, value, change } = useListAddress();
  const words = value('words');
  const status = useStatus(payoutStatuses);
  const sort = payoutSorts.find((one) => one === value('sort')) ?? 'newest';
  const filters = { status, words, sort };
  const desk = useCall(getPayoutDesk, {});
  const query = useCall(listPayouts, { ...filters, page, limit }, { keepsPrevious: true });
  const columns = usePayoutColumns();
  return (
    <Screen
      title={t('console.finance.payouts')}
      text={t('finance.payouts.text')}
      parent={{ to: `/${shopId}/finance`, name: t('console.sections.finance') }}
      actions={<RequestPayout />}
    >
      {desk.error && !desk.data && <LoadFailure error={desk.error} onRetry={desk.refetch} />}
      {!desk.data && !desk.error && <Skeleton h={220} />}
      {desk.data && (
        <SimpleGrid cols={2} spacing="lg">
          <AccountPart desk={desk.data} />
          <SchedulePart desk={desk.data} />
        </SimpleGrid>
      )}
      <StatusTabs
        label={t('finance.payouts.byStatus')}
        all={t('finance.payouts.all')}
        statuses={payoutStatuses}
        nameOf={(one) => t(`finance.payouts.statuses.${one}`)}
      />
      <Group gap="sm">
        <SearchField
          key={words}
          label={t('finance.payouts.search')}
          words={words}
          onSearch={(next) => change({ words: next })}
        />
        <SortField sort={sort} usual="newest" sorts={payoutSorts} nameOf={(one) => t(`finance.payouts.sorts.${one}`)} />
      </Group>
      <List<PayoutRow>
        label={t('console.finance.payouts')}
        list="payouts"
        query={query}
        exported={{
          read: (paging) => callMall(listPayouts, { ...filters, ...paging }, shopId),
          columns: [
            [t('finance.payouts.payout'), ({ payoutNo }) => payoutNo],
            [t('finance.payouts.status'), (payout) => t(`finance.payouts.statuses.${payout.status}`)],
            [t('finance.payouts.amount'), ({ amount }) => amount / 100],
            [t('finance.csv.currency'), ({ currency }) => currency],
            [t('finance.payouts.requestedAt'), ({ requestedAt }) => requestedAt],
            [
              t('finance.payouts.by'),
              ({ isScheduled, requestedBy }) => (isScheduled ? t('finance.payouts.bySchedule') : requestedBy),
            ],
            [t('finance.payouts.decidedAt'), ({ decidedAt }) => decidedAt],
            [t('finance.payouts.sentAt'), ({ sentAt }) => sentAt],
            [t('finance.payouts.endedAt'), ({ endedAt }) => endedAt],
            [t('finance.payouts.to'), ({ bank, lastFour }) => t('finance.payouts.masked', { bank, lastFour })],
            [t('finance.csv.reference'), ({ reference }) => reference],
            [t('finance.csv.reason'), ({ reason }) => reason],
          ],
        }}
        idOf={({ payoutNo }) => payoutNo}
        empty={status || words ? t('finance.payouts.noneFiltered') : t('finance.payouts.none')}
        columns={columns}
      />
    </Screen>
  );
}
