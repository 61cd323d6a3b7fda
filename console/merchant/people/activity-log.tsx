import { Group, Select, Stack, Text } from '@mantine/core';
import dayjs from 'dayjs';
import { useTranslations } from 'use-intl';
import { DayField } from '#console/base/day-field.tsx';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/list.tsx';
import { useListAddress } from '#console/base/list-address.ts';
import { SearchField } from '#console/base/search-field.tsx';
import { useCall } from '#console/base/use-call.ts';
import {
  listLogPeople,
  listShopLog,
  logCountMax,
  platformActs,
  type ShopLogEntry,
  shopActKinds,
} from '#contract/shops/merchant-log.ts';
import type { StaffMember } from '#contract/shops/merchant-staff.ts';

/** Who did what for the shop, newest first. */
export function ActivityLog({ staff }: { staff: readonly StaffMember[] }) {
  const t = useTranslations('console.people');
  const { time } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const kind = shopActKinds.find((one) => one === value('kind'));
  const { data: people = [] } = useCall(listLogPeople, {});
  const left = people.filter(({ accountId }) => !staff.some((member) => member.accountId === accountId));
  const accountId = Number(value('by')) || undefined;
  const words = value('words');
  const [from, until] = [dayIn(value('from')), dayIn(value('until'))];
  const query = useCall(
    listShopLog,
    { kind, accountId, words, ...timesOf(from, until), page, limit },
    { keepsPrevious: true },
  );
  return (
    <Stack>
      <Group justify="flex-end">
        <Select
          aria-label={t('logWho')}
          value={String(accountId ?? '')}
          allowDeselect={false}
          data={[
            { value: '', label: t('logEveryone') },
            ...staff.map(choiceOf),
            ...(left.length > 0 ? [{ group: t('logLeft'), items: left.map(choiceOf) }] : []),
          ]}
          onChange={(by) => change({ by })}
        />
        <Select
          aria-label={t('logWhat')}
          value={kind ?? ''}
          allowDeselect={false}
          data={[
            { value: '', label: t('logEverything') },
            ...shopActKinds.map((one) => ({ value: one, label: t(`logKinds.${one}`) })),
          ]}
          onChange={(next) => change({ kind: next })}
        />
        <DayField label={t('logFrom')} day={from} max={until} onChange={(next) => change({ from: next })} />
        <DayField label={t('logUntil')} day={until} min={from} onChange={(next) => change({ until: next })} />
        <SearchField key={words} label={t('logFind')} words={words} onSearch={(next) => change({ words: next })} />
      </Group>
      <List<ShopLogEntry>
        label={t('log')}
        list="log"
        query={query}
        idOf={({ id }) => id}
        countMax={logCountMax}
        empty={t('logNone')}
        columns={[
          { accessor: 'at', title: t('logWhen'), width: 200, render: ({ at }) => time(at) },
          {
            accessor: 'nickname',
            title: t('logWho'),
            width: 220,
            render: ({ nickname, act }) => nickname || t(platformActs.includes(act) ? 'logPlatform' : 'logNobody'),
          },
          {
            accessor: 'act',
            title: t('logWhat'),
            render: ({ act, subject, note }) => (
              <>
                <Text size="sm">{t(`acts.${act}`, { subject })}</Text>
                {note && (
                  <Text size="sm" c="dimmed" lineClamp={2}>
                    {note}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </Stack>
  );
}

const choiceOf = ({ accountId, nickname }: { accountId: number; nickname: string }) => ({
  value: String(accountId),
  label: nickname,
});

/** A date as the address names it; empty for anything else. */
const dayIn = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && dayjs(text).isValid() ? text : '');

/** Days begin and end where the reader is, as the times in the list do. */
const timesOf = (from: string, until: string) => ({
  from: from && dayjs(from).toISOString(),
  until: until && dayjs(until).add(1, 'day').toISOString(),
});
