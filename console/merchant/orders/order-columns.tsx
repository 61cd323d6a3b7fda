import { Group, Text } from '@mantine/core';
import { MessageSquareText, StickyNote } from 'lucide-react';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { useCountries } from '#console/base/countries/countries.ts';
import { useFormats } from '#console/base/format.ts';
import { NumberLink } from '#console/base/lists/number-link.tsx';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { OrderStatusBadge } from '#console/base/orders/order-status.tsx';
import { useShopId } from '#console/base/use-call.ts';
import type { ShopOrder } from '#contract/shipping/merchant.ts';
import { FlagBadge } from './order-flag.tsx';
import { othersToSameAddress } from './same-address.ts';

/** What the list shows of each of these orders. */
export function useOrderColumns(orders: readonly ShopOrder[]): DataTableColumn<ShopOrder>[] {
  const t = useTranslations('console.orders');
  const shopId = useShopId();
  const { money } = useFormats();
  const together = othersToSameAddress(orders.filter(({ canShip }) => canShip));
  return [
    {
      accessor: 'orderNo',
      title: t('order'),
      width: 230,
      render: ({ orderNo, createdAt, ...marks }) => (
        <>
          <NumberLink to={`/${shopId}/orders/${orderNo}`} number={orderNo} at={createdAt} />
          <Marks {...marks} />
        </>
      ),
    },
    {
      accessor: 'lines',
      title: t('products'),
      render: ({ lines }) => (
        <ProductCell
          isShort
          image={lines[0]?.image}
          name={lines[0]?.name}
          text={[
            t('units', { count: lines.reduce((sum, { quantity }) => sum + quantity, 0) }),
            lines.length > 1 && t('severalProducts', { count: lines.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    },
    {
      accessor: 'address',
      title: t('consignee'),
      width: 200,
      render: (order) => <Consignee order={order} others={together.get(order.orderNo)?.length ?? 0} />,
    },
    {
      accessor: 'payable',
      title: t('total'),
      textAlign: 'right',
      width: 120,
      render: ({ payable }) => money(payable),
    },
    {
      accessor: 'status',
      title: t('status'),
      width: 190,
      render: (order) => <Status order={order} />,
    },
  ];
}

/** What the shop's people and the buyer have written about it. */
function Marks({ flag, hasNote, note }: Pick<ShopOrder, 'flag' | 'hasNote' | 'note'>) {
  const t = useTranslations('console.orders');
  if (!flag && !hasNote && !note) return null;
  return (
    <Group gap={6}>
      {flag && <FlagBadge flag={flag} />}
      {hasNote && <StickyNote size={16} role="img" aria-label={t('internal.hasNote')} />}
      {note && <MessageSquareText size={16} role="img" aria-label={t('note', { note })} />}
    </Group>
  );
}

/** Who gets it, and how many other orders of the page go to the same address. */
function Consignee({ order: { address, delivery }, others }: { order: ShopOrder; others: number }) {
  const t = useTranslations('console.orders');
  const { nameOf } = useCountries();
  const isSent = delivery === 'courier' || delivery === 'dispatch';
  return (
    <>
      <Text size="sm">{address?.realName ?? '–'}</Text>
      <Text size="sm" c="dimmed">
        {isSent ? address && nameOf(address.country) : t(`kinds.${delivery}`)}
      </Text>
      {isSent && others > 0 && (
        <Text size="sm" c="dimmed">
          {t('sameAddress', { count: others })}
        </Text>
      )}
    </>
  );
}

function Status({ order: { status, canShip, shipBy, isOverdue, asksForAddress, openRefunds } }: { order: ShopOrder }) {
  const t = useTranslations('console.orders');
  const { day } = useFormats();
  return (
    <>
      <OrderStatusBadge status={status} />
      {asksForAddress && <Text size="sm">{t('addressChange.mark')}</Text>}
      {openRefunds > 0 && <Text size="sm">{t('refundOpen')}</Text>}
      {isOverdue ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('overdue')}
        </Text>
      ) : (
        canShip &&
        shipBy && (
          <Text size="sm" c="dimmed">
            {t('shipBy', { day: day(shipBy) })}
          </Text>
        )
      )}
    </>
  );
}
