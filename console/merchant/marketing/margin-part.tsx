import { Alert, Box, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { type CouponValues, mistakesInOffer, offerOf } from '#console/base/coupons/coupon-values.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { previewCouponMargin } from '#contract/coupons/merchant-figures.ts';
import { MarginRow } from './margin-row.tsx';

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
