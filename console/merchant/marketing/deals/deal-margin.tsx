import { Alert, Box, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { MarginRow } from '#console/merchant/marketing/margin-row.tsx';
import { previewDealMargin } from '#contract/catalogue/merchant-deals.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { type DealValues, mistakesInOffer, offerOf } from './deal-values.ts';

type Margins = OutputOf<typeof previewDealMargin>;
const pauseMs = 300;
const rowsShown = 6;

/** What the deal that is typed would leave to the shop of its products. */
export function DealMargin({ values }: { values: DealValues }) {
  const t = useTranslations('marketing');
  const isComplete = Object.keys(mistakesInOffer(values)).length === 0;
  // As a text, since the values are another object each time the form is drawn.
  const [settled] = useDebouncedValue(isComplete ? JSON.stringify(offerOf(values)) : '', pauseMs);
  const { data, error, refetch } = useCall(
    previewDealMargin,
    { offer: JSON.parse(settled || '{}') },
    {
      isOff: settled === '',
      keepsPrevious: true,
    },
  );
  return (
    <section aria-label={t('margin.title')}>
      <Part title={t('margin.title')}>
        <Text size="sm" c="dimmed" mb="sm">
          {t('deals.margin.text')}
        </Text>
        <Box aria-live="polite">
          {!isComplete && <Text size="sm">{t('deals.margin.incomplete')}</Text>}
          {isComplete && error && !data && <LoadFailure error={error} onRetry={refetch} />}
          {isComplete && !data && !error && <Skeleton h={160} />}
          {isComplete && data && <Outcome margins={data} isSet={values.kind === 'bundle'} />}
        </Box>
      </Part>
    </section>
  );
}

function Outcome({ margins, isSet }: { margins: Margins; isSet: boolean }) {
  const t = useTranslations('marketing');
  const { money } = useFormats();
  const { products, withoutCost, losing, list, remains } = margins;
  const worst = list[0];
  if (!worst) return <Text size="sm">{t('deals.margin.incomplete')}</Text>;
  const isLosing = isSet ? remains < 0 : losing > 0;
  return (
    <Stack gap="sm">
      {isSet && <Text fw={600}>{t('deals.margin.set', { amount: money(remains) })}</Text>}
      {isLosing ? (
        <Alert color="red" title={t('margin.losing', { count: Math.max(1, losing) })}>
          {t('deals.margin.losingText', { name: worst.name })}
        </Alert>
      ) : (
        withoutCost < products && losing === 0 && <Alert color="teal">{t('margin.safe')}</Alert>
      )}
      {withoutCost > 0 && <Alert color="orange">{t('margin.withoutCost', { count: withoutCost })}</Alert>}
      <Table aria-label={t('margin.title')} verticalSpacing="xs" horizontalSpacing="xs" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('margin.order')}</Table.Th>
            <Table.Th ta="right" w={130}>
              {t('margin.remains')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {list.slice(0, rowsShown).map((row) => (
            <MarginRow key={row.productId} row={row} isWorst={!isSet && row === worst && row.cost !== null} />
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed">
        {t('margin.covers', { count: products })}
      </Text>
    </Stack>
  );
}
