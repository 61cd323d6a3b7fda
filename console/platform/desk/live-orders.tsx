import { Box, Group, Skeleton, Text, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { LoadFailure } from '#console/base/load-failure.tsx';
import { Part } from '#console/base/part.tsx';
import { useCall } from '#console/base/use-call.ts';
import { countLiveOrders, liveMinutes } from '#contract/insights/platform.ts';

const everyMs = 5_000;
const height = 64;

/** Orders per minute, as they come in. */
export function LiveOrders() {
  const t = useTranslations('platform-desk.live');
  const { count } = useFormats();
  const { data, error, refetch } = useCall(countLiveOrders, {}, { everyMs });
  return (
    <Part title={t('title')}>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton h={height} />}
      {data && (
        <Group gap={48} align="center" wrap="nowrap">
          <Figure name={t('lastMinute')} value={count(data.minutes.at(-1)?.placed ?? 0)} />
          <Figure name={t('all', { minutes: liveMinutes })} value={count(sumOf(data.minutes, 'placed'))} />
          <Figure name={t('paid')} value={count(sumOf(data.minutes, 'paid'))} />
          <Bars minutes={data.minutes} />
        </Group>
      )}
    </Part>
  );
}

type Minute = { ago: number; placed: number; paid: number };

const sumOf = (minutes: readonly Minute[], name: 'placed' | 'paid') =>
  minutes.reduce((sum, minute) => sum + minute[name], 0);

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fz={24} fw={700} className="figures">
        {value}
      </Text>
    </div>
  );
}

/** A picture only: what it shows is said beside it. */
function Bars({ minutes }: { minutes: readonly Minute[] }) {
  const t = useTranslations('platform-desk.live');
  const most = Math.max(1, ...minutes.map(({ placed }) => placed));
  return (
    <Group gap={3} h={height} align="flex-end" wrap="nowrap" flex={1} aria-hidden="true">
      {minutes.map(({ ago, placed }) => (
        <Tooltip key={ago} label={t('minute', { ago: ago + 1, orders: placed })}>
          <Box
            flex={1}
            h={placed === 0 ? 2 : Math.max(4, (placed / most) * height)}
            bg={placed === 0 ? 'var(--console-line)' : 'brand.6'}
            style={{ borderRadius: 2 }}
          />
        </Tooltip>
      ))}
    </Group>
  );
}
