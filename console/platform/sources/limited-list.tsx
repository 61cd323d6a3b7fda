import { Button, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { StatusBadge } from '#console/base/status-badge.tsx';
import { useCall } from '#console/base/use-call.ts';
import {
  type LimitedSource,
  limitedDays,
  listLimitedSources,
  sourcesCountMax,
} from '#contract/accounts/platform-sources.ts';

/** Who has tried something too often lately. */
export function LimitedList({ onBlock }: { onBlock: (source: string) => void }) {
  const t = useTranslations('platform-people.sources');
  const { time, count, names } = useFormats();
  const { page, limit } = useListAddress();
  const query = useCall(listLimitedSources, { page, limit }, { keepsPrevious: true });
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('limitedText', { days: limitedDays })}
      </Text>
      <List<LimitedSource>
        label={t('tabs.limited')}
        query={query}
        idOf={({ source }) => source}
        countMax={sourcesCountMax}
        empty={t('noneLimited')}
        columns={[
          { accessor: 'source', title: t('address') },
          {
            accessor: 'kinds',
            title: t('what'),
            render: ({ kinds }) => names(kinds.map((kind) => t(`kinds.${kind}`))),
          },
          {
            accessor: 'times',
            title: t('refused'),
            width: 160,
            textAlign: 'right',
            render: ({ times }) => count(times),
          },
          { accessor: 'lastAt', title: t('last'), width: 190, render: ({ lastAt }) => time(lastAt) },
          {
            accessor: 'act',
            title: '',
            width: 140,
            textAlign: 'right',
            render: ({ source, isBlocked }) =>
              isBlocked ? (
                <StatusBadge colour="red">{t('blocked')}</StatusBadge>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={t('block.one', { network: source })}
                  onClick={() => onBlock(source)}
                >
                  {t('block.open')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
