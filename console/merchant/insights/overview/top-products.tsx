import { Anchor, Skeleton, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFigureText } from '#console/base/insights/figure-formats.ts';
import { useInsightRange } from '#console/base/insights/range.ts';
import { ProductCell } from '#console/base/lists/product-cell.tsx';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall, useShopId } from '#console/base/use-call.ts';
import { listProductInsights } from '#contract/insights/merchant.ts';

const shown = 3;

/** The few best or worst products, and the way to all of them. */
export function TopProducts({ sort }: { sort: 'best' | 'worst' }) {
  const t = useTranslations('insights');
  const shopId = useShopId();
  const { range, daysQuery } = useInsightRange();
  const { of } = useFigureText();
  const { data, error, refetch } = useCall(
    listProductInsights,
    { ...range, sort, limit: shown },
    { keepsPrevious: true },
  );
  const all = new URLSearchParams(daysQuery);
  if (sort === 'worst') all.set('sort', sort);
  return (
    <Part
      title={t(`products.${sort}`)}
      aside={
        <Anchor component={Link} to={`/${shopId}/insights/products?${all}`} size="sm">
          {t(`products.all.${sort}`)}
        </Anchor>
      }
    >
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={160} />}
      {data?.total === 0 && <Text c="dimmed">{t('products.none')}</Text>}
      {data && data.total > 0 && (
        <Table aria-label={t(`products.${sort}`)} className="figures" horizontalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('products.product')}</Table.Th>
              <Table.Th ta="right">{t('figures.visitors')}</Table.Th>
              <Table.Th ta="right">{t('figures.paid')}</Table.Th>
              <Table.Th ta="right">{t('figures.sales')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.list.map(({ productId, name, image, figures }) => (
              <Table.Tr key={productId}>
                <Table.Td>
                  <ProductCell image={image} name={name} text="" isShort />
                </Table.Td>
                <Table.Td ta="right">{of(figures, 'visitors')}</Table.Td>
                <Table.Td ta="right">{of(figures, 'paid')}</Table.Td>
                <Table.Td ta="right">{of(figures, 'sales')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Part>
  );
}
