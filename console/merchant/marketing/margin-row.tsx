import { Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import type { CouponMargin } from '#contract/coupons/merchant-figures.ts';

/** An order with a coupon or a deal, and what remains of it to the shop. */
export function MarginRow({ row, isWorst }: { row: CouponMargin; isWorst: boolean }) {
  const t = useTranslations('marketing.margin');
  const { money, part } = useFormats();
  const isLoss = row.remains < 0;
  const costs = [
    t('discount', { amount: money(-row.discount) }),
    t('commission', { amount: money(-row.commission) }),
    row.cost === null ? t('noCost') : t('cost', { amount: money(-row.cost) }),
  ];
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" lineClamp={2}>
          {[row.name, row.variant].filter(Boolean).join(', ')}
        </Text>
        <Text size="xs">
          {row.units > 1 ? t('units', { count: row.units, price: money(row.price) }) : money(row.price)}
        </Text>
        <Text size="xs" c="dimmed">
          {costs.join(' · ')}
        </Text>
        {isWorst && (
          <Text size="xs" fw={600}>
            {t('worst')}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={600} {...(isLoss && { c: 'var(--mantine-color-error)' })}>
          {money(row.remains)}
          {row.cost !== null && row.remainsPercent !== null && ` (${part(row.remainsPercent / 100)})`}
        </Text>
        <Text size="xs" c="dimmed">
          {row.cost === null ? t('beforeCost') : t('without', { amount: money(row.remainsWithout) })}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}
