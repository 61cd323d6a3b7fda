import { Button, Divider, Grid, Skeleton, Stack, Table, Text, Timeline } from '@mantine/core';
import { Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useCountries } from '#console/base/countries/countries.ts';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useLocale } from '#console/base/locale.ts';
import { Amount } from '#console/base/money/amount.tsx';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import { ReceiptButton } from '#console/base/orders/receipt-button.tsx';
import { Part } from '#console/base/part.tsx';
import { Screen } from '#console/base/screen.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { openShopReceipt } from '#contract/receipts/merchant.ts';
import { getShopOrder } from '#contract/shipping/merchant.ts';
import { AddressRequest } from './address-request.tsx';
import { FactsPart } from './facts-part.tsx';
import { GrantRefund } from './grant-refund.tsx';
import { NotePart } from './note-part.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { OpenOffer, ReducePrice } from './reduce-price.tsx';
import { ShipDialog } from './ship-dialog.tsx';

type ShopOrderDetail = OutputOf<typeof getShopOrder>;

export default function OrderPage() {
  const t = useTranslations('console');
  const { orderNo = '' } = useParams();
  const shopId = useShopId();
  const locale = useLocale();
  const { time } = useFormats();
  const [isShipping, setShipping] = useState(false);
  const { data: order, error, refetch } = useCall(getShopOrder, { orderNo });
  return (
    <Screen
      title={orderNo}
      {...(order && { text: t('orders.placed', { time: time(order.createdAt), payment: order.tradeNo }) })}
      parent={{ to: `/${shopId}/orders`, name: t('sections.orders') }}
      actions={
        order && (
          <>
            <Button
              variant="default"
              component={Link}
              to={`/${shopId}/orders/print?orders=${orderNo}`}
              leftSection={<Printer size={16} aria-hidden="true" />}
            >
              {t('orders.print')}
            </Button>
            <ReceiptButton open={() => callMall(openShopReceipt, { orderNo, locale }, shopId)} />
            <GrantRefund order={order} />
            {order.status === 'awaiting_payment' && order.priceOffer?.status !== 'open' && (
              <ReducePrice order={order} />
            )}
            {order.canShip && (
              <Button leftSection={<Truck size={16} aria-hidden="true" />} onClick={() => setShipping(true)}>
                {t('orders.ship')}
              </Button>
            )}
          </>
        )
      }
    >
      {error && !order && <LoadFailure error={error} onRetry={refetch} />}
      {!order && !error && <Skeleton h={480} />}
      {order?.addressChange?.status === 'open' && <AddressRequest orderNo={orderNo} change={order.addressChange} />}
      {order?.priceOffer?.status === 'open' && <OpenOffer orderNo={orderNo} offer={order.priceOffer} />}
      {order && <OrderDetail order={order} />}
      {order && isShipping && <ShipDialog order={order} onClose={() => setShipping(false)} />}
    </Screen>
  );
}

function OrderDetail({ order }: { order: ShopOrderDetail }) {
  const t = useTranslations('console.orders');
  const { money, time } = useFormats();
  const { nameOf } = useCountries();
  return (
    <Grid>
      <Grid.Col span={8}>
        <Stack>
          <Part title={t('products')} aside={<OrderStatusBadge status={order.status} />}>
            <Table verticalSpacing="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('product')}</Table.Th>
                  <Table.Th ta="right">{t('price')}</Table.Th>
                  <Table.Th ta="right">{t('quantity')}</Table.Th>
                  <Table.Th ta="right">{t('toSend')}</Table.Th>
                  <Table.Th ta="right">{t('total')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {order.lines.map((line) => (
                  <Table.Tr key={line.id}>
                    <Table.Td>
                      <ProductCell image={line.image} name={line.name} text={line.variant} />
                    </Table.Td>
                    <Table.Td ta="right">{money(line.unitPrice)}</Table.Td>
                    <Table.Td ta="right">{line.quantity}</Table.Td>
                    <Table.Td ta="right">{order.canShip ? line.toSend : 0}</Table.Td>
                    <Table.Td ta="right">{money(line.payable)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Part>
          <ParcelsPart order={order} />
        </Stack>
      </Grid.Col>
      <Grid.Col span={4}>
        <Stack>
          <Part title={t('consignee')}>
            {order.address ? (
              <Text style={{ whiteSpace: 'pre-line' }}>
                {[
                  order.address.realName,
                  `${order.address.countryCode} ${order.address.phone}`,
                  order.address.detail,
                  `${order.address.postCode} ${nameOf(order.address.country)}`,
                ].join('\n')}
              </Text>
            ) : (
              <Text c="dimmed">{t('noAddress')}</Text>
            )}
            {order.note && (
              <Text mt="sm" size="sm">
                {t('note', { note: order.note })}
              </Text>
            )}
          </Part>
          <Part title={t('priceDetails')}>
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
            {order.priceOffer?.status === 'declined' && (
              <Text mt="xs" size="sm" c="dimmed">
                {t('priceOffer.declined', { after: money(order.priceOffer.after) })}
              </Text>
            )}
            {order.refundedPrice > 0 && <Amount name={t('refunded')} amount={-order.refundedPrice} />}
          </Part>
          <FactsPart order={order} />
          <OrderRefunds order={order} />
          <NotePart order={order} />
          <Part title={t('history')}>
            <Timeline active={order.history.length} bulletSize={14} lineWidth={2}>
              {order.history.map(({ status, at }) => (
                <Timeline.Item key={`${status}${at}`} title={t(`statuses.${status}`)}>
                  <Text size="sm" c="dimmed">
                    {time(at)}
                  </Text>
                </Timeline.Item>
              ))}
            </Timeline>
          </Part>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
