import { Box, Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { RefundStatusBadge } from '#console/base/orders/refund-status.tsx';
import { Part } from '#console/base/part.tsx';
import { LinkedNumber } from '#console/platform/linked-number.tsx';
import type { OutputOf } from '#contract/core/call.ts';
import type { getAnyOrder } from '#contract/refunds/platform-orders.ts';

/** The refunds of an order; each opens for those who decide disputes. */
export function RefundsOfOrder({ refunds }: Pick<OutputOf<typeof getAnyOrder>, 'refunds'>) {
  const t = useTranslations('console.sections');
  const { money, day } = useFormats();
  if (refunds.length === 0) return null;
  return (
    <Part title={t('refunds')}>
      <Stack gap="xs">
        {refunds.map(({ refundOrderNo, status, amount, createdAt }) => (
          <Group key={refundOrderNo} justify="space-between" wrap="nowrap">
            <div>
              <LinkedNumber to={`disputes/${refundOrderNo}`} scope="refunds">
                {refundOrderNo}
              </LinkedNumber>
              <Text size="sm" c="dimmed">
                {money(amount)} · {day(createdAt)}
              </Text>
            </div>
            <Box style={{ flexShrink: 0 }}>
              <RefundStatusBadge status={status} />
            </Box>
          </Group>
        ))}
      </Stack>
    </Part>
  );
}
