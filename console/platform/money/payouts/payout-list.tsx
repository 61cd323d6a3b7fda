import { Anchor, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { ChosenBar } from '#console/base/lists/chosen-bar.tsx';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { NumberLink } from '#console/base/lists/number-link.tsx';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { PayoutStatusBadge } from '#console/base/money/payout-status.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { ShopField, useShopFilter } from '#console/platform/shop-field.tsx';
import {
  listPayoutShops,
  listPayoutsToPay,
  type PayoutToPay,
  payoutFilters,
  payoutsCountMax,
} from '#contract/payouts/platform.ts';
import { payoutProviders } from '#contract/payouts/values.ts';
import { FileToSend } from './file-to-send.tsx';
import { PayoutActs } from './payout-acts.tsx';

const tabs = ['requested', 'approved', 'sent', 'paid'] as const;
const others = payoutFilters.filter((status) => !tabs.some((tab) => tab === status));
const canBeChosen = ({ status, provider }: PayoutToPay) =>
  status === 'requested' || ((status === 'approved' || status === 'sent') && provider === 'manual');
const isFileNo = (words: string) => /^PF\d{22}$/.test(words);

/** The payouts of all shops: what waits first. */
export function PayoutList() {
  const t = useTranslations('platform-money');
  const words = useTranslations('finance.payouts');
  const csv = useTranslations('finance.csv');
  const sections = useTranslations('platform.sections');
  const { money } = useFormats();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const status = useStatus(payoutFilters);
  const shopId = useShopFilter();
  const provider = payoutProviders.find((one) => one === value('by'));
  const search = value('words');
  const filters = { status, shopId, provider, words: search };
  const query = useCall(listPayoutsToPay, { ...filters, page, limit }, { keepsPrevious: true });
  const [chosen, setChosen] = useState<PayoutToPay[]>([]);
  const nameOf = (one: (typeof payoutFilters)[number]) => (one === 'any' ? t('payouts.any') : words(`statuses.${one}`));
  const isFiltered = Boolean(status || shopId || provider || search);
  return (
    <Screen title={sections('payouts')} text={t('payouts.text')}>
      <StatusTabs
        label={words('byStatus')}
        all={t('payouts.waiting')}
        statuses={tabs as readonly (typeof payoutFilters)[number][]}
        nameOf={nameOf}
        others={{ label: t('payouts.otherStatus'), statuses: others }}
      />
      <Group gap="sm">
        <SearchField
          key={search}
          label={t('payouts.find')}
          words={search}
          onSearch={(next) => change({ words: next })}
        />
        <ShopField call={listPayoutShops} labels={{ label: t('shop'), any: t('anyShop'), none: t('noShop') }} />
        <Select
          aria-label={t('payouts.method')}
          placeholder={t('payouts.method')}
          w={200}
          clearable
          value={provider ?? null}
          data={payoutProviders.map((one) => ({ value: one, label: t(`payouts.methods.${one}`) }))}
          onChange={(next) => change({ by: next })}
        />
      </Group>
      {isFileNo(search) && <FileToSend key={search} fileNo={search} />}
      <List<PayoutToPay>
        label={sections('payouts')}
        query={query}
        idOf={({ payoutNo }) => payoutNo}
        countMax={payoutsCountMax}
        empty={t(isFiltered ? 'payouts.nothingFound' : 'payouts.none')}
        onOpen={({ payoutNo }) => void navigate(`/platform/payouts/${payoutNo}`)}
        chosen={{ rows: chosen, choose: setChosen, nameOf: ({ payoutNo }) => payoutNo, canChoose: canBeChosen }}
        exported={{
          name: 'payouts',
          read: (paging) => callMall(listPayoutsToPay, { ...filters, ...paging }),
          columns: [
            [words('payout'), ({ payoutNo }) => payoutNo],
            [t('shop'), ({ shop }) => shop],
            [words('status'), (payout) => words(`statuses.${payout.status}`)],
            [words('amount'), ({ amount }) => amount / 100],
            [csv('currency'), ({ currency }) => currency],
            [t('payouts.method'), (payout) => t(`payouts.methods.${payout.provider}`)],
            [t('payouts.holder'), ({ holder }) => holder],
            [words('to'), ({ bank, lastFour }) => words('masked', { bank, lastFour })],
            [words('requestedAt'), ({ requestedAt }) => requestedAt],
            [words('decidedAt'), ({ decidedAt }) => decidedAt],
            [words('sentAt'), ({ sentAt }) => sentAt],
            [words('endedAt'), ({ endedAt }) => endedAt],
            [t('payouts.file'), ({ fileNo }) => fileNo],
            [t('reference'), ({ reference }) => reference],
            [t('reason'), ({ reason }) => reason],
          ],
        }}
        columns={[
          {
            accessor: 'payoutNo',
            title: words('payout'),
            width: 235,
            render: ({ payoutNo, requestedAt }) => (
              <NumberLink to={`/platform/payouts/${payoutNo}`} number={payoutNo} at={requestedAt} />
            ),
          },
          { accessor: 'shop', title: t('shop'), ellipsis: true },
          {
            accessor: 'bank',
            title: words('to'),
            width: 190,
            render: ({ holder, bank, lastFour }) => (
              <>
                <Text size="sm">{holder}</Text>
                <Text size="sm" c="dimmed">
                  {words('masked', { bank, lastFour })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'provider',
            title: t('payouts.method'),
            width: 140,
            render: (payout) => t(`payouts.methods.${payout.provider}`),
          },
          {
            accessor: 'status',
            title: words('status'),
            width: 200,
            render: ({ status: is, reason, reference, fileNo }) => (
              <>
                <PayoutStatusBadge status={is} />
                <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
                  {reference || reason}
                  {(is === 'approved' || is === 'sent') && fileNo && (
                    <Anchor component={Link} to={`/platform/payouts?words=${fileNo}`} size="xs">
                      {t('payouts.inFile', { file: fileNo })}
                    </Anchor>
                  )}
                </Text>
              </>
            ),
          },
          {
            accessor: 'amount',
            title: words('amount'),
            width: 120,
            textAlign: 'right',
            render: ({ amount }) => <span className="figures">{money(amount)}</span>,
          },
        ]}
      />
      {chosen.length > 0 && (
        <ChosenBar
          text={t('payouts.chosen', {
            count: chosen.length,
            amount: money(chosen.reduce((sum, { amount }) => sum + amount, 0)),
          })}
          onClear={() => setChosen([])}
        >
          <PayoutActs payouts={chosen} onDone={() => setChosen([])} />
        </ChosenBar>
      )}
    </Screen>
  );
}
