import { Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import type { OrderLine } from '#contract/orders/shopper.ts';

/** What was bought: the price of each line, every reduction of it, and what became of its units. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslations('console.orders');
  const { money } = useFormats();
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('product')}</Table.Th>
          <Table.Th ta="right">{t('price')}</Table.Th>
          <Table.Th ta="right">{t('quantity')}</Table.Th>
          <Table.Th style={{ whiteSpace: 'nowrap' }}>{t('priceDetails')}</Table.Th>
          <Table.Th ta="right">{t('total')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td>
              <ProductCell image={line.image} name={line.name} text={line.variant} />
              <Units line={line} />
            </Table.Td>
            <Table.Td ta="right">
              {money(line.unitPrice)}
              {line.listPrice > line.goods && (
                <Text size="sm" c="dimmed" td="line-through">
                  {money(line.listPrice / line.quantity)}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right">{line.quantity}</Table.Td>
            <Table.Td>
              <Reductions line={line} />
            </Table.Td>
            <Table.Td ta="right">{money(line.payable)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** From the subtotal to what was paid, step by step. */
function Reductions({ line }: { line: OrderLine }) {
  const t = useTranslations('console.orders');
  const { money } = useFormats();
  const steps: [name: string, amount: number][] = [
    [t('subtotal'), line.goods],
    [t('dealOff'), -line.dealOff],
    [t('shopCoupon'), line.dealOff - line.shopCoupon],
    [t('platformCoupon'), -line.platformCoupon],
    [t('points'), -line.points],
    [t('freight'), line.freight],
  ];
  return steps
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => (
      <Text key={name} size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {name} {money(amount)}
      </Text>
    ));
}

function Units({ line }: { line: OrderLine }) {
  const t = useTranslations('platform-people.orders.units');
  const { money } = useFormats();
  const counts = [
    line.shipped > 0 && t('shipped', { count: line.shipped }),
    line.unsent > 0 && t('unsent', { count: line.unsent }),
    line.refunding > 0 && t('refunding', { count: line.refunding }),
    line.refunded > 0 && t('refunded', { count: line.refunded }),
    line.partRefunded > 0 && t('partRefunded', { count: line.partRefunded }),
    line.refundedPrice > 0 && t('back', { amount: money(line.refundedPrice) }),
  ].filter(Boolean);
  if (counts.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {counts.join(' · ')}
    </Text>
  );
}
