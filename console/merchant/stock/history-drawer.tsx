import { Anchor, Drawer, Group, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { useMay } from '#console/base/session/user.ts';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { listStockChanges, type StockChange, type StockRow } from '#contract/catalogue/merchant-stock.ts';

const pageSize = 20;

/** Every change of a variant's stock, beside the list. What an order has changed opens the order. */
export function HistoryDrawer({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const t = useTranslations('console');
  const [page, setPage] = useState(1);
  const query = useCall(listStockChanges, { skuId: row.skuId, page, limit: pageSize }, { keepsPrevious: true });
  const { data, error, refetch } = query;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={t('stock.history.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <ProductCell image={row.picture} name={row.name} text={[row.variant, row.code].filter(Boolean).join(' · ')} />
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton h={240} />}
        {data && (
          <Table aria-label={t('stock.history.title')} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('stock.history.what')}</Table.Th>
                <Table.Th ta="right">{t('stock.onHand')}</Table.Th>
                <Table.Th ta="right">{t('stock.available')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.list.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
              {page === pages && <OpeningRow opening={data.opening} />}
            </Table.Tbody>
          </Table>
        )}
        {pages > 1 && (
          <Group justify="flex-end">
            <Pagination
              size="sm"
              total={pages}
              value={page}
              onChange={setPage}
              getControlProps={(control) => ({ 'aria-label': t(`stock.history.${control}`) })}
              getItemProps={(item) => ({ 'aria-label': t('stock.history.page', { page: item }) })}
            />
          </Group>
        )}
      </Stack>
    </Drawer>
  );
}

function ChangeRow({ change }: { change: StockChange }) {
  const t = useTranslations('console.stock');
  const shopId = useShopId();
  const opensOrders = useMay('orders');
  const { time } = useFormats();
  const { cause, orderNo, at, nickname, note } = change;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm">
          {t(`causes.${cause}`)}
          {orderNo && (
            <>
              {' · '}
              {opensOrders ? (
                <Anchor component={Link} size="sm" to={`/${shopId}/orders/${orderNo}`}>
                  {orderNo}
                </Anchor>
              ) : (
                orderNo
              )}
            </>
          )}
        </Text>
        <Text size="xs" c="dimmed">
          {[time(at), nickname].filter(Boolean).join(' · ')}
        </Text>
        {note && <Text size="xs">{note}</Text>}
      </Table.Td>
      <Amount delta={change.onHandDelta} after={change.onHand} />
      <Amount delta={change.availableDelta} after={change.available} />
    </Table.Tr>
  );
}

function OpeningRow({ opening }: { opening: number }) {
  const t = useTranslations('console.stock');
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm">{t('history.opening')}</Text>
      </Table.Td>
      <Amount delta={0} after={opening} />
      <Amount delta={0} after={opening} />
    </Table.Tr>
  );
}

function Amount({ delta, after }: { delta: number; after: number }) {
  const { count, signed } = useFormats();
  return (
    <Table.Td ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <Text size="sm" fw={600}>
        {count(after)}
      </Text>
      {delta !== 0 && (
        <Text size="xs" c="dimmed">
          {signed(delta)}
        </Text>
      )}
    </Table.Td>
  );
}
