import { Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { Dialog } from '#console/base/dialog.tsx';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { SignedAmount } from '#console/base/money/signed-amount.tsx';
import { MovementPart } from '#console/base/movement/movement-part.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { ShopField, useShopFilter } from '#console/platform/shop-field.tsx';
import { listPayoutShops } from '#contract/payouts/platform.ts';
import {
  type AnyEntry,
  anyEntriesCountMax,
  explainAnyEntry,
  listAnyEntries,
} from '#contract/payouts/platform-books.ts';
import { ledgerRules } from '#contract/payouts/values.ts';

/** Every ledger entry of all shops. Each opens into the movement it is a part of. */
export function EntryList() {
  const t = useTranslations('platform-money');
  const words = useTranslations('finance');
  const { time, signedMoney } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const [explained, setExplained] = useState<AnyEntry | null>(null);
  const rule = ledgerRules.find((one) => one === value('rule'));
  const filters = { shopId: useShopFilter(), rule, ...useDayRange().times };
  const query = useCall(listAnyEntries, { ...filters, page, limit }, { keepsPrevious: true });
  return (
    <Stack>
      <Group gap="sm">
        <ShopField call={listPayoutShops} labels={{ label: t('shop'), any: t('anyShop'), none: t('noShop') }} />
        <Select
          aria-label={words('ledger.type')}
          placeholder={words('ledger.allTypes')}
          w={260}
          clearable
          value={rule ?? null}
          data={ledgerRules.map((one) => ({ value: one, label: words(`rules.${one}`) }))}
          onChange={(next) => change({ rule: next })}
        />
        <DayRangeFields labels={{ from: t('books.from'), until: t('books.until') }} />
      </Group>
      <List<AnyEntry>
        label={t('books.tabs.entries')}
        query={query}
        idOf={({ id }) => id}
        countMax={anyEntriesCountMax}
        empty={t('books.noEntries')}
        exported={{
          name: 'ledger',
          read: (paging) => callMall(listAnyEntries, { ...filters, ...paging }),
          columns: [
            [words('csv.id'), ({ id }) => id],
            [words('ledger.time'), ({ at }) => at],
            [t('shop'), ({ shop }) => shop],
            [words('ledger.type'), (entry) => words(`rules.${entry.rule}`)],
            [words('ledger.balance'), (entry) => words(`accounts.${entry.account}`)],
            [words('ledger.amount'), ({ amount }) => amount / 100],
            [words('csv.currency'), ({ currency }) => currency],
            [words('ledger.about'), (entry) => aboutOf(entry)],
            [words('csv.reason'), ({ reason }) => reason],
          ],
        }}
        columns={[
          { accessor: 'at', title: words('ledger.time'), width: 180, render: ({ at }) => time(at) },
          { accessor: 'shop', title: t('shop'), ellipsis: true },
          {
            accessor: 'rule',
            title: words('ledger.type'),
            render: (entry) => (
              <>
                <Text size="sm">{words(`rules.${entry.rule}`)}</Text>
                <Text size="sm" c="dimmed">
                  {words(`accounts.${entry.account}`)}
                </Text>
              </>
            ),
          },
          { accessor: 'orderNo', title: words('ledger.about'), width: 250, render: (entry) => <About entry={entry} /> },
          {
            accessor: 'amount',
            title: words('ledger.amount'),
            width: 150,
            textAlign: 'right',
            render: (entry) => (
              <Button
                variant="subtle"
                size="compact-sm"
                c="inherit"
                aria-label={t('books.explainOf', {
                  time: time(entry.at),
                  shop: entry.shop,
                  amount: signedMoney(entry.amount),
                })}
                onClick={() => setExplained(entry)}
              >
                <SignedAmount amount={entry.amount} />
              </Button>
            ),
          },
        ]}
      />
      {explained && <Explained entry={explained} onClose={() => setExplained(null)} />}
    </Stack>
  );
}

const aboutOf = ({ orderNo, refundOrderNo, payoutNo }: AnyEntry) => refundOrderNo ?? payoutNo ?? orderNo;

function About({ entry }: { entry: AnyEntry }) {
  const { orderNo, refundOrderNo, payoutNo, product, reason } = entry;
  return (
    <>
      {refundOrderNo && (
        <LinkedNumber to={`disputes/${refundOrderNo}`} scope="refunds">
          {refundOrderNo}
        </LinkedNumber>
      )}
      {payoutNo && (
        <LinkedNumber to={`payouts/${payoutNo}`} scope="finance">
          {payoutNo}
        </LinkedNumber>
      )}
      {orderNo && !refundOrderNo && (
        <LinkedNumber to={`orders/${orderNo}`} scope="orders">
          {orderNo}
        </LinkedNumber>
      )}
      <Text size="sm" c="dimmed" lineClamp={1}>
        {product ?? reason}
      </Text>
    </>
  );
}

/** The whole movement: where the money came from and where it went, the mall's own accounts included. */
function Explained({ entry, onClose }: { entry: AnyEntry; onClose: () => void }) {
  const words = useTranslations('finance');
  const { time } = useFormats();
  const { data, error, refetch } = useCall(explainAnyEntry, { id: entry.id });
  return (
    <Dialog title={words('explain.title')} size="lg" onClose={onClose}>
      <Stack>
        <div>
          <Text fw={600}>{words(`rules.${entry.rule}`)}</Text>
          <Text size="sm" c="dimmed">
            {[entry.shop, time(entry.at), aboutOf(entry)].filter(Boolean).join(' · ')}
          </Text>
        </div>
        {entry.reason && <Text size="sm">{words('explain.reason', { reason: entry.reason })}</Text>}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={120} />}
        {data && <MovementPart movement={data.movement} />}
      </Stack>
    </Dialog>
  );
}
