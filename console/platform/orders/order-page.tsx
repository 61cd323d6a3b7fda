import { Divider, Grid, Skeleton, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Amount } from '#console/base/money/amount.tsx';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import { ParcelRow } from '#console/base/orders/parcel-row.tsx';
import { ReceiptButton } from '#console/base/orders/receipt-button.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { openAnyReceipt } from '#contract/receipts/platform.ts';
import { getAnyOrder } from '#contract/refunds/platform-orders.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderPeople } from './order-people.tsx';
import { RefundsOfOrder } from './refunds-of-order.tsx';

type Order = OutputOf<typeof getAnyOrder>;

export function OrderPage() {
  const t = useTranslations('console');
  const sections = useTranslations('platform.sections');
  const { orderNo = '' } = useParams();
  const locale = useLocale();
  const { time } = useFormats();
  const { data: order, error, refetch } = useCall(getAnyOrder, { orderNo });
  return (
    <Screen
      title={orderNo}
      {...(order && { text: t('orders.placed', { time: time(order.createdAt), payment: order.tradeNo }) })}
      parent={{ to: '/platform/orders', name: sections('orders') }}
      actions={order && <ReceiptButton open={() => callMall(openAnyReceipt, { orderNo, locale })} />}
    >
      {error && !order && <LoadFailure error={error} onRetry={refetch} />}
      {!order && !error && <Skeleton h={480} />}
      {order && <OrderDetail key={order.orderNo} order={order} />}
    </Screen>
  );
}

function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations('console.orders');
  const words = useTranslations('platform-people.orders');
  return (
    <Grid>
      <Grid.Col span={8}>
        <Stack>
          <Part title={t('products')} aside={<OrderStatusBadge status={order.status} />}>
            <OrderLines lines={order.lines} />
            {order.note && (
              <Text mt="sm" size="sm">
                {t('note', { note: order.note })}
              </Text>
            )}
          </Part>
          <Part title={t('parcels')}>
            {order.parcels.length === 0 && <Text c="dimmed">{t('noParcels')}</Text>}
            {order.parcels.map((parcel, at) => (
              <Fragment key={parcel.id}>
                {at > 0 && <Divider my="sm" />}
                <ParcelRow parcel={parcel} />
              </Fragment>
            ))}
          </Part>
          <Part title={words('timeline')}>
            <OrderFacts facts={order.facts} />
          </Part>
        </Stack>
      </Grid.Col>
      <Grid.Col span={4}>
        <Stack>
          <Bill order={order} />
          <OrderPeople order={order} />
          <OrderPayment order={order} />
          <RefundsOfOrder refunds={order.refunds} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** What was paid and why not more, and whose it is. */
function Bill({ order }: { order: Order }) {
  const t = useTranslations('console.orders');
  const words = useTranslations('platform-people.orders');
  return (
    <Part title={t('priceDetails')}>
      {order.listPrice > order.goods && <Amount name={words('listPrice')} amount={order.listPrice} />}
      {order.listPrice > order.goods && <Amount name={words('saleOff')} amount={order.goods - order.listPrice} />}
      <Amount name={t('subtotal')} amount={order.goods} />
      {order.dealOff > 0 && <Amount name={t('dealOff')} amount={-order.dealOff} />}
      {order.shopCoupon > order.reduction + order.dealOff && (
        <Amount name={t('shopCoupon')} amount={order.reduction + order.dealOff - order.shopCoupon} />
      )}
      {order.reduction > 0 && <Amount name={t('reduction')} amount={-order.reduction} />}
      {order.platformCoupon > 0 && <Amount name={t('platformCoupon')} amount={-order.platformCoupon} />}
      {order.points > 0 && <Amount name={t('points')} amount={-order.points} />}
      <Amount name={t('freight')} amount={order.freight} />
      <Divider my="xs" />
      <Amount name={order.paidAt ? t('paid') : t('total')} amount={order.payable} isTotal />
      {order.refundedPrice > 0 && <Amount name={t('refunded')} amount={-order.refundedPrice} />}
      <Divider my="xs" />
      <Amount name={words('commission')} amount={order.commission} />
      <Amount name={words(order.isReleased ? 'shareReleased' : 'share')} amount={order.shopShare} />
    </Part>
  );
}
