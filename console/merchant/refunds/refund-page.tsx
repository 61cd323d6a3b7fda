import { Alert, Anchor, Divider, Grid, Skeleton, Stack, Table, Text, Timeline } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Amount } from '#console/base/money/amount.tsx';
import { Proofs } from '#console/base/orders/proofs.tsx';
import { RefundStatusBadge } from '#console/base/orders/refund-status.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { getShopRefund } from '#contract/refunds/merchant.ts';
import { RefundActions } from './refund-actions.tsx';

type ShopRefund = OutputOf<typeof getShopRefund>;

export default function RefundPage() {
  const t = useTranslations('console');
  const { refundNo = '' } = useParams();
  const shopId = useShopId();
  const { data: refund, error, refetch } = useCall(getShopRefund, { refundOrderNo: refundNo });
  return (
    <Screen
      title={refundNo}
      parent={{ to: `/${shopId}/refunds`, name: t('sections.refunds') }}
      actions={refund && <RefundActions refund={refund} />}
    >
      {error && !refund && <LoadFailure error={error} onRetry={refetch} />}
      {!refund && !error && <Skeleton h={480} />}
      {refund && <RefundDetail refund={refund} />}
    </Screen>
  );
}

function RefundDetail({ refund }: { refund: ShopRefund }) {
  const t = useTranslations('console.refunds');
  const { money, time } = useFormats();
  const stepText = (status: ShopRefund['refundStatus'], amount: number | null) =>
    amount === null
      ? t(`steps.${status}`)
      : t('historyAmount', { status: t(`steps.${status}`), amount: money(amount) });
  return (
    <Grid>
      <Grid.Col span={8}>
        <Stack>
          {refund.waitsFor === 'shop' && refund.answerBy && (
            <Alert color="orange">{t(`waiting.${refund.kind}`, { time: time(refund.answerBy) })}</Alert>
          )}
          {refund.refundStatus === 'offered' && refund.answerBy && (
            <Alert color="blue">{t('offerWaiting', { time: time(refund.answerBy) })}</Alert>
          )}
          <Part title={t('asked')} aside={<RefundStatusBadge status={refund.refundStatus} />}>
            <Text>
              {t(`kinds.${refund.kind}`)} · {t(`reasons.${refund.refundReasonWap}`)}
            </Text>
            {refund.refundReasonWapExplain && <Text c="dimmed">{refund.refundReasonWapExplain}</Text>}
            <Proofs pictures={refund.pictures} />
            <Table verticalSpacing="sm" mt="sm">
              <Table.Tbody>
                {refund.orderInfoList.map((line) => (
                  <Table.Tr key={line.lineId}>
                    <Table.Td>
                      <ProductCell image={line.image} name={line.name} text={line.variant} />
                    </Table.Td>
                    <Table.Td ta="right">{money(line.unitPrice)}</Table.Td>
                    <Table.Td ta="right">× {line.quantity}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Part>
          {refund.offer && (
            <Part title={t(refund.offer.isAgreed ? 'offerAgreed' : 'offerPart')}>
              <Text fw={600}>
                {t('offerOf', { amount: money(refund.offer.amount), asked: money(refund.offer.asked) })}
              </Text>
              <Text c="dimmed">{refund.offer.reason}</Text>
              <Proofs pictures={refund.offer.pictures} />
            </Part>
          )}
          {refund.returnAddress && (
            <Part title={t('returnTo')}>
              <Text>{refund.returnAddress.name}</Text>
              <Text c="dimmed" style={{ whiteSpace: 'pre-line' }}>
                {[refund.returnAddress.address, refund.returnAddress.phone].filter(Boolean).join('\n')}
              </Text>
            </Part>
          )}
          {refund.returnNumber && (
            <Part title={t('returnParcel')}>
              <Text>
                {refund.returnCompany} · {refund.returnNumber}
              </Text>
              {refund.returnTrack && <Text c="dimmed">{t(`returnStates.${refund.returnTrack.state}`)}</Text>}
            </Part>
          )}
          {refund.dispute && (
            <Part title={t('dispute')}>
              <Text>{t(`disputes.${refund.dispute.kind}`)}</Text>
              <Text c="dimmed">{refund.dispute.note}</Text>
              <Proofs pictures={refund.dispute.pictures} />
            </Part>
          )}
          {(refund.refundReason || refund.platformReason) && (
            <Part title={t('answers')}>
              {refund.refundReason && <Text>{t('refusedBecause', { reason: refund.refundReason })}</Text>}
              <Proofs pictures={refund.refundReasonPictures} />
              {refund.platformReason && <Text>{t('platformSaid', { reason: refund.platformReason })}</Text>}
            </Part>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={4}>
        <Stack>
          <Part title={t('amount')}>
            <Amount name={t('subtotal')} amount={refund.goods} />
            {refund.shopCoupon > 0 && <Amount name={t('shopCoupon')} amount={-refund.shopCoupon} />}
            {refund.platformCoupon > 0 && <Amount name={t('platformCoupon')} amount={-refund.platformCoupon} />}
            {refund.points > 0 && <Amount name={t('points')} amount={-refund.points} />}
            <Amount name={t('freight')} amount={refund.freight} />
            <Divider my="xs" />
            <Amount name={t('amount')} amount={refund.refundPrice} isTotal />
          </Part>
          <Part title={t('buyer')}>
            <Text>{refund.buyer}</Text>
            <OrderNumber number={refund.merOrderNo} />
          </Part>
          <Part title={t('history')}>
            <Text size="sm" c="dimmed" mb="sm">
              {t('shownToBuyer')}
            </Text>
            <Timeline active={refund.history.length} bulletSize={14} lineWidth={2}>
              {refund.history.map(({ status, by, note, amount, at }) => (
                <Timeline.Item key={`${status}${at}`} title={stepText(status, amount)}>
                  <Text size="sm" c="dimmed">
                    {t(`movers.${by}`)} · {time(at)}
                  </Text>
                  {note && <Text size="sm">{note}</Text>}
                </Timeline.Item>
              ))}
            </Timeline>
          </Part>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** The number of the order, which opens it for those who may see orders. */
function OrderNumber({ number }: { number: string }) {
  const shopId = useShopId();
  if (!useMay('orders')) return <Text c="dimmed">{number}</Text>;
  return (
    <Anchor component={Link} to={`/${shopId}/orders/${number}`} size="sm">
      {number}
    </Anchor>
  );
}
