import { Divider, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FactRows } from '#console/base/fact-rows.tsx';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { getAnyOrder } from '#contract/refunds/platform-orders.ts';

type Order = OutputOf<typeof getAnyOrder>;

/** Where it was bought, how it was paid, and until when what has to happen. */
export function OrderPayment({ order }: { order: Order }) {
  const t = useTranslations('console.orders');
  const words = useTranslations('platform-people.orders');
  const { money, time } = useFormats();
  const others = order.paymentOrders.filter((number) => number !== order.orderNo);
  const { payType, expiresAt, shipBy, receiveBy, completeBy, isOverdue } = order;
  return (
    <Part title={t('facts.title')}>
      <FactRows
        facts={[
          {
            name: words('shop'),
            value: (
              <LinkedNumber to={`orders?shop=${order.shopId}`} scope="orders">
                {order.shopName}
              </LinkedNumber>
            ),
          },
          { name: words('shopId'), value: order.shopId },
          { name: words('payment'), value: order.tradeNo },
          { name: words('paymentTotal'), value: others.length > 0 && money(order.paymentPayable) },
          { name: t('facts.method'), value: payType && t(`payTypes.${payType}`) },
          { name: t('facts.delivery'), value: t(`kinds.${order.delivery}`) },
          { name: t('facts.payBy'), value: expiresAt && time(expiresAt) },
          {
            name: t(isOverdue ? 'facts.overdue' : 'facts.shipBy'),
            value: order.status === 'paid' && shipBy ? time(shipBy) : null,
            isWarning: isOverdue,
          },
          { name: t('facts.receiveBy'), value: order.status === 'shipped' && receiveBy ? time(receiveBy) : null },
          { name: t('facts.completeBy'), value: order.status === 'received' && completeBy ? time(completeBy) : null },
          { name: t('facts.cancelled'), value: order.status === 'cancelled' ? order.cancelReason : null },
        ]}
      />
      {others.length > 0 && (
        <Stack gap={2} mt="sm">
          <Text size="sm" c="dimmed">
            {words('samePayment')}
          </Text>
          {others.map((number) => (
            <LinkedNumber key={number} to={`orders/${number}`} scope="orders">
              {number}
            </LinkedNumber>
          ))}
        </Stack>
      )}
      {order.charges.length > 0 && <Divider my="sm" />}
      <Stack gap="xs">
        {order.charges.map(({ id, method, providerId, amount, state, failure, at }) => (
          <div key={id}>
            <Group justify="space-between" wrap="nowrap">
              <Text size="sm">{[t(`payTypes.${method}`), words(`charges.${state}`)].join(' · ')}</Text>
              <Text size="sm">{money(amount)}</Text>
            </Group>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {[time(at), providerId, failure].filter(Boolean).join(' · ')}
            </Text>
          </div>
        ))}
      </Stack>
    </Part>
  );
}
