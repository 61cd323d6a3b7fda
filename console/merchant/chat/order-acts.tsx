import { Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureText } from '#console/base/failure-text.ts';
import { useFormats } from '#console/base/format.ts';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { GrantRefund } from '#console/merchant/orders/grant-refund.tsx';
import { OpenOffer, ReducePrice } from '#console/merchant/orders/reduce-price.tsx';
import { RefundActions } from '#console/merchant/refunds/refund-actions.tsx';
import type { ShopperOrder } from '#contract/chat/desk.ts';
import { getShopRefund } from '#contract/refunds/merchant.ts';
import { getShopOrder } from '#contract/shipping/merchant.ts';

/** What people of a shop can do about an order beside the conversation, each as far as their role allows. */
export function OrderActs({ order: { orderNo, refund } }: { order: ShopperOrder }) {
  const t = useTranslations('chat-desk.shopper');
  const mayOrders = useMay('orders');
  const mayRefunds = useMay('refunds');
  if (!mayOrders && !mayRefunds)
    return (
      <Text size="xs" c="dimmed">
        {t('noActs')}
      </Text>
    );
  return (
    <Stack gap="xs" mt="xs">
      {mayRefunds && refund && <OpenRefund refundOrderNo={refund.refundOrderNo} />}
      {mayOrders && <OfOrder orderNo={orderNo} hasRefund={refund !== null} />}
    </Stack>
  );
}

function OfOrder({ orderNo, hasRefund }: { orderNo: string; hasRefund: boolean }) {
  const t = useTranslations('chat-desk.shopper');
  const failureText = useFailureText();
  const { data: order, error } = useCall(getShopOrder, { orderNo });
  if (error) return <Text size="xs">{failureText(error)}</Text>;
  if (!order) return <Skeleton h={32} />;
  const isUnpaid = order.status === 'awaiting_payment';
  if (!isUnpaid && !order.paidAt && !hasRefund)
    return (
      <Text size="xs" c="dimmed">
        {t('nothingToDo')}
      </Text>
    );
  return (
    <>
      {order.priceOffer?.status === 'open' && <OpenOffer orderNo={orderNo} offer={order.priceOffer} />}
      <Group gap="xs">
        {isUnpaid && order.priceOffer?.status !== 'open' && <ReducePrice order={order} />}
        <GrantRefund order={order} />
      </Group>
    </>
  );
}

function OpenRefund({ refundOrderNo }: { refundOrderNo: string }) {
  const t = useTranslations('console.refunds');
  const shopId = useShopId();
  const failureText = useFailureText();
  const { money } = useFormats();
  const { data: refund, error } = useCall(getShopRefund, { refundOrderNo });
  if (error) return <Text size="xs">{failureText(error)}</Text>;
  if (!refund) return <Skeleton h={64} />;
  return (
    <Stack gap={6}>
      <Text size="xs">
        <Anchor component={Link} to={`/${shopId}/refunds/${refundOrderNo}`} size="xs">
          {refundOrderNo}
        </Anchor>
        {` · ${t(`kinds.${refund.kind}`)} · ${money(refund.refundPrice)}`}
      </Text>
      <Group gap="xs">
        <RefundActions refund={refund} />
      </Group>
    </Stack>
  );
}
