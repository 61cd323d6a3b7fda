import { Code, Group, Select, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { useCall } from '#console/base/use-call.ts';
import {
  listOperatorLog,
  listOperatorsInLog,
  type OperatorLogEntry,
  operatorActKinds,
  operatorLogCountMax,
} from '#contract/operators/platform-log.ts';

/** Who did what for the platform, from where, and what it was before. */
export function OperatorLog() {
  const t = useTranslations('platform.log');
  const words = useTranslations('console.people');
  const { time } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const { data: people = [] } = useCall(listOperatorsInLog, {});
  const { times } = useDayRange();
  const kind = operatorActKinds.find((one) => one === value('kind'));
  const accountId = Number(value('by')) || undefined;
  const search = value('words');
  const filters = { kind, accountId, words: search, ...times };
  const query = useCall(listOperatorLog, { ...filters, page, limit }, { keepsPrevious: true });
  return (
    <Stack>
      <Group justify="flex-end">
        <Select
          aria-label={words('logWho')}
          value={String(accountId ?? '')}
          allowDeselect={false}
          data={[
            { value: '', label: words('logEveryone') },
            ...people.map((person) => ({ value: String(person.accountId), label: person.nickname })),
          ]}
          onChange={(by) => change({ by })}
        />
        <Select
          aria-label={words('logWhat')}
          value={kind ?? ''}
          allowDeselect={false}
          data={[
            { value: '', label: words('logEverything') },
            ...operatorActKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
          ]}
          onChange={(next) => change({ kind: next })}
        />
        <DayRangeFields labels={{ from: words('logFrom'), until: words('logUntil') }} />
        <SearchField key={search} label={t('find')} words={search} onSearch={(next) => change({ words: next })} />
      </Group>
      <List<OperatorLogEntry>
        label={words('log')}
        query={query}
        idOf={({ id }) => id}
        countMax={operatorLogCountMax}
        empty={words('logNone')}
        exported={{
          name: 'operators',
          read: (paging) => callMall(listOperatorLog, { ...filters, ...paging }),
          columns: [
            [words('logWhen'), ({ at }) => at],
            [words('logWho'), ({ who }) => who],
            [words('logWhat'), ({ act, subject }) => t(`acts.${act}`, { subject })],
            [t('before'), ({ before }) => (before ? JSON.stringify(before) : '')],
            [t('after'), ({ after }) => (after ? JSON.stringify(after) : '')],
            [t('reason'), ({ reason }) => reason],
            [t('source'), ({ source }) => source],
            [t('device'), ({ device }) => device],
          ],
        }}
        columns={[
          { accessor: 'at', title: words('logWhen'), width: 190, render: ({ at }) => time(at) },
          {
            accessor: 'who',
            title: words('logWho'),
            width: 240,
            render: ({ who, source }) => (
              <>
                <Text size="sm">{who}</Text>
                <Text size="sm" c="dimmed">
                  {t('from', { source })}
                </Text>
              </>
            ),
          },
          {
            accessor: 'act',
            title: words('logWhat'),
            render: ({ act, subject, reason }) => (
              <>
                <Text size="sm">{t(`acts.${act}`, { subject })}</Text>
                {reason && (
                  <Text size="sm" c="dimmed" lineClamp={2}>
                    {reason}
                  </Text>
                )}
              </>
            ),
          },
          { accessor: 'before', title: t('before'), width: 220, render: ({ before }) => <State state={before} /> },
          { accessor: 'after', title: t('after'), width: 220, render: ({ after }) => <State state={after} /> },
        ]}
      />
    </Stack>
  );
}

/** What a thing was like: names with their values, as the mall wrote them down. */
function State({ state }: { state: OperatorLogEntry['before'] }) {
  if (!state) return null;
  return (
    <Code block fz="xs" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {Object.entries(state)
        .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join('\n')}
    </Code>
  );
}
