import { Alert, Button, Divider, Group, SegmentedControl, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Amount } from '#console/base/money/amount.tsx';
import { Part } from '#console/base/part.tsx';
import { DayField } from '#console/base/times/day-field.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { OutputOf } from '#contract/core/call.ts';
import { bookDaysMax, bookSteps, getMallBooks } from '#contract/payouts/platform-books.ts';
import { BookTable } from './book-table.tsx';
import { spanOf, spans } from './spans.ts';

const dayMs = 86_400_000;
const dayIn = (text: string) => (/^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

/** The range of days in the address, by day or month: this month by default. */
function useSpan() {
  const { value } = useListAddress();
  const usual = spanOf('month', new Date());
  const [from, until] = [dayIn(value('from')) || usual.from, dayIn(value('until')) || usual.until];
  const by = bookSteps.find((one) => one === value('by')) ?? 'day';
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  const problem = days < 1 ? 'backwards' : by === 'day' && days > bookDaysMax ? 'tooLong' : null;
  return { from, until, by, problem } as const;
}

export function BookFiguresTab() {
  const t = useTranslations('platform-money.books');
  const { from, until, by, problem } = useSpan();
  const { data, error, refetch } = useCall(
    getMallBooks,
    { from, until, by },
    { keepsPrevious: true, isOff: problem !== null },
  );
  return (
    <Stack>
      <SpanFields />
      {problem && <Alert color="orange">{t(problem, { days: bookDaysMax })}</Alert>}
      {!problem && error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!problem && !data && !error && <Skeleton h={360} />}
      {!problem && data && (
        <>
          <Figures books={data} />
          {data.periods.length === 0 ? (
            <Text c="dimmed">{t('none')}</Text>
          ) : (
            <BookTable books={data} by={by} from={from} until={until} />
          )}
        </>
      )}
    </Stack>
  );
}

function SpanFields() {
  const t = useTranslations('platform-money.books');
  const { change } = useListAddress();
  const { from, until, by } = useSpan();
  return (
    <Group justify="space-between">
      <Group gap="sm">
        <DayField label={t('from')} day={from} onChange={(next) => change({ from: next })} />
        <DayField label={t('until')} day={until} onChange={(next) => change({ until: next })} />
        {spans.map((name) => (
          <Button key={name} variant="default" size="xs" onClick={() => change(spanOf(name, new Date()))}>
            {t(`spans.${name}`)}
          </Button>
        ))}
      </Group>
      <SegmentedControl
        aria-label={t('by')}
        value={by}
        data={bookSteps.map((step) => ({ value: step, label: t(`steps.${step}`) }))}
        onChange={(next) => change({ by: next })}
      />
    </Group>
  );
}

function Figures({ books: { total, owedToBuyers } }: { books: OutputOf<typeof getMallBooks> }) {
  const t = useTranslations('platform-money.books');
  return (
    <SimpleGrid cols={3} spacing="lg">
      <Part title={t('sales')}>
        <Amount name={t('figures.paid')} amount={total.paid} />
        <Amount name={t('figures.refunded')} amount={0 - total.refunded} />
        <Divider my="xs" />
        <Amount name={t('owedToBuyers')} amount={owedToBuyers} />
      </Part>
      <Part title={t('earned')}>
        <Amount name={t('figures.commission')} amount={total.commission} />
        <Amount name={t('figures.fees')} amount={total.fees} />
        <Amount name={t('figures.couponCost')} amount={0 - total.couponCost} />
        <Amount name={t('figures.pointsCost')} amount={0 - total.pointsCost} />
        <Amount name={t('figures.corrections')} amount={0 - total.corrections} />
        <Divider my="xs" />
        <Amount name={t('figures.result')} amount={total.result} isTotal />
      </Part>
      <Part title={t('owed')}>
        <Amount name={t('figures.owedOpening')} amount={total.owedOpening} />
        <Amount name={t('figures.shares')} amount={total.shares} />
        <Amount name={t('figures.corrections')} amount={total.corrections} />
        <Amount name={t('figures.fees')} amount={0 - total.fees} />
        <Amount name={t('figures.paidOut')} amount={0 - total.paidOut} />
        <Divider my="xs" />
        <Amount name={t('figures.owedClosing')} amount={total.owedClosing} isTotal />
      </Part>
    </SimpleGrid>
  );
}
