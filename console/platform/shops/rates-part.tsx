import { Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNotices } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { StatusBadge, type StatusColour } from '#console/base/status-badge.tsx';
import { useSend } from '#console/base/use-call.ts';
import { useConfirm } from '#console/base/use-confirm.tsx';
import { type CommissionRate, withdrawCommission } from '#contract/shops/platform-commission.ts';
import { RateDialog, type RateOf } from './rate-dialog.tsx';

type RatesPartProps = {
  title: string;
  of: RateOf;
  percent: number;
  /** Of a shop: what its classification has. */
  ofCategory?: number;
  rates: readonly CommissionRate[];
};

const colours: Record<CommissionRate['state'], StatusColour> = {
  now: 'teal',
  planned: 'blue',
  past: 'gray',
  withdrawn: 'gray',
};

/** What the mall keeps of a sale now, its rates so far and planned, and the way to another one. */
export function RatesPart({ title, of, percent, ofCategory, rates }: RatesPartProps) {
  const t = useTranslations('platform-shops.commission');
  const { part, time } = useFormats();
  const [isChanging, setChanging] = useState(false);
  return (
    <Part
      title={title}
      aside={
        <Button variant="default" aria-label={t('changeOf', { name: of.name })} onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      }
    >
      <Group align="baseline" gap="sm">
        <Text fz={28} fw={700}>
          {part(percent / 100)}
        </Text>
        <Text c="dimmed">{t('now')}</Text>
        {ofCategory !== undefined && of.categoryName && (
          <Text c="dimmed">{t('ofKind', { name: of.categoryName, percent: part(ofCategory / 100) })}</Text>
        )}
      </Group>
      {rates.length > 0 && (
        <Table mt="sm" verticalSpacing="sm" aria-label={t('historyOf', { name: of.name })}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('rate')}</Table.Th>
              <Table.Th>{t('from')}</Table.Th>
              <Table.Th>{t('why')}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rates.map((rate) => (
              <Table.Tr key={rate.id}>
                <Table.Td>{rate.percent === null ? t('asKind') : part(rate.percent / 100)}</Table.Td>
                <Table.Td>{time(rate.startsAt)}</Table.Td>
                <Table.Td>
                  <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {rate.reason}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {rate.addedBy}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">
                  <Group gap="xs" justify="flex-end" wrap="nowrap">
                    <StatusBadge colour={colours[rate.state]}>{t(`states.${rate.state}`)}</StatusBadge>
                    {rate.state === 'planned' && <Withdraw rate={rate} />}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {isChanging && <RateDialog of={of} percent={percent} rates={rates} onClose={() => setChanging(false)} />}
    </Part>
  );
}

function Withdraw({ rate: { id, startsAt } }: { rate: CommissionRate }) {
  const t = useTranslations('platform-shops.commission');
  const { time } = useFormats();
  const confirm = useConfirm();
  const { done, failed } = useNotices();
  const withdraw = useSend(withdrawCommission);
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      loading={withdraw.isPending}
      onClick={() =>
        confirm({
          title: t('withdrawTitle'),
          text: t('withdrawText', { at: time(startsAt) }),
          confirm: t('withdraw'),
          isDanger: true,
          onConfirm: () => void withdraw.mutateAsync({ id }).then(() => done(t('withdrawn')), failed),
        })
      }
    >
      {t('withdraw')}
    </Button>
  );
}
