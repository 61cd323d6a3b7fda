import { Anchor, Grid, Image, Skeleton, Stack, Table, Text, Timeline } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { PayoutStatusBadge } from '#console/base/money/payout-status.tsx';
import { SignedAmount } from '#console/base/money/signed-amount.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import { useSectionPath } from '#console/platform/use-section-path.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { getPayoutToPay } from '#contract/payouts/platform.ts';
import { PayoutAccount } from './payout-account.tsx';
import { PayoutActs } from './payout-acts.tsx';

export type PayoutDetail = OutputOf<typeof getPayoutToPay>;

/** One payout: who asks for it, what it pays, where it goes, and what happened to it. */
export function PayoutPage() {
  const { payoutNo = '' } = useParams();
  const sections = useTranslations('platform.sections');
  const { data: payout, error, refetch } = useCall(getPayoutToPay, { payoutNo });
  return (
    <Screen
      title={payoutNo}
      parent={{ to: '/platform/payouts', name: sections('payouts') }}
      actions={payout && <PayoutActs payouts={[payout]} onDone={() => {}} />}
    >
      {error && !payout && <LoadFailure error={error} onRetry={refetch} />}
      {!payout && !error && <Skeleton h={420} />}
      {payout && (
        <Grid>
          <Grid.Col span={8}>
            <Stack>
              <Entries payout={payout} />
              <History payout={payout} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={4}>
            <Stack>
              <Facts payout={payout} />
              <PayoutAccount key={payout.payoutNo} payout={payout} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Screen>
  );
}

function Facts({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations('platform-money');
  const words = useTranslations('finance.payouts');
  const { money, time } = useFormats();
  const { shop, shopId, amount, requestedAt, requestedBy, isScheduled, sentAt, fileNo, reference, reason, proof } =
    payout;
  return (
    <Part title={t('payouts.facts')} aside={<PayoutStatusBadge status={payout.status} />}>
      <FactRows
        facts={[
          { name: words('amount'), value: <strong className="figures">{money(amount)}</strong> },
          {
            name: t('shop'),
            value: (
              <LinkedNumber to={`shops/${shopId}`} scope="shops">
                {shop}
              </LinkedNumber>
            ),
          },
          { name: words('requestedAt'), value: time(requestedAt) },
          { name: words('by'), value: isScheduled ? t('payouts.bySchedule') : requestedBy },
          { name: t('payouts.available'), value: money(payout.balances.available) },
          { name: t('payouts.pending'), value: money(payout.balances.pending) },
          {
            name: t('payouts.file'),
            value: fileNo && (
              <Anchor component={Link} to={`/platform/payouts?words=${fileNo}`} size="sm">
                {fileNo}
              </Anchor>
            ),
          },
          { name: words('sentAt'), value: sentAt && time(sentAt) },
          { name: t('reference'), value: reference },
          { name: t('reason'), value: reason },
        ]}
      />
      {proof && (
        <a href={proof.url} target="_blank" rel="noreferrer" aria-label={t('payouts.proof')}>
          <Image src={proof.url} mt="sm" w={120} radius="sm" alt="" />
        </a>
      )}
    </Part>
  );
}

/** What made up the balance that it is taken from. */
function Entries({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations('platform-money.payouts');
  const words = useTranslations('finance');
  const { time } = useFormats();
  const ledger = useSectionPath('ledger');
  const { entries, shopId, hasMoreEntries } = payout;
  return (
    <Part
      title={t('entries')}
      aside={
        ledger && (
          <Anchor component={Link} to={`${ledger}/entries?shop=${shopId}`} size="sm">
            {t('allEntries')}
          </Anchor>
        )
      }
    >
      <Text size="sm" c="dimmed" mb="sm">
        {entries.length === 0 ? t('noEntries') : t('entriesText')}
      </Text>
      {entries.length > 0 && (
        <Table aria-label={t('entries')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words('ledger.time')}</Table.Th>
              <Table.Th>{words('ledger.type')}</Table.Th>
              <Table.Th>{words('ledger.about')}</Table.Th>
              <Table.Th ta="right">{words('ledger.amount')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map(({ id, at, rule, orderNo, refundOrderNo, payoutNo, reason, amount }) => (
              <Table.Tr key={id}>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{time(at)}</Table.Td>
                <Table.Td>{words(`rules.${rule}`)}</Table.Td>
                <Table.Td>
                  {orderNo && !refundOrderNo ? (
                    <LinkedNumber to={`orders/${orderNo}`} scope="orders">
                      {orderNo}
                    </LinkedNumber>
                  ) : (
                    (refundOrderNo ?? payoutNo ?? reason)
                  )}
                </Table.Td>
                <Table.Td ta="right">
                  <SignedAmount amount={amount} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {hasMoreEntries && ledger && (
        <Anchor component={Link} to={`${ledger}/entries?shop=${shopId}`} size="sm" mt="sm" display="block">
          {t('allEntries')}
        </Anchor>
      )}
    </Part>
  );
}

function History({ payout }: { payout: PayoutDetail }) {
  const t = useTranslations('platform-money.payouts');
  const words = useTranslations('finance.payouts.statuses');
  const { time } = useFormats();
  return (
    <Part title={t('history')}>
      <Timeline active={payout.history.length} bulletSize={14} lineWidth={2}>
        {payout.history.map(({ what, at, by, text }) => (
          <Timeline.Item
            key={`${what}${at}`}
            title={what === 'account_shown' || what === 'filed' ? t(`steps.${what}`) : words(what)}
          >
            <Text size="sm" c="dimmed">
              {[by, time(at)].filter(Boolean).join(' · ')}
            </Text>
            {text && (
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {text}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Part>
  );
}
