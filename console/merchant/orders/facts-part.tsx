import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { RefundStatusBadge } from '#console/merchant/refunds/refund-status.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import type { getShopOrder } from '#contract/shipping/merchant.ts';

type ShopOrderDetail = OutputOf<typeof getShopOrder>;

/** Who bought it, how it was paid, and until when what has to happen. */
export function FactsPart({ order }: { order: ShopOrderDetail }) {
  const t = useTranslations('console.orders');
  const { time } = useFormats();
  const { expiresAt, shipBy, receiveBy, completeBy, payType, cancelReason, isOverdue } = order;
  const facts: [name: string, value: string | null][] = [
    [t('facts.buyer'), order.buyer],
    [t('facts.method'), payType && t(`payTypes.${payType}`)],
    [t('facts.delivery'), t(`kinds.${order.delivery}`)],
    [t('facts.payBy'), expiresAt && time(expiresAt)],
    [t(isOverdue ? 'facts.overdue' : 'facts.shipBy'), order.canShip && shipBy ? time(shipBy) : null],
    [t('facts.receiveBy'), order.status === 'shipped' && receiveBy ? time(receiveBy) : null],
    [t('facts.completeBy'), order.status === 'received' && completeBy ? time(completeBy) : null],
    [t('facts.cancelled'), order.status === 'cancelled' ? cancelReason : null],
  ];
  return (
    <Part title={t('facts.title')}>
      <Stack component="dl" gap={6} m={0}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Group key={name} justify="space-between" align="baseline" wrap="nowrap" gap="md">
                <Text
                  component="dt"
                  size="sm"
                  c={name === t('facts.overdue') ? 'red' : 'dimmed'}
                  style={{ flexShrink: 0 }}
                >
                  {name}
                </Text>
                <Text component="dd" size="sm" m={0} ta="right" style={{ overflowWrap: 'anywhere' }}>
                  {value}
                </Text>
              </Group>
            ),
        )}
      </Stack>
    </Part>
  );
}

/** The refunds of the order, for those who may see them. */
export function OrderRefunds({ order }: { order: ShopOrderDetail }) {
  const hasRefunds = order.openRefunds > 0 || order.refundedPrice > 0;
  return useMay('refunds') && hasRefunds ? <RefundLinks orderNo={order.orderNo} /> : null;
}

function RefundLinks({ orderNo }: { orderNo: string }) {
  const t = useTranslations('console');
  const shopId = useShopId();
  const { money } = useFormats();
  const { data } = useCall(listShopRefunds, { words: orderNo, limit: 100 });
  if (!data) return null;
  return (
    <Part title={t('sections.refunds')}>
      <Stack gap="xs">
        {data.list.map(({ refundOrderNo, refundStatus, refundPrice }) => (
          <Group key={refundOrderNo} justify="space-between" wrap="nowrap">
            <div>
              <Anchor component={Link} to={`/${shopId}/refunds/${refundOrderNo}`} size="sm">
                {refundOrderNo}
              </Anchor>
              <Text size="sm" c="dimmed">
                {money(refundPrice)}
              </Text>
            </div>
            <Box style={{ flexShrink: 0 }}>
              <RefundStatusBadge status={refundStatus} />
            </Box>
          </Group>
        ))}
      </Stack>
    </Part>
  );
}
