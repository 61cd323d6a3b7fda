import { Alert, Box, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type CouponMargin, previewCouponMargin } from '#contract/coupons/merchant-figures.ts';
import { type CouponValues, mistakesInOffer, offerOf } from './coupon-values.ts';

type Margins = OutputOf<typeof previewCouponMargin>;
const pauseMs = 300;
const rowsShown = 6;

/** What the coupon that is typed would leave to the shop of the products that it covers. */
export function MarginPart({ values }: { values: CouponValues }) {
  const t = useTranslations('marketing.margin');
  const isComplete = Object.keys(mistakesInOffer(values)).length === 0;
  // As a text, since the values are another object each time the form is drawn.
  const [settled] = useDebouncedValue(isComplete ? JSON.stringify(offerOf(values)) : '', pauseMs);
  const { data, error, refetch } = useCall(previewCouponMargin, settled ? JSON.parse(settled) : {}, {
    isOff: settled === '',
    keepsPrevious: true,
  });
  return (
    <section aria-label={t('title')}>
      <Part title={t('title')}>
        <Text size="sm" c="dimmed" mb="sm">
          {t('text')}
        </Text>
        <Box aria-live="polite">
          {!isComplete && <Text size="sm">{t('incomplete')}</Text>}
          {isComplete && error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {isComplete && !data && !error && <Skeleton h={160} />}
          {isComplete && data && <Outcome margins={data} />}
        </Box>
      </Part>
    </section>
  );
}

function Outcome({ margins: { products, withoutCost, losing, list } }: { margins: Margins }) {
  const t = useTranslations('marketing.margin');
  const worst = list[0];
  if (!worst) return <Text size="sm">{t('nothing')}</Text>;
  return (
    <Stack gap="sm">
      {losing > 0 ? (
        <Alert color="red" title={t('losing', { count: losing })}>
          {t('losingText', { name: worst.name })}
        </Alert>
      ) : (
        withoutCost < products && <Alert color="teal">{t('safe')}</Alert>
      )}
      {withoutCost > 0 && <Alert color="orange">{t('withoutCost', { count: withoutCost })}</Alert>}
      <Table aria-label={t('title')} verticalSpacing="xs" horizontalSpacing="xs" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('order')}</Table.Th>
            <Table.Th ta="right" w={130}>
              {t('remains')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.slice(0, rowsShown).map((row) => (
            <MarginRow key={row.productId} row={row} isWorst={row === worst && row.cost !== null} />
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        {t('covers', { count: products })}
      </Text>
    </Stack>
  );
}

function MarginRow({ row, isWorst }: { row: CouponMargin; isWorst: boolean }) {
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
