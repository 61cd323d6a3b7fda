import { Alert, Divider, Grid, Skeleton, Stack, Table, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { ParcelRow } from '#console/base/orders/parcel-row.tsx';
import { RefundStatusBadge } from '#console/base/orders/refund-status.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import { OrderFacts } from '#console/platform/orders/order-facts.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { getDispute } from '#contract/refunds/platform.ts';
import { BothSides } from './both-sides.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DisputeClocks } from './dispute-clocks.tsx';
import { DisputeRules } from './dispute-rules.tsx';

export type Dispute = OutputOf<typeof getDispute>;

/** Everything about one dispute on one page, and the decision beside it. */
export function DisputeRoom() {
  const t = useTranslations('platform-people.disputes');
  const sections = useTranslations('platform.sections');
  const { refundNo = '' } = useParams();
  const { data: dispute, error, refetch } = useCall(getDispute, { refundOrderNo: refundNo });
  return (
    <Screen
      title={refundNo}
      {...(dispute && { text: t('between', { buyer: dispute.buyer, shop: dispute.merName }) })}
      parent={{ to: '/platform/disputes', name: sections('disputes') }}
    >
      {error && !dispute && <LoadFailure error={error} onRetry={refetch} />}
      {!dispute && !error && <Skeleton h={480} />}
      {dispute && <Room key={dispute.refundOrderNo} dispute={dispute} />}
    </Screen>
  );
}

function Room({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('platform-people.disputes');
  const words = useTranslations('console');
  const { money } = useFormats();
  return (
    <Grid>
      <Grid.Col span={8}>
        <Stack>
          <Decided dispute={dispute} />
          <BothSides dispute={dispute} />
          <Part title={t('askedFor')} aside={<RefundStatusBadge status={dispute.refundStatus} />}>
            <Table verticalSpacing="sm">
              <Table.Tbody>
                {dispute.orderInfoList.map((line) => (
                  <Table.Tr key={line.lineId}>
                    <Table.Td>
                      <ProductCell image={line.image} name={line.name} text={line.variant} />
                    </Table.Td>
                    <Table.Td ta="right">{money(line.unitPrice)}</Table.Td>
                    <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                      × {line.quantity}
                    </Table.Td>
                    <Table.Td ta="right">{money(line.payable)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Part>
          <Part title={words('orders.parcels')}>
            {dispute.parcels.length === 0 && <Text c="dimmed">{words('orders.noParcels')}</Text>}
            {dispute.parcels.map((parcel, at) => (
              <Fragment key={parcel.id}>
                {at > 0 && <Divider my="sm" />}
                <ParcelRow parcel={parcel} />
              </Fragment>
            ))}
            {dispute.returnNumber && (
              <>
                <Divider my="sm" />
                <Text fw={600}>{words('refunds.returnParcel')}</Text>
                <Text size="sm">
                  {dispute.returnCompany} · {dispute.returnNumber}
                </Text>
                {dispute.returnTrack && (
                  <Text size="sm" c="dimmed">
                    {t(`returnStates.${dispute.returnTrack.state}`)}
                  </Text>
                )}
              </>
            )}
          </Part>
          <Part title={t('timeline')}>
            <OrderFacts facts={dispute.facts} isOf={({ about }) => about === dispute.refundOrderNo} />
          </Part>
        </Stack>
      </Grid.Col>
      <Grid.Col span={4}>
        <Stack>
          {dispute.mayDecide && <DecisionForm dispute={dispute} />}
          <DisputeClocks dispute={dispute} />
          <DisputeRules rules={dispute.rules} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** Who has decided it, and why; or that it waits for nobody here. */
function Decided({ dispute: { decidedAt, decidedBy, platformReason, mayDecide } }: { dispute: Dispute }) {
  const t = useTranslations('platform-people.disputes');
  const { time } = useFormats();
  if (mayDecide) return null;
  if (!decidedAt) return <Alert color="blue">{t('notHere')}</Alert>;
  return (
    <Alert
      color="blue"
      title={
        decidedBy
          ? t('decidedBy', { name: decidedBy, time: time(decidedAt) })
          : t('decidedByClock', { time: time(decidedAt) })
      }
    >
      {platformReason}
    </Alert>
  );
}
