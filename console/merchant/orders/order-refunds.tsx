import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { RefundStatusBadge } from '#console/base/orders/refund-status.tsx';
import { Part } from '#console/base/part.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { listShopRefunds } from '#contract/refunds/merchant.ts';
import type { ShopOrder } from '#contract/shipping/merchant.ts';

/** The refunds of the order, for those who may see them. */
export function OrderRefunds({ order }: { order: ShopOrder }) {
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
