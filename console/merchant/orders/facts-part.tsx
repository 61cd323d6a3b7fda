import { Group, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { Part } from '#console/base/part.tsx';
import type { OutputOf } from '#contract/core/call.ts';
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
