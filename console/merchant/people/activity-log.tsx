import { Group, Select, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { MoreMessages } from '#console/base/more-messages.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { useCall } from '#console/base/use-call.ts';
import type { Locale } from '#contract/core/languages.ts';
import {
  listLogPeople,
  listShopLog,
  logCountMax,
  platformActs,
  type ShopLogEntry,
  shopActKinds,
} from '#contract/shops/merchant-log.ts';
import type { StaffMember } from '#contract/shops/merchant-staff.ts';
import type { Messages } from '#locales/groups.ts';

const files: Record<Locale, () => Promise<{ default: Messages['shop-log'] }>> = {
  en: () => import('#locales/en/shop-log.json'),
  'zh-CN': () => import('#locales/zh-CN/shop-log.json'),
  es: () => import('#locales/es/shop-log.json'),
  fr: () => import('#locales/fr/shop-log.json'),
  th: () => import('#locales/th/shop-log.json'),
  lao: () => import('#locales/lao/shop-log.json'),
};

type ActivityLogProps = { staff: readonly StaffMember[] };

/** Who did what for the shop, newest first. */
export function ActivityLog({ staff }: ActivityLogProps) {
  return (
    <MoreMessages group="shop-log" files={files}>
      <Acts staff={staff} />
    </MoreMessages>
  );
}

function Acts({ staff }: ActivityLogProps) {
  const t = useTranslations('console.people');
  const log = useTranslations('shop-log');
  const { time } = useFormats();
  const { page, limit, value, change } = useListAddress();
  const kind = shopActKinds.find((one) => one === value('kind'));
  const { data: people = [] } = useCall(listLogPeople, {});
  const left = people.filter(({ accountId }) => !staff.some((member) => member.accountId === accountId));
  const accountId = Number(value('by')) || undefined;
  const words = value('words');
  const { times } = useDayRange();
  const query = useCall(listShopLog, { kind, accountId, words, ...times, page, limit }, { keepsPrevious: true });
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
            ...shopActKinds.map((one) => ({ value: one, label: log(`kinds.${one}`) })),
          ]}
          onChange={(next) => change({ kind: next })}
        />
        <DayRangeFields labels={{ from: t('logFrom'), until: t('logUntil') }} />
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
            render: ({ nickname, keyName, act }) => {
              const name = nickname || t(platformActs.includes(act) ? 'logPlatform' : 'logNobody');
              return keyName === null ? name : t('logKey', { key: keyName, name });
            },
          },
          {
            accessor: 'act',
            title: t('logWhat'),
            render: ({ act, subject, note }) => (
              <>
                <Text size="sm">{log(`acts.${act}`, { subject })}</Text>
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
