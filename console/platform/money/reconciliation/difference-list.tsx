import { Button, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { useCall, useSend } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { ReasonDialog } from '#console/platform/reason-dialog.tsx';
import {
  type BookDifference,
  differenceReasonMax,
  differencesCountMax,
  explainDifference,
  listBookDifferences,
} from '#contract/payments/platform-reconciliation.ts';

const ended = ['settled', 'explained'] as const;

/** Payments about which the books differ, each with what to do about it. */
export function DifferenceList() {
  const t = useTranslations('platform-money.reconciliation');
  const { money, time } = useFormats();
  const { page, limit } = useListAddress();
  const state = useStatus(ended);
  const query = useCall(listBookDifferences, { state, page, limit }, { keepsPrevious: true });
  const [asked, setAsked] = useState<BookDifference | null>(null);
  return (
    <Stack>
      <Title order={2}>{t('differences')}</Title>
      <StatusTabs label={t('byState')} all={t('states.open')} statuses={ended} nameOf={(one) => t(`states.${one}`)} />
      <List<BookDifference>
        label={t('differences')}
        query={query}
        idOf={({ id }) => id}
        countMax={differencesCountMax}
        empty={t(state ? 'noneOther' : 'none')}
        exported={{
          name: 'differences',
          read: (paging) => callMall(listBookDifferences, { state, ...paging }),
          columns: [
            [t('payment'), ({ providerId }) => providerId],
            [t('what'), (row) => t(`kinds.${row.kind}`)],
            [t('theirs'), ({ theirs }) => theirs / 100],
            [t('ours'), ({ ours }) => ours / 100],
            [t('found'), ({ foundAt }) => foundAt],
          ],
        }}
        columns={[
          {
            accessor: 'providerId',
            title: t('payment'),
            width: 270,
            render: ({ providerId, tradeNo }) => (
              <>
                <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {providerId}
                </Text>
                {tradeNo && (
                  <LinkedNumber to={`orders?words=${tradeNo}`} scope="orders">
                    {tradeNo}
                  </LinkedNumber>
                )}
              </>
            ),
          },
          { accessor: 'kind', title: t('what'), render: (row) => <What difference={row} /> },
          {
            accessor: 'theirs',
            title: t('theirs'),
            width: 110,
            textAlign: 'right',
            render: (row) => money(row.theirs),
          },
          { accessor: 'ours', title: t('ours'), width: 110, textAlign: 'right', render: (row) => money(row.ours) },
          { accessor: 'foundAt', title: t('found'), width: 180, render: ({ foundAt }) => time(foundAt) },
          {
            accessor: 'act',
            title: '',
            width: 120,
            textAlign: 'right',
            render: (row) =>
              row.state === 'open' && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('explainOne', { payment: row.providerId })}
                  onClick={() => setAsked(row)}
                >
                  {t('explain')}
                </Button>
              ),
          },
        ]}
      />
      {asked && <ExplainDialog difference={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

function What({ difference: { kind, state, reason, endedBy } }: { difference: BookDifference }) {
  const t = useTranslations('platform-money.reconciliation');
  return (
    <>
      <Text size="sm" fw={600}>
        {t(`kinds.${kind}`)}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {state === 'explained' ? [endedBy, reason].filter(Boolean).join(': ') : state === 'open' && t(`todo.${kind}`)}
      </Text>
    </>
  );
}

function ExplainDialog({ difference, onClose }: { difference: BookDifference; onClose: () => void }) {
  const t = useTranslations('platform-money.reconciliation');
  const { done } = useNotices();
  const explain = useSend(explainDifference);
  return (
    <ReasonDialog
      title={t('explainOne', { payment: difference.providerId })}
      hint={t('explainHint')}
      confirm={t('explain')}
      lettersMax={differenceReasonMax}
      onClose={onClose}
      onConfirm={async (reason) => {
        await explain.mutateAsync({ id: difference.id, reason });
        done(t('explained'));
      }}
    >
      <Text size="sm">{t('explainText')}</Text>
    </ReasonDialog>
  );
}
