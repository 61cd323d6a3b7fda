import { Anchor, Group, Select, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useFormats } from '#console/base/format.ts';
import { List } from '#console/base/lists/list.tsx';
import { useListAddress } from '#console/base/lists/list-address.ts';
import { SearchField } from '#console/base/lists/search-field.tsx';
import { SortField } from '#console/base/lists/sort-field.tsx';
import { StatusTabs, useStatus } from '#console/base/lists/status-tabs.tsx';
import { Screen } from '#console/base/screen.tsx';
import { DayRangeFields, useDayRange } from '#console/base/times/day-range.tsx';
import { useCall } from '#console/base/use-call.ts';
import {
  applicationCountMax,
  applicationSorts,
  listAllApplications,
  type ReviewedApplication,
} from '#contract/applications/platform.ts';
import { applicationStates } from '#contract/applications/shopper.ts';
import { listShopCategories } from '#contract/shops/shopper.ts';
import { ApplicationStateBadge } from './application-state.tsx';

/** All applications; those that wait come first. */
export function ApplicationList() {
  const t = useTranslations('platform-shops.applications');
  const sections = useTranslations('platform.sections');
  const { time } = useFormats();
  const navigate = useNavigate();
  const { page, limit, value, change } = useListAddress();
  const status = useStatus(applicationStates);
  const { times } = useDayRange();
  const { data: kinds = [] } = useCall(listShopCategories, {});
  const categoryId = Number(value('kind')) || undefined;
  const sort = applicationSorts.find((one) => one === value('sort')) ?? 'usual';
  const words = value('words');
  const filters = { auditStatus: status ?? ('all' as const), categoryId, words, sort, ...times };
  const query = useCall(listAllApplications, { ...filters, page, limit }, { keepsPrevious: true });
  const isFiltered = Boolean(status || categoryId || words || times.from || times.until);
  return (
    <Screen title={sections('applications')} text={t('text')}>
      <StatusTabs label={t('state')} all={t('all')} statuses={applicationStates} nameOf={(one) => t(`states.${one}`)} />
      <Group justify="space-between">
        <SearchField key={words} label={t('find')} words={words} onSearch={(next) => change({ words: next })} />
        <Group gap="xs">
          <Select
            aria-label={t('kind')}
            placeholder={t('kind')}
            w={200}
            clearable
            value={categoryId ? String(categoryId) : null}
            data={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(next) => change({ kind: next })}
          />
          <DayRangeFields labels={{ from: t('from'), until: t('until') }} />
          <SortField sort={sort} usual="usual" sorts={applicationSorts} nameOf={(one) => t(`sorts.${one}`)} />
        </Group>
      </Group>
      <List<ReviewedApplication>
        label={sections('applications')}
        query={query}
        idOf={({ id }) => id}
        countMax={applicationCountMax}
        empty={t(isFiltered ? 'noneFound' : 'none')}
        onOpen={({ id }) => void navigate(String(id))}
        exported={{
          name: 'applications',
          read: (paging) => callMall(listAllApplications, { ...filters, ...paging }),
          columns: [
            [t('number'), ({ id }) => id],
            [t('fields.name'), ({ name }) => name],
            [t('fields.realName'), ({ realName }) => realName],
            [t('fields.email'), ({ email }) => email],
            [t('fields.phone'), ({ countryCode, phone }) => `${countryCode} ${phone}`],
            [t('fields.category'), ({ categoryName }) => categoryName],
            [t('fields.type'), ({ typeName }) => typeName],
            [t('fields.country'), ({ country }) => country],
            [t('state'), ({ auditStatus }) => t(`states.${auditStatus}`)],
            [t('sentAt'), ({ createTime }) => createTime],
            [t('decidedAt'), ({ auditTime }) => auditTime],
            [t('decidedBy'), ({ decidedBy }) => decidedBy],
            [t('reason'), ({ denialReason }) => denialReason],
          ],
        }}
        columns={[
          {
            accessor: 'name',
            title: t('fields.name'),
            render: ({ id, name, realName }) => (
              <>
                <Anchor component={Link} to={String(id)} size="sm">
                  {name}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {realName}
                </Text>
              </>
            ),
          },
          {
            accessor: 'categoryName',
            title: t('fields.category'),
            render: ({ categoryName, typeName }) => (
              <>
                <Text size="sm">{categoryName}</Text>
                <Text size="sm" c="dimmed">
                  {typeName}
                </Text>
              </>
            ),
          },
          { accessor: 'email', title: t('fields.email') },
          { accessor: 'createTime', title: t('sentAt'), width: 190, render: ({ createTime }) => time(createTime) },
          {
            accessor: 'auditStatus',
            title: t('state'),
            width: 200,
            render: ({ auditStatus, decidedBy }) => (
              <>
                <ApplicationStateBadge state={auditStatus} />
                {decidedBy && (
                  <Text size="sm" c="dimmed">
                    {decidedBy}
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </Screen>
  );
}
